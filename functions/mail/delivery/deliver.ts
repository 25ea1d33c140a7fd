import type { Id, SiteId } from '#domain/ids.ts';
import { lastMessageKinds, type MessageKind, readerKinds } from '#domain/mail/message-kind.ts';
import type { Mailer, MailVerdict } from '#functions/mail/transports/mailer.ts';
import type { ReturnAddresses } from '#functions/adapters/return-address.ts';
import { whileHeld } from '../while-held.ts';
import type { RefusedSender } from './refused-sender.ts';
import type { MessageRepository, WaitingMessage } from '#functions/repositories/mail/message.ts';

/** A mail that did not leave; the site is that in whose name it was written. */
type MailFailure = {
  level: 'error';
  event: 'mail_postponed' | 'mail_given_up';
  site: SiteId | null;
  message: Id;
  kind: MessageKind;
  reason: string;
  attempts: number;
};

type Statement = ReturnType<MessageRepository['take']>;

/** What sending needs; there is no request that it belongs to. */
export type MailHost = {
  messages: MessageRepository;
  mailer: Mailer;
  /** The address that all mail comes from. */
  fromAddress: string;
  /** The address of its own that letters of a site are from; null where it has none that is proven. */
  senderOf: (siteId: SiteId) => Promise<string | null>;
  /** Where letters of sites to readers come back to; null where nothing that comes back is read. */
  returnAddresses: Pick<ReturnAddresses, 'ofMessage'> | null;
  /** Has no letter of a site go to an address any more, which will never take one. */
  suppress: (siteId: SiteId, email: string, now: number) => Statement[];
  /** Has letters of a site come from the platform, whose own address is not taken any more. */
  loseSender: (refused: RefusedSender) => Promise<void>;
  commit: (statements: Statement[]) => Promise<number[]>;
  now: () => number;
  log: (line: MailFailure) => void;
};

const minuteMs = 60_000;
/** So long after a death another sender may take the message over; it is renewed while a slow server is waited for. */
export const leaseMs = 2 * minuteMs;
const retryMinutes = [0.5, 2, 5, 15, 60, 240, 720];
/** When a message is tried that had no try left, but whose address was lost by the last. */
const afterLossMinutes = 0.5;

/** Sends one message unless another sender has it; answers when to try again, if ever. */
export async function deliverMessage(host: MailHost, id: Id): Promise<number | null> {
  const now = host.now();
  const [taken] = await host.commit([host.messages.take(id, { now, leasedUntil: now + leaseMs })]);
  if (taken === 0) return null;
  const message = await host.messages.find(id);
  if (!message) return null;
  if (isTooLate(message, now)) return finish(host, message, 'too late');
  try {
    const from = await fromOf(host, message);
    const { attempts } = message;
    const renew = () => {
      const leasedUntil = host.now() + leaseMs;
      return host.commit([host.messages.renew(id, { attempts, leasedUntil })]);
    };
    const back = await returnOf(host, message);
    const mail = { ...mailOf(message, from), returnTo: back?.address };
    const verdict = await whileHeld(renew, () => host.mailer.send(mail));
    if (verdict.outcome === 'sent') {
      // By SMTP a letter is called as its return address calls it.
      const providerId = verdict.providerId ?? back?.providerId ?? null;
      return await finish(host, message, { outcome: 'sent', providerId });
    }
    if (verdict.outcome === 'refused') return await finish(host, message, verdict);
    const { siteId } = message;
    const { reason } = verdict;
    if (siteId === null || from === host.fromAddress) throw new Error(reason);
    await host.loseSender({ siteId, address: from });
    // It has not left; the next try is from whatever address counts then, also after the last of all.
    const minutes = retryMinutes[message.attempts - 1] ?? afterLossMinutes;
    return await putOff(host, message, { reason, minutes });
  } catch (error) {
    // Whatever the transport ran into, the message stays and is tried again.
    return await postpone(host, message, error);
  }
}

async function finish(
  { messages, suppress, commit, now, log }: MailHost,
  message: WaitingMessage,
  verdict: Exclude<MailVerdict, { outcome: 'sender-refused' }> | 'too late',
) {
  const { id, kind, siteId: site, recipient, attempts } = message;
  const end = (how: Statement) => (lastMessageKinds.includes(kind) ? messages.forget(id) : how);
  if (verdict !== 'too late' && verdict.outcome === 'sent') {
    await commit([end(messages.keepSent(id, verdict.providerId, now()))]);
    return null;
  }
  const isClosed = verdict !== 'too late' && verdict.bounce === 'bounced';
  const isOver = isClosed && site !== null && isToReader(message);
  await commit([end(messages.giveUp(id)), ...(isOver ? suppress(site, recipient, now()) : [])]);
  const reason = verdict === 'too late' ? 'late' : verdict.reason;
  log({ level: 'error', event: 'mail_given_up', site, message: id, kind, reason, attempts });
  return null;
}

async function postpone(host: MailHost, message: WaitingMessage, error: unknown) {
  const reason = error instanceof Error ? error.message : 'unknown';
  const minutes = retryMinutes[message.attempts - 1];
  if (minutes === undefined) {
    return finish(host, message, { outcome: 'refused', reason });
  }
  return putOff(host, message, { reason, minutes });
}

async function putOff(
  host: MailHost,
  { id, kind, siteId: site, attempts }: WaitingMessage,
  { reason, minutes }: { reason: string; minutes: number },
) {
  const retryAt = host.now() + minutes * minuteMs;
  await host.commit([host.messages.postpone(id, retryAt)]);
  const event = 'mail_postponed';
  host.log({ level: 'error', event, site, message: id, kind, reason, attempts });
  return retryAt;
}

/** What comes back of it says something of a reader of a site. */
const isToReader = ({ siteId, kind }: WaitingMessage): boolean =>
  siteId !== null && readerKinds.includes(kind);

const returnOf = async ({ returnAddresses }: MailHost, message: WaitingMessage) =>
  isToReader(message) ? ((await returnAddresses?.ofMessage(message.id)) ?? null) : null;

const isTooLate = ({ expiresAt }: WaitingMessage, now: number) =>
  expiresAt !== null && now >= expiresAt;

/** What a cook writes to readers is from the cook's address; all else is from the platform. */
async function fromOf({ senderOf, fromAddress }: MailHost, { kind, siteId }: WaitingMessage) {
  const own = kind === 'newsletter' && siteId !== null ? await senderOf(siteId) : null;
  return own ?? fromAddress;
}

const mailOf = (message: WaitingMessage, fromAddress: string) => ({
  id: message.idempotencyKey,
  from: { name: message.senderName, address: fromAddress },
  to: message.recipient,
  subject: message.subject,
  html: message.html,
  text: message.text,
  headers: message.headers,
});
