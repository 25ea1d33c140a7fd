import PostalMime, { type Email } from 'postal-mime';
import { bounceOf, isComplaint } from '#domain/mail/newsletter/returned-letter.ts';
import type { NamedLetter } from '#domain/mail/newsletter/named-letter.ts';
import type { ReturnAddresses } from '../return-address.ts';
import type { MailEvent } from './mail-event.ts';

/** Mail that came to one of our return addresses, or to any other at their domain. */
type Returned = { to: string; raw: Uint8Array };

/**
 * Reads reports alone: of a server that gave up (RFC 3464), and of people who complained by the button
 * of their mail program (RFC 5965). Null of anything else: an answer of somebody who is away is no
 * bounce, and what a report says in words is guessed at by nobody. Nothing in it is believed but of
 * the letter whose address the sender of the report knew.
 */
export async function returnedMail(
  addresses: ReturnAddresses,
  { to, raw }: Returned,
): Promise<MailEvent | null> {
  const email = await parsed(raw);
  if (email === null) return null;
  const bounce = partOf(email, 'message/delivery-status');
  if (bounce !== null) {
    const letter = await addresses.letterOf(to);
    const kind = bounceIn(bounce);
    return letter === null || kind === null ? null : eventOf(letter, kind);
  }
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback === null || !isComplaint(fieldsOf(feedback)['feedback-type'] ?? '')) return null;
  const letter = await letterIn(email, feedback, addresses);
  return letter === null ? null : eventOf(letter, 'complained');
}

/** A letter comes back once, however often a server says so. */
const eventOf = (letter: NamedLetter, kind: MailEvent['kind']): MailEvent => ({
  id: `${'providerId' in letter ? letter.providerId : `${letter.sendId}.${letter.userId}`}.${kind}`,
  letter,
  kind,
});

/** Null of what is no mail, or is nested beyond all reports. */
async function parsed(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, {
      attachmentEncoding: 'utf8',
      forceRfc822Attachments: true,
      maxNestingDepth: 10,
    });
  } catch {
    return null;
  }
}

function partOf({ attachments }: Email, mimeType: string): string | null {
  const part = attachments.find((each) => each.mimeType === mimeType);
  return typeof part?.content === 'string' ? part.content : null;
}

/** Of all recipients that the report is about: they are one, in as many spellings as it likes. */
function bounceIn(report: string): 'bounced' | 'soft-bounced' | null {
  const kinds = report.split(/\r?\n\r?\n/).map((group) => {
    const { action = '', status = '', 'diagnostic-code': diagnostic = '' } = fieldsOf(group);
    return bounceOf({ action, status, diagnostic });
  });
  return kinds.find((kind) => kind === 'bounced') ?? kinds.find((kind) => kind !== null) ?? null;
}

/** The return address of the letter: the report names it, or the letter that it comes with. */
async function letterIn(
  email: Email,
  feedback: string,
  addresses: ReturnAddresses,
): Promise<NamedLetter | null> {
  const letter = partOf(email, 'message/rfc822') ?? partOf(email, 'text/rfc822-headers') ?? '';
  const [head = ''] = letter.split(/\r?\n\r?\n/, 1);
  const named = [fieldsOf(feedback)['original-mail-from'], fieldsOf(head)['return-path']];
  for (const address of named) {
    const found = await addresses.letterOf((address ?? '').replaceAll(/[<>\s]/g, ''));
    if (found !== null) return found;
  }
  return null;
}

/** Fields by their names in lower case, the first of each; a line that begins with a space goes on. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
  });
  return Object.fromEntries(fields.toReversed());
}
