import { platformName } from '../platform-name.ts';

/**
 * What somebody chose as a name, in one line; null where mail programs would make it a link, and
 * where it is the platform's own.
 */
export function mailableLine(text: string): string | null {
  const line = withSpacedInitials(inOneLine(text));
  const looksLikeAddress = /:\/\/|\bwww\.|@|[^\s.]\.[^\s.]{2,}/i.test(line);
  return line === '' || looksLikeAddress || isOfPlatform.test(line.normalize('NFKC')) ? null : line;
}

/** "St.John's", "J.R.Moss": with a space behind the dot no mail program takes them for an address. */
const withSpacedInitials = (line: string): string =>
  line.replaceAll(/(?<![\p{L}\p{N}@-])(\p{Lu}\p{Ll}{0,3}\.)(?=\p{Lu})/gu, '$1 ');

/** Who letters are from, as mail programs write it: `Ruth <ruth@pies.example>` is from Ruth. */
export const mailableSender = (text: string): string | null =>
  mailableLine(text.replaceAll(/<[^<>]*@[^<>]*>/g, ' '));

/** What a person chose as their name; null also where it is somebody of the platform: `Larder Support`. */
export function mailablePerson(text: string): string | null {
  const line = mailableLine(text);
  return line !== null && namesPlatform.test(line.normalize('NFKC')) ? null : line;
}

const isOfPlatform = new RegExp(`^${platformName}$`, 'i');
const namesPlatform = new RegExp(`\\b${platformName}\\b`, 'i');

/** What a site is called in mail: its title, or its host where mail programs would make a link of that. */
export const mailableTitle = ({ title, origin }: { title: string; origin: string }): string =>
  mailableLine(title) ?? new URL(origin).host;

/** What somebody said, in one line, figures and all; null where mail programs would make a link of it. */
export function quotableLine(text: string): string | null {
  const line = inOneLine(text);
  const looksLikeAddress = /:\/\/|\bwww\.|\S@\S|[\p{L}\d-]\.\p{L}{2,}/iu.test(line);
  return line === '' || looksLikeAddress ? null : line;
}

/** The same in the lines in which it was written, with one empty line between them at most. */
export function quotableText(text: string): string | null {
  if (quotableLine(text) === null) return null;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(inOneLine);
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
