import { z } from 'zod';

/** Wakes the publisher; the database knows what there is to publish. */
const publish = z.strictObject({ kind: z.literal('publish'), siteId: z.string() });
/** Replaces the pages that an earlier deploy rendered. */
const refresh = z.strictObject({ kind: z.literal('refresh'), siteId: z.string() });
/** Drops pages from the edge cache once more, some seconds after a build went live. */
const purge = z.strictObject({
  kind: z.literal('purge'),
  siteId: z.string(),
  paths: z.union([z.literal('all'), z.array(z.string())]),
});
/** Wakes the mailer for one message, which is stored in the database. */
const mail = z.strictObject({ kind: z.literal('mail'), messageId: z.string() });

/** Has a newsletter brought on; the database knows how far it is. */
const newsletter = z.strictObject({
  kind: z.literal('newsletter'),
  siteId: z.string(),
  sendId: z.string(),
});

export const queueMessage = z.discriminatedUnion('kind', [
  publish,
  refresh,
  purge,
  mail,
  newsletter,
]);
export type QueueMessage = z.output<typeof queueMessage>;

export type MessageOf<Kind extends QueueMessage['kind']> = Extract<QueueMessage, { kind: Kind }>;
export type MailMessage = MessageOf<'mail'>;
/** A queue of its own, so that no letter to sign in waits behind thousands. */
export type NewsletterMessage = MessageOf<'newsletter'>;
/** What the queue of a site's pages carries. */
export type PageMessage = Exclude<QueueMessage, MailMessage | NewsletterMessage>;
