import { comparable, isSameList } from './comparable.ts';
import { type Meeting, meetLines, meetSteps, meetTitle } from './found-lines.ts';
import { fieldsOfPage, fieldsOfText, type ReadField, type ReadFields } from './read-fields.ts';
import { type PageField, pageFields, type SavedPage } from './recipe-pages.ts';

/** What of a page was not read as it is wanted. */
export type Miss = { what: string; host: string; wanted: string[]; read: string[] };

export type Judged = {
  page: SavedPage;
  field: PageField;
  isRight: boolean;
  /** Every word is there in order, and parted elsewhere. */
  isSaid: boolean;
  miss: Miss;
};

/** Every field of a page with markup: right is the same list, where titles of groups may stand among it or beside. */
export function judgePage(page: SavedPage): Judged[] {
  const read = fieldsOfPage(page);
  return pageFields.map((field) => {
    const wanted = page.wanted[field];
    const { lines, withTitles } = read[field];
    const isRight =
      isSameList(wanted, lines) || isSameList(wanted, withoutColons(wanted, withTitles));
    const miss = { what: `markup.${field}`, host: page.host, wanted, read: lines };
    const isSaid = isRight || isSameText(wanted, lines) || isSameText(wanted, withTitles);
    return { page, field, isRight, isSaid, miss };
  });
}

const isSameText = (wanted: readonly string[], read: readonly string[]): boolean =>
  comparable(wanted.join(' ')) === comparable(read.join(' '));

/** The colon behind a heading is no word of the title it becomes. */
const withoutColons = (wanted: readonly string[], read: readonly string[]): string[] =>
  read.map((line, at) => (wanted[at] === `${line}:` ? `${line}:` : line));

export type TextReading = Record<PageField, Meeting[]> & { page: SavedPage; read: ReadFields };

/** What of a page is found in its text alone. */
export function judgeText(page: SavedPage, text: string): TextReading {
  const read = fieldsOfText(text, page);
  const { title, ingredients, instructions } = page.wanted;
  return {
    page,
    read,
    title: [meetTitle(title[0] ?? '', read.title.lines[0] ?? '')],
    ingredients: meetLines(ingredients, linesFor(ingredients, read.ingredients)),
    instructions: meetSteps(instructions, read.instructions.withTitles),
  };
}

/** A wanted "For the dip:" is met by the title of a group. */
const linesFor = (wanted: readonly string[], { lines, withTitles }: ReadField): string[] =>
  wanted.some((line) => /[:：]$/u.test(line)) ? withTitles : lines;

/** Lines of a list that nobody wants, in a hundred of those that were read. */
export function surplusOf(readings: readonly TextReading[], field: PageField): number {
  const count = readings.reduce((sum, { read }) => sum + read[field].lines.length, 0);
  const wanted = readings.reduce(
    (sum, reading) => sum + reading[field].filter(({ is }) => is !== 'missing').length,
    0,
  );
  return count === 0 ? 0 : Math.max(0, 1 - wanted / count);
}
