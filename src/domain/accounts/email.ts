/** The form in which addresses are kept and compared: case of ASCII letters and blanks around set aside. */
export function normalizeEmail(text: string): string {
  return text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Something, @, something, dot, something, without blanks. Characters that would make a mail
 * header name a second recipient or end are no part of it.
 */
export function isEmail(text: string): boolean {
  const domain = /^[^\s@,;:<>()[\]"\\]+@([^\s@,;:<>()[\]"\\]+)$/.exec(text)?.[1] ?? '';
  // Apart from the pattern, which would try every dot of a long text with each of the others.
  return domain.slice(1, -1).includes('.');
}
