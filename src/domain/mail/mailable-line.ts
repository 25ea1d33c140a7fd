/** What somebody chose as a name, in one line; null where mail programs would make it a link. */
export function mailableLine(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const looksLikeAddress = /:\/\/|\bwww\.|@|[^\s.]\.[^\s.]{2,}/i.test(line);
  return line === '' || looksLikeAddress ? null : line;
}
