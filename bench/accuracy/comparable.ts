const singleQuotes = /[‘’‚‛`´ʼ]/gu;
const doubleQuotes = /[“”„‟«»]/gu;

/**
 * A text as it is compared: one kind of quotation marks, of white space and of fractions ("½" is
 * "1/2"). Case, dashes and marks stay as they are.
 */
export function comparable(text: string): string {
  return text
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replaceAll(singleQuotes, "'")
    .replaceAll(doubleQuotes, '"')
    .replaceAll(/[\s\u200B-\u200D\u2060\uFEFF\u00AD]+/gu, ' ')
    .trim();
}

const word =
  /\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|\p{Script=Han}|[\p{L}\p{M}]+?(?=\p{Script=Han})|[\p{L}\p{M}]+/gu;

/** Its words and its numbers by their value ("1/2" is "0.5"), without marks and case; Han characters one by one. */
export function wordsIn(text: string): string[] {
  const plain = comparable(text).toLowerCase();
  return [...plain.matchAll(word)].map(([found]) => (/^\d/.test(found) ? valueOf(found) : found));
}

function valueOf(written: string): string {
  const value = written
    .replace(',', '.')
    .split(' ')
    .reduce((sum, part) => sum + quotientOf(part), 0);
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : written;
}

function quotientOf(part: string): number {
  const [over = '', under = '1'] = part.split('/');
  return Number(over) / Number(under);
}

/** As many items and the same ones, in order. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((item, at) => comparable(item) === comparable(other[at] ?? ''));
