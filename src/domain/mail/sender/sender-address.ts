import { ownDomain } from '../../site/domains/own-domain.ts';

/** An address that letters may be from, and its domain, in ASCII and lower case. */
export type SenderAddress = { address: string; domain: string };

/** What servers take of a whole address, and before its @, in characters. */
export const senderAddressMax = 254;
const mailboxMax = 64;

/**
 * A mailbox as RFC 5321 writes it without quotes. Nothing of it can end a header or name somebody
 * else, and no server has to know more than ASCII.
 */
const mailboxPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** What a cook typed as the address that letters are from; null where none could be. */
export function readSenderAddress(typed: string, platformHost: string): SenderAddress | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(0, at));
  if (mailbox.length > mailboxMax || !mailboxPattern.test(mailbox)) return null;
  const domain = ownDomain(text.slice(at + 1), platformHost);
  if (domain === null) return null;
  const address = `${mailbox}@${domain}`;
  return address.length > senderAddressMax ? null : { address, domain };
}
