import { cleanLine, plainLine, withoutListNumber } from '../ingredient-line/clean-line.ts';
import { findIngredientDensity } from '../ingredient-densities.ts';
import { cutText } from '../../text/cut-text.ts';
import { hasListMark, lineEnd, withoutListMark, withoutListMarks } from '../../text/lines.ts';
import { beginsHeading } from './heading-beginnings.ts';
import { readLine } from '../line-reading/read-line.ts';

/** Lines under a heading; those before the first heading have none. */
export type PastedGroup = { title: string | null; lines: string[] };

type PastedLine = { text: string; isHeading: boolean };

const numbering = /^(\d{1,3})[.)]\s+(?=\S)/;
const markdownHeading = /^#{1,6}\s+(.+?)\s*#*$/;
const boldLine = /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/;
const longestHeadingWords = 7;
const longestAnnouncedWords = 10;
const longestHeading = 255;

/** The rows of a pasted list, without bullets, boxes and numbers; headings part its groups. */
export function rowsFromPaste(text: string, language: string): PastedGroup[] {
  const blocks = blocksOf(text);
  const isNumbered = countsUp(blocks.flat());
  const lines = blocks.flatMap((block) => readBlock(block, { isNumbered, blocks, language }));
  const groups: PastedGroup[] = [];
  for (const { text: line, isHeading } of lines) {
    if (isHeading) groups.push({ title: cutText(line, longestHeading), lines: [] });
    else if (groups.length === 0) groups.push({ title: null, lines: [line] });
    else groups.at(-1)?.lines.push(line);
  }
  return withoutEmpty(groups);
}

/** A heading without lines is one of them; above a further heading it names the whole list. */
function withoutEmpty(groups: readonly PastedGroup[]): PastedGroup[] {
  const [last, ...before] = groups.toReversed();
  const [above, ...others] = before.filter(({ lines }) => lines.length > 0);
  if (!last || last.lines.length > 0 || last.title === null || !above) {
    const filled = groups.filter(({ lines }) => lines.length > 0);
    return filled.length > 0 ? filled : groups.slice(0, 1);
  }
  return [{ ...above, lines: [...above.lines, last.title] }, ...others].toReversed();
}

/** Lines that stand together, as they are seen. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.split(lineEnd)) {
    const plain = plainLine(line).replaceAll(/\s+/g, ' ').trim();
    if (plain === '') blocks.push([]);
    else blocks.at(-1)?.push(plain);
  }
  return blocks.filter((block) => block.length > 0);
}

/** "1. flour", "2. sugar" is a numbered list, "1. flour" alone is not. */
function countsUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => {
    const [, number] = numbering.exec(line) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1 || number === 1);
}

type Reading = { isNumbered: boolean; blocks: string[][]; language: string };

function readBlock(block: string[], reading: Reading): PastedLine[] {
  return block.flatMap((line, at): PastedLine[] => {
    const title = headingIn(line, reading) ?? titleOfBlock(block, at, reading);
    if (title !== null) return [{ text: title, isHeading: true }];
    const text = withoutItemMark(line, reading.isNumbered);
    return text === '' ? [] : [{ text, isHeading: false }];
  });
}

function withoutItemMark(line: string, isNumbered: boolean): string {
  const bare = withoutListMarks(line).trim();
  const text = isNumbered ? bare.replace(numbering, '') : withoutListNumber(bare);
  return /^[-–—*+•·_=\s]*$/u.test(text) ? '' : text;
}

/** A heading by its own marks: "## Filling", "**Filling**", "For the dough:", "FILLING". */
function headingIn(line: string, { blocks, language }: Reading): string | null {
  const marked = markedWords(line);
  const text = titleIn(marked ?? line);
  if (marked === undefined && isAnnounced(line)) return text;
  if (text === '' || isMeasured(text, language)) return null;
  if (marked !== undefined) return text;
  if (hasListMark(line) || /[\d,;]/.test(text) || wordCount(text) > longestHeadingWords)
    return null;
  if (/[:：]$/.test(line)) return text;
  const isLoud = isShouted(text) && !blocks.flat().every(isShouted);
  return isLoud || isBegun(text, language) ? text : null;
}

/** What goes on in small letters is the rest of the line above: "plus more / for the pan". */
const isBegun = (text: string, language: string): boolean =>
  /^\p{Lu}/u.test(text) && !isSentence(text) && beginsHeading(text, language);

/** The words between the signs of Markdown for a heading or a bold line. */
export const markedWords = (line: string): string | undefined =>
  (markdownHeading.exec(line) ?? boldLine.exec(line))?.[1];

/**
 * The heading that a typed line is: "For the dough", "Sauce:", and "FILLING" where the other lines
 * are not in capitals; null of anything else.
 */
export function headingOfLine(
  line: string,
  { language, others }: { language: string; others: readonly string[] },
): string | null {
  const text = titleIn(line);
  if (isAnnounced(line)) return text;
  const isShort = wordCount(text) <= longestHeadingWords && !/[\d,;]/.test(text);
  if (text === '' || !isShort || isMeasured(text, language)) return null;
  if (/[:：]\s*$/.test(line)) return text;
  if (isSentence(text)) return null;
  if (beginsHeading(text, language)) return text;
  const isLoud = isShouted(text) && lettersIn(text) >= leastLoudLetters;
  return isLoud && others.some((other) => !isShouted(other)) ? text : null;
}

/** "For serving, cut it." says what to do. */
const isSentence = (text: string): boolean => /[.!?。]["'”’)»]?$/u.test(text);

/** "BBQ" and "MSG" are food. */
const leastLoudLetters = 5;
const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** "Dough (for a tin of 26 cm):" and "For 4 people:": a colon at the end, and no amount before the name. */
function isAnnounced(line: string): boolean {
  const text = titleIn(withoutListMark(line));
  const isNamed = /^\p{L}{2}/u.test(text) && !hasListMark(line) && !/[,;]/.test(text);
  return isNamed && /[:：]\s*$/.test(line) && wordCount(text) <= longestAnnouncedWords;
}

export const titleIn = (line: string): string =>
  cleanLine(line)
    .replace(/(?<!\s)\s*[:：]$/, '')
    .trim();

/** A line without an amount above lines with amounts, where blank lines part the text. */
function titleOfBlock(block: string[], at: number, { blocks, language }: Reading): string | null {
  const [first = '', second] = block;
  if (at > 0 || second === undefined || hasListMark(first)) return null;
  const text = titleIn(first);
  const isShort = wordCount(text) <= longestHeadingWords && !/[\d,;.]/.test(text);
  if (!isShort || isMeasured(text, language) || !isMeasured(second, language)) return null;
  const isNamed = beginsHeading(text, language) || /^ingredients$/i.test(text);
  const isCapital = /^\p{Lu}/u.test(text);
  const isFood = findIngredientDensity(text) !== null;
  return isNamed || (blocks.length > 1 && isCapital && !isFood) ? text : null;
}

const isShouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

const wordCount = (text: string): number => text.split(/\s+/).length;

function isMeasured(text: string, language: string): boolean {
  const { quantityMin, unitSlug } = readLine(withoutListMark(text), language);
  return quantityMin !== null || unitSlug !== null;
}
