import { domainOf } from '#domain/mail/address-domain.ts';
import { type BounceKind, bounceOfStatus } from '#domain/mail/newsletter/returned-letter.ts';
import type { SmtpReply } from './smtp-connection.ts';
import type { Mail } from './mailer.ts';

/** What a server answered to one of the steps by which a letter is handed over, unless it took it. */
export type Refusal = {
  code: number;
  /** What it says of the address where it is for good; nothing where it speaks of the letter. */
  bounce: BounceKind | undefined;
  reason: string;
  /**
   * What is not taken: the address that the letter is from, whatever comes from us, whatever comes from us
   * to this domain, or this letter.
   */
  what: 'sender' | 'platform' | 'domain' | 'letter';
};

/** Null where the server goes on. */
export function refusalIn(reply: SmtpReply, step: string, mail: Mail): Refusal | null {
  const { code, lines } = reply;
  if (code >= 200 && code < 400) return null;
  const status = lines.map((each) => enhanced.exec(each)?.[0]).find(Boolean) ?? '';
  const said = [code, status].filter(Boolean).join(' ');
  const reason = `The mail server answered ${said} to ${step}`;
  const bounce = bounceIn({ code, status }, step);
  return { code, bounce, reason, what: whatIsRefused({ ...reply, status }, step, mail) };
}

function bounceIn({ code, status }: { code: number; status: string }, step: string) {
  if (status !== '') return ofAddress.test(status) ? bounceOfStatus(status) : undefined;
  // Without a code: to the recipient three of them say "no" and nothing more, to a letter that it is not liked.
  if (step !== 'RCPT') return undefined;
  return bounceOfStatus([550, 551, 553].includes(code) ? '5.0.0' : '');
}

/** Of all codes those that speak of the recipient, the mailbox or the way there (RFC 3463). */
const ofAddress = /^5\.[0124]\./;

const enhanced = /^[45]\.\d{1,3}\.\d{1,3}(?=\s|$)/;

type Reply = SmtpReply & { status: string };

function whatIsRefused(reply: Reply, step: string, mail: Mail): Refusal['what'] {
  const { code, lines, status } = reply;
  const { returnTo } = mail;
  if (lines.some((each) => ofUs.test(each))) return 'platform';
  const isOfSender =
    (step === 'MAIL' && code === noSuchSender) ||
    (code >= 500 && lines.some((each) => ofSender.test(each)));
  if (!isOfSender) {
    if (step === 'MAIL') return 'platform';
    return ofPolicy.test(status) ? 'domain' : 'letter';
  }
  if (isOfRecipient(reply, mail)) return 'platform';
  if (returnTo === undefined) return 'sender';
  // Before the end of a letter a server has heard of no other address than the one it comes back to.
  const isOfOurs = step !== theMessage || names(reply, returnTo);
  return isOfOurs ? 'platform' : 'sender';
}

/** What the last step is called. */
export const theMessage = 'the message';

/** Whether a reply speaks of an address, or of its domain. */
const names = (reply: SmtpReply, address: string): boolean => contains(reply, domainOf(address));

/** A service on trial sends to addresses alone that it was told of: it says of them what it says of senders. */
const isOfRecipient = (reply: SmtpReply, { to, from }: Mail): boolean =>
  contains(reply, to) && !contains(reply, from.address);

const contains = ({ lines }: SmtpReply, text: string): boolean =>
  lines.join('\n').toLowerCase().includes(text.toLowerCase());

/** What a server has decided about whoever sends, and not about an address or a letter (RFC 3463). */
const ofPolicy = /^5\.7\.\d/;
/** What Postfix says of whoever connects, however long it waits with it. */
const ofUs = /client host (?:rejected|\[)|helo command rejected/i;

/** To MAIL it is said of the address alone; 550 and 554 are said of limits and of whoever connects, too. */
const noSuchSender = 553;
/**
 * What servers say of a sender, at once or where they wait with it for the recipient or the letter: codes
 * of a bad sender (RFC 3463), and the words of Postfix, Exim and services that send for many.
 */
const ofSender = new RegExp(
  [
    String.raw`^5\.1\.[78]\b`,
    'sender address rejected',
    'sender (?:address )?is not allowed',
    'sender verify failed',
    '(?:address|domain) is not verified',
    'not match a verified sender',
    'not allowed to send as',
  ].join('|'),
  'i',
);
