/** The form in which addresses are kept and compared: case of ASCII letters and blanks around set aside. */
export function normalizeEmail(text: string): string {
  return text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Something, @, something, dot, something, without blanks. Characters that would make a mail
 * header name a second recipient or end are no part of it.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/.test(text);
}
