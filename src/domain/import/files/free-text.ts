import { rowsFromPaste, headingOfLine } from '../../ingredients/written-list/rows-from-paste.ts';
import { lineEnd } from '../../text/lines.ts';
import type { ReadGroup, ReadStep, Told } from '../read-recipe.ts';
import { addToLast } from '../recipe-lines.ts';
import { stepGroupsOfLines } from '../text/step-lines.ts';
import { stepTexts, withoutNumber } from '../text/step-texts.ts';
import { paragraphsOf } from './lines/line-blocks.ts';
import { richStep } from './marked-text.ts';

/** Headings are looked for among so many lines; those below are read as they stand. */
const linesMax = 1000;

const read = <Value>(value: Value): Told<Value> => ({ value, origin: 'read' });

/** One text with a line each, as people type them: some of the lines are titles. */
export function writtenIngredients(text: string, language: string): Told<ReadGroup<string>[]> {
  const lines = text.split(lineEnd).map((line) => bracketTitle(line.trim()));
  const groups = rowsFromPaste(lines.slice(0, linesMax).join('\n'), language).map(
    ({ title, lines: items }) => ({ title, items: [...items] }),
  );
  const rest = lines.slice(linesMax).filter((line) => line !== '');
  if (rest.length > 0) groups.push({ title: null, items: rest });
  return read(groups.filter(({ title, items }) => items.length > 0 || title !== null));
}

/** "[Sauce]" is a title as "# Sauce" is. */
const bracketTitle = (line: string): string =>
  line.replace(/^\[(?!photo:|recipe:)([^\]]{1,200})\]$/, '# $1');

export const writtenSteps = (text: string, language: string): Told<ReadGroup<ReadStep>[]> =>
  read(stepsOf(writtenStepTexts(text, language)));

export const stepsOf = (groups: readonly ReadGroup<string>[]): ReadGroup<ReadStep>[] =>
  groups.map(({ title, items }) => ({
    title,
    items: items.map((text) => ({ text: richStep(text), pictures: [] })),
  }));

/** One text with all steps: parted at blank lines where there are any, else at lines. */
export function writtenStepTexts(text: string, language: string): ReadGroup<string>[] {
  const blocks = paragraphsOf(hardLines(text).map((line) => bracketTitle(line.trim())));
  const lines = blocks.flat();
  if (blocks.length < 2 || startsNumbered(blocks)) return titled(lines, language);
  const groups: ReadGroup<string>[] = [];
  const others = lines.slice(0, 200);
  for (const [at, block] of blocks.entries()) {
    const [first = '', ...rest] = block;
    const isLast = at === blocks.length - 1 && rest.length === 0;
    const title = isLast ? null : (hashTitle(first) ?? headingOfLine(first, { language, others }));
    if (title !== null) groups.push({ title, items: [] });
    const own = title === null ? [block.join('\n')] : unwrapped(rest.join('\n'));
    const steps = own.filter((step) => step !== '');
    if (steps.length > 0) addToLast(groups, ...steps.map((step) => withoutNumber(step)));
  }
  return groups;
}

/** U+2028 goes on with the line, where other signs end it. */
const hardLines = (text: string): string[] =>
  (/[\r\n]/.test(text) ? text.replaceAll('\u2028', ' ') : text).split(lineEnd);

/** Under titles that marks make certain, what is parted by lines. */
function titled(lines: readonly string[], language: string): ReadGroup<string>[] {
  const parts: { title: string | null; lines: string[] }[] = [{ title: null, lines: [] }];
  for (const line of lines) {
    const title = hashTitle(line);
    if (title !== null) parts.push({ title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.flatMap(({ title, lines: own }) => {
    const [first, ...rest] = stepGroupsOfLines(own, language, unwrapped);
    if (title === null) return first ? [first, ...rest] : [];
    if (!first || first.title !== null)
      return [{ title, items: [] }, ...(first ? [first] : []), ...rest];
    return [{ title, items: first.items }, ...rest];
  });
}

/** Programs keep a line whole, however long it is; only numbers show that it goes on below. */
function unwrapped(text: string): string[] {
  const lines = text.split('\n');
  const numbered = lines.filter((line) => withoutNumber(line) !== line).length;
  return lines.length === 1 || numbered > 1 ? stepTexts(text) : lines;
}

const hashTitle = (line: string): string | null => /^#{1,6}\s+(\S.*)$/.exec(line)?.[1] ?? null;

const startsNumbered = (blocks: readonly string[][]): boolean =>
  blocks.filter(([first = '']) => withoutNumber(first) !== first).length * 2 > blocks.length;
