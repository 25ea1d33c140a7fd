/**
 * An address as it stands in a list: what nobody sees in it is a sign that no address has, so that
 * taking it away never makes the address of another person.
 */
export const seenAddress = (written: string): string =>
  written
    .trim()
    .replaceAll(/[\t\n\r ]+/g, ' ')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');

/** What a server takes of an address, in characters: before the @, and of each label of the domain. */
const mailboxMaxLength = 64;
const labelMaxLength = 63;

/** An address as it was meant: trimmed, with ASCII letters in lower case. */
export const normalizeEmail = (text: string): string =>
  text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Something of ASCII, since few mail servers take more, @, and a domain of labels between dots, without blanks. Characters that would make a
 * mail header name a second recipient or end are no part of it, nor are those that nobody sees.
 */
export function isEmail(text: string): boolean {
  const [, mailbox = '', domain = ''] =
    /^([^\P{ASCII}\s\p{Cc}@,;:<>()[\]"\\]+)@([^\s@]+)$/u.exec(text) ?? [];
  if (mailbox === '' || mailbox.length > mailboxMaxLength) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** Letters of any script, digits, and hyphens between them. */
const isLabel = (label: string): boolean =>
  label.length <= labelMaxLength &&
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label);
