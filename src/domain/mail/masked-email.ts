/** As much of an address as tells its owner which it is, and others little: "an…@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const mailbox = Array.from(email.slice(0, at));
  const shown = mailbox.slice(0, mailbox.length > 3 ? 2 : 1).join('');
  return `${shown}…${email.slice(at)}`;
}
