import type { Id, SiteId, UserId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { MessageKind } from '#domain/mail/message-kind.ts';
import type { Sender } from '#functions/repositories/mail/sender-address.ts';
import type { NewMessage } from '#functions/repositories/mail/message.ts';
import type { CheckedHostname } from '#functions/repositories/site/hostname-check.ts';
import type { OwnedSite } from '#functions/repositories/platform/closed-sites.ts';
import { type Letter, writeLetter } from '../templates/mail-template.ts';
import type { Look } from '../templates/look.ts';

/** What it takes to store a letter, in a request as in a job. */
export type MailingContext = Pick<Context, 'newId' | 'now' | 'config' | 'platform'>;

type Sending = {
  /** Of a letter that is written once, whoever writes it and however often. */
  id?: string;
  kind: MessageKind;
  siteId: SiteId | null;
  recipient: string;
  headers?: Record<string, string>;
  /** When the link in it expires, in ms since the epoch; null without one. */
  expiresAt: number | null;
  /** Whether that link begins sessions on one site alone. */
  isBound?: boolean;
  /** Who is sent it only while the newsletter of the site does not come to them. */
  unlessSubscribed?: UserId;
  /** Who is sent it only while nothing asked them to confirm before. */
  whileUnasked?: UserId;
  /** Whose site it is about: sent only while that is theirs and was not deleted. */
  whileOpen?: OwnedSite;
  /** Whose account is about to go: sent only with what ends it. */
  whileLeaving?: UserId;
  /** What is about to be lost: sent only with what takes its standing. */
  whileSince?: Sender;
  /** The same of a domain. */
  whileChecked?: CheckedHostname;
  /** What was given to somebody: sent only behind what ends it, in the same batch. */
  whileEnding?: Id;
  /** Whether nothing is to be stored, at the same cost. */
  isWithheld?: boolean;
};

/** What an address may be sent, as it is configured. */
export function addressLimit({ config, now }: Pick<MailingContext, 'config' | 'now'>) {
  return { now, ...config.rateLimits.mailToAddress };
}

/** A letter as a row that waits to be sent, and the statement that stores it. */
export function storeLetter(
  ctx: MailingContext,
  look: Look,
  sending: Sending & { letter: Letter },
) {
  const { kind, siteId, recipient, headers = {}, expiresAt, isBound, letter } = sending;
  const { unlessSubscribed, whileUnasked, whileOpen, whileLeaving, whileSince, whileChecked } =
    sending;
  const { whileEnding } = sending;
  const message: NewMessage = {
    id: sending.id ?? ctx.newId(),
    siteId,
    kind,
    recipient,
    senderName: look.name,
    ...writeLetter(look, letter),
    headers,
    expiresAt,
  };
  const allowance = {
    ...addressLimit(ctx),
    isBound,
    unlessSubscribed,
    whileUnasked,
    whileOpen,
    whileLeaving,
    whileSince,
    whileChecked,
    whileEnding,
    isWithheld: sending.isWithheld,
  };
  return { id: message.id, statement: ctx.platform.messages.create(message, allowance) };
}
