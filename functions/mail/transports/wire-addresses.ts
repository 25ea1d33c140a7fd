import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { isEmail } from '#domain/accounts/email.ts';
import type { Mail } from './mailer.ts';

/** What becomes of a letter to an address that no command and no header can carry. */
export const unsendable = {
  outcome: 'refused',
  reason: 'The address is none that mail servers take',
  bounce: 'bounced',
} as const;

/**
 * The letter with its addresses as mail servers take them, whenever they were stored: in ASCII, and with nothing that
 * would end a command. Null where its recipient has no such address; answers then go to the sender.
 */
export function onTheWire(mail: Mail): Mail | null {
  const to = canonicalEmail(mail.to);
  if (!isEmail(to)) return null;
  const { 'Reply-To': replyTo, ...headers } = mail.headers;
  const answers = replyTo === undefined ? '' : canonicalEmail(replyTo);
  return { ...mail, to, headers: { ...headers, ...(isEmail(answers) && { 'Reply-To': answers }) } };
}
