/** What somebody chose as a name, in one line; null where mail programs would make it a link. */
export function mailableLine(text: string): string | null {
  const line = inOneLine(text);
  const looksLikeAddress = /:\/\/|\bwww\.|@|[^\s.]\.[^\s.]{2,}/i.test(line);
  return line === '' || looksLikeAddress ? null : line;
}

/** What a site is called in mail: its title, or its host where mail programs would make a link of that. */
export const mailableTitle = ({ title, origin }: { title: string; origin: string }): string =>
  mailableLine(title) ?? new URL(origin).host;

/** What somebody said, in one line, figures and all; null where mail programs would make a link of it. */
export function quotableLine(text: string): string | null {
  const line = inOneLine(text);
  const looksLikeAddress = /:\/\/|\bwww\.|\S@\S|[\p{L}\d-]\.\p{L}{2,}/iu.test(line);
  return line === '' || looksLikeAddress ? null : line;
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
