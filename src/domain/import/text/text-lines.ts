import { plainLine } from '../../ingredients/ingredient-line/clean-line.ts';
import { lineEnd, withoutListMarks } from '../../text/lines.ts';
import { collapsed } from '../html/visible-text.ts';
import { withDottedNumbers } from './bare-numbers.ts';
import { withNoteHeadings } from './inline-notes.ts';
import { isAmountAlone, kindOf, type LineKind } from './line-kinds.ts';
import { isNoise } from './noise.ts';
import { type Section, sectionOf } from './section-words.ts';

export type TextLine = {
  text: string;
  kind: LineKind;
  section: Section | null;
  /** A blank line, or nothing, stands before it. */
  isFirst: boolean;
};

/** From `start` up to `end`, which stands outside. */
export type Part = { start: number; end: number };

/** Texts beyond this are no recipe; their further lines are left out. */
const linesMax = 3000;

/** The lines of a text that say something, with what each of them looks like. */
export function textLines(text: string, language: string): TextLine[] {
  const lines: TextLine[] = [];
  let isFirst = true;
  const written = withDottedNumbers(text.split(lineEnd).slice(0, linesMax), language);
  const texts = joinedAmounts(withNoteHeadings(written), language);
  for (const each of partedLists(texts, language)) {
    const bare = withoutTightMark(
      withoutListMarks(collapsed(plainLine(withMarkedGaps(withoutStars(each))))),
    );
    if (bare === '') isFirst = true;
    if (bare === '' || isNoise(bare)) continue;
    const section = sectionOf(bare);
    lines.push({ text: bare, kind: section ? 'short' : kindOf(bare, language), section, isFirst });
    isFirst = false;
  }
  return lines;
}

/** "-Bake it." */
const withoutTightMark = (line: string): string => line.replace(/^[-–—•*](?=\p{Lu}\p{Ll})/u, '');

/** "Prep: 10 min   Cook: 1 h" has two facts with blanks between; the blanks are not seen later. */
function withMarkedGaps(line: string): string {
  if (line.length > longestList) return line;
  const parts = line.split(/\t| {2}/u).flatMap((part) => part.trim() || []);
  const facts = parts.filter((part) => /^\p{L}[^:：\d]{2,30}[:：]\s?[^:：]*\d/u.test(part));
  return parts.length > 1 && facts.length * 2 > parts.length ? parts.join(' · ') : line;
}

/** "*Quick pickled onions*" is a heading as "**Quick pickled onions**" is; a sentence is none. */
function withoutStars(line: string): string {
  const [, , text] = /^([*_])(?![\s*_])([^*_]{1,120})\1[:：]?$/u.exec(line.trim()) ?? [];
  if (text === undefined) return line;
  return /[.!?:：]$/u.test(text) ? text : `${text}:`;
}

/** Tables have the amount in one line and the name in the next, or amount, unit and name in three. */
function joinedAmounts(written: readonly string[], language: string): string[] {
  const lines = written.filter((line, at) => line.trim() !== '' || written[at + 1]?.trim() !== '');
  const joined: string[] = [];
  let isTable = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    const next = (lines[at + 1] ?? '').trim();
    const third = (lines[at + 2] ?? '').trim();
    const isOwn: boolean = !isNumber(line) || /^\p{Ll}/u.test(next) || (isTable && isName(next));
    const isAmount: boolean = isAmountAlone(line, language) && isOwn;
    isTable = isAmount && isWords(next);
    const isCut = isTable && isAmountAlone(`${line} ${next}`, language) && isWords(third);
    const parts = [line, ...(isTable ? [next] : []), ...(isCut ? [third] : [])];
    joined.push(parts.join(' '));
    at += parts.length - 1;
  }
  return joined;
}

const isWords = (line: string): boolean => /^\p{L}/u.test(line) && sectionOf(line) === null;

/** Of food, in a table: a step is longer. */
const isName = (line: string): boolean => line.split(' ').length <= 4 && !/[.!?:]$/u.test(line);

/** May as well be that of a step, or of a page. */
const isNumber = (line: string): boolean => /^[\d.,/½¼¾⅓⅔⅛]+$/.test(line);

/** "2 tbsp butter, 3 leeks (washed), 500 g potatoes, salt": books write the whole list in one line. */
function partedLists(lines: readonly string[], language: string): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const isItem = (line = '') => isOneItem(line, language);
  let at = -1;
  return lines.flatMap((line) => {
    if (line.trim() === '') return [line];
    at += 1;
    const parts = partedList(line, language);
    if (parts.length === 1) return parts;
    const isAmongItems = isItem(filled[at - 1]) || isItem(filled[at + 1]);
    return isAmongItems || isSum(parts) ? [line] : parts;
  });
}

/** A line that holds one ingredient: in a list of such lines no other one is a list of its own. */
const isOneItem = (line: string, language: string): boolean =>
  kindOf(withoutListMarks(collapsed(plainLine(line))), language) === 'measured' &&
  partedList(line, language).length === 1;

/** "2 lemons, 1 zested and halved, 1 sliced" says what is done with each. */
function isSum(parts: readonly string[]): boolean {
  const [first = 0, ...others] = parts.map((part) => Number(/^\D*(\d+)/u.exec(part)?.[1] ?? 0));
  return others.reduce((sum, count) => sum + count, 0) === first;
}

function partedList(line: string, language: string): string[] {
  if (line.length > longestList) return [line];
  if (!/\d.*[,;] .*\d.*[,;] .*\d/u.test(line) || /[.!?]$|[:：]|kcal|calories/iu.test(line))
    return [line];
  const parts = line.split(/[,;] (?![^(]*\))/u);
  const measured = parts.filter((part) => kindOf(part, language) === 'measured');
  return measured.length >= leastParts && measured.length * 2 > parts.length ? parts : [line];
}

const leastParts = 3;
const longestList = 400;
