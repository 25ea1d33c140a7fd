import { z } from 'zod';
import {
  audiences,
  letterSegments,
  newsletterKinds,
  pauseReasons,
  previewLineMax,
  sendStates,
  subjectMax,
} from '#domain/mail/newsletter/newsletter-send.ts';
import { dateTime, plannedTime, id, lineUpTo, version } from '../fields.ts';
import { paging } from '../paging.ts';
import { richText } from '../rich-text.ts';

const fields = {
  /** Null of a note alone. */
  recipeId: id.nullable().exactOptional(),
  note: richText.nullable().exactOptional(),
  /** The title of the recipe where it is empty. */
  subject: lineUpTo(subjectMax).exactOptional(),
  /** What mail programs show behind the subject. */
  previewLine: lineUpTo(previewLineMax).exactOptional(),
  audience: z.enum(audiences).exactOptional(),
  /** Only who subscribed at this time or later. */
  joinedAfter: dateTime.nullable().exactOptional(),
  /** Whether it stands on the site as well, once it has left; as the last one where it is absent. */
  isOnSite: z.boolean().exactOptional(),
  /** Of the welcome letter: whether who subscribes is sent it. */
  isActive: z.boolean().exactOptional(),
};

/** Whether a recipe is sent although it was sent before. */
const again = z.literal(true).exactOptional();

/** POST `{siteSlug}/newsletter-sends`: is sent at once unless it is to be a draft. */
export const newNewsletterSendInput = z
  .strictObject({ ...fields, isDraft: z.boolean().exactOptional(), again })
  .meta({ id: 'NewNewsletterSend' });
export type NewNewsletterSendInput = z.output<typeof newNewsletterSendInput>;

/** PUT `{siteSlug}/newsletter-sends/{sendId}`; what is absent stays as it was. */
export const newsletterSendInput = z.strictObject(fields).meta({ id: 'NewsletterSendInput' });
export type NewsletterSendInput = z.output<typeof newsletterSendInput>;

/** POST `{siteSlug}/newsletter-sends/{sendId}/send`. */
export const sendingInput = z
  .strictObject({
    /** At once where it is null or absent. */
    sendAt: plannedTime.nullable().exactOptional(),
    again,
  })
  .meta({ id: 'NewsletterSending' });
export type SendingInput = z.output<typeof sendingInput>;

/** POST `{siteSlug}/newsletter-sends/{sendId}/test`. */
export const testLetterInput = z
  .strictObject({ reader: z.enum(letterSegments) })
  .meta({ id: 'NewsletterTest' });
export type TestLetterInput = z.output<typeof testLetterInput>;

export const testLetterAnswer = z.strictObject({ email: z.string() });

/** GET `{siteSlug}/newsletter-sends`. */
export const newsletterSendsQuery = z.strictObject({ ...paging, recipeId: id.exactOptional() });
export type NewsletterSendsQuery = z.output<typeof newsletterSendsQuery>;

/** GET `{siteSlug}/newsletter-audience`. */
export const audienceQuery = z.strictObject({ joinedAfter: dateTime.exactOptional() });
export type AudienceQuery = z.output<typeof audienceQuery>;

/** How many people get a newsletter that is sent now, and by which clock it would be. */
export const audienceAnswer = z.strictObject({
  all: z.int(),
  free: z.int(),
  paid: z.int(),
  now: dateTime,
});
export type AudienceAnswer = z.output<typeof audienceAnswer>;

export const newsletterSendView = z
  .strictObject({
    id,
    recipeId: id.nullable(),
    /** As readers know it, else as it is written; null of a note alone, and of a recipe that is gone. */
    recipeTitle: z.string().nullable(),
    note: richText.nullable(),
    subject: z.string(),
    previewLine: z.string(),
    audience: z.enum(audiences),
    joinedAfter: dateTime.nullable(),
    isOnSite: z.boolean(),
    kind: z.enum(newsletterKinds),
    isActive: z.boolean(),
    /** Where it stands on the site; null before it has left, and where it is kept from there. */
    siteAddress: z.string().nullable(),
    state: z.enum(sendStates),
    /** Why it stands still, or will when its time comes. */
    pausedFor: z.enum(pauseReasons).nullable(),
    /** When the rest goes on, where the site has sent what a new sender may in a day. */
    heldUntil: dateTime.nullable(),
    version,
    sendAt: dateTime.nullable(),
    startedAt: dateTime.nullable(),
    finishedAt: dateTime.nullable(),
    createdAt: dateTime,
    updatedAt: dateTime,
    /** What became of the letters; all are zero before it is sent. */
    counts: z.strictObject({
      /** All who are to get it, as far as they are noted. */
      recipients: z.int(),
      /** Whose turn it has not been; nobody's once it has ended. */
      waiting: z.int(),
      /** Of one that was stopped: being handed over then, and not heard of yet. */
      leaving: z.int(),
      /** Of one that was stopped: whose turn never came. */
      missed: z.int(),
      /** Those that the service has taken, whatever became of them. */
      sent: z.int(),
      delivered: z.int(),
      refused: z.int(),
      skipped: z.int(),
      uncertain: z.int(),
      bounced: z.int(),
      complained: z.int(),
      /** Who said by a link or a header of it that they want no more letters. */
      unsubscribed: z.int(),
      /** People whom it brought, by a link of it or of its page on the site: those who asked for letters for the first time. */
      subscribed: z.int(),
      /** Those who took a paid plan for the first time, whether they got letters before or not. */
      subscribedPaid: z.int(),
    }),
  })
  .meta({ id: 'NewsletterSend' });
export type NewsletterSendView = z.output<typeof newsletterSendView>;

export const newsletterSendAnswer = z.strictObject({ newsletterSend: newsletterSendView });
export type NewsletterSendAnswer = z.output<typeof newsletterSendAnswer>;

export const newsletterSendsAnswer = z.strictObject({
  newsletterSends: z.array(newsletterSendView),
  /** Null before it is begun. */
  welcomeLetter: newsletterSendView.nullable(),
  total: z.int(),
});
export type NewsletterSendsAnswer = z.output<typeof newsletterSendsAnswer>;

/** GET `{siteSlug}/newsletter-sends/{sendId}/links`: none where visits were not counted when it left. */
export const newsletterLinksAnswer = z.strictObject({
  links: z.array(
    z
      .strictObject({
        /** Where it leads, as its cook wrote it. */
        href: z.string(),
        /** How often it was followed, by people and by machines. */
        visits: z.int(),
      })
      .meta({ id: 'NewsletterLink' }),
  ),
});
export type NewsletterLinksAnswer = z.output<typeof newsletterLinksAnswer>;
