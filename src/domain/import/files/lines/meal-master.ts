import { lineEnd } from '../../../text/lines.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { writtenSteps } from '../free-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { joinedParagraphs, partsFrom } from './line-blocks.ts';

const start = /^(?:MMMMM|-{5,}).{0,60}Meal-Master/i;
const end = /^(?:M{5}|-{5})\s*$/;
const groupLine = /^(?:M{5}|-{5})-{0,80}([^-\n][^\n]{0,80}?)?-{2,80}\s*$/;
const header = /^\s{0,20}(Title|Categories|Yield|Servings)\s{0,9}:(.*)$/i;
/** Amount, unit and name in their columns. */
const row = /^([\d\s./-]{7})[ ]([a-z ]{2}) (\S.*)$/i;
/** Where the second column of a page begins. */
const secondColumn = 41;

const units: Readonly<Record<string, string>> = {
  c: 'cup',
  tb: 'tbsp',
  ts: 'tsp',
  T: 'tbsp',
  t: 'tsp',
  lb: 'lb',
  oz: 'oz',
  md: 'medium',
  sm: 'small',
  lg: 'large',
  pn: 'pinch',
  ds: 'dash',
  dr: 'drop',
  pk: 'package',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  fl: 'fl oz',
  cn: 'can',
  bn: 'bunch',
  sl: 'slice',
  ea: '',
  x: '',
};

/** Files of Meal-Master, each recipe between lines of its own. */
export function readMealMaster(file: SourceFile): FileReading | null {
  const lines = file.text.split(lineEnd).map((line) => line.replaceAll('\t', '        '));
  const parts = partsFrom(lines, (line) => start.test(line));
  if (parts.length === 0) return null;
  return readingOf(
    file,
    parts.map((part) => foundIn(upToEnd(part.slice(1)), file.language)),
  );
}

function upToEnd(lines: readonly string[]): string[] {
  const last = lines.findIndex((line) => end.test(line));
  return last === -1 ? [...lines] : lines.slice(0, last);
}

function foundIn(lines: readonly string[], language: string): Found {
  const heads = new Map<string, string>();
  let at = 0;
  for (; at < lines.length && (lines[at]?.trim() === '' || header.test(lines[at] ?? '')); at += 1) {
    const [, label = '', text = ''] = header.exec(lines[at] ?? '') ?? [];
    if (label !== '') heads.set(label.toLowerCase(), text.trim());
  }
  const below = lines.slice(at);
  const list = listLength(below);
  const servings = heads.get('yield') ?? heads.get('servings') ?? '';
  const recipe = recipeOfParts(
    {
      title: heads.get('title') ?? '',
      servings: servings.replace(/\s{0,9}servings?$/i, ''),
      terms: { categories: (heads.get('categories') ?? '').split(',') },
      ingredients: exact(ingredientGroups(below.slice(0, list))),
      steps: writtenSteps(stepsText(below.slice(list)), language),
    },
    language,
  );
  return { recipe, shown: lines.join('\n').trim() };
}

/** Lines of dashes part as blank ones do. */
const stepsText = (lines: readonly string[]): string =>
  joinedParagraphs(
    lines.map((line) => (/^\s{0,8}[~-]-{5,}\s*$/.test(line) ? '' : (titleOf(line) ?? line))),
  ).join('\n\n');

const titleOf = (line: string): string | null =>
  groupLine
    .exec(line)?.[1]
    ?.replace(/(?<!-)-+$/, '')
    .trim() ?? null;

/** As far as rows and the titles of groups go. */
function listLength(lines: readonly string[]): number {
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const isPart = row.test(line) || groupLine.test(line);
    if (!isPart && line.trim() !== '') break;
    if (isPart) length = at + 1;
  }
  return length;
}

/** Down the left column, then the right one; a group begins new ones. */
function ingredientGroups(lines: readonly string[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [{ title: null, items: [] }];
  let [left, right]: [string[], string[]] = [[], []];
  const endColumns = () => {
    for (const written of [...left, ...right]) addRow(groups, written);
    [left, right] = [[], []];
  };
  for (const line of lines) {
    if (groupLine.test(line)) {
      endColumns();
      groups.push({ title: titleOf(line) || null, items: [] });
      continue;
    }
    const second = line.slice(secondColumn);
    const isTwo = row.test(second) && line.charAt(secondColumn - 1) === ' ';
    const first = isTwo ? line.slice(0, secondColumn) : line;
    if (first.trim() !== '') left.push(first);
    if (isTwo) right.push(second);
  }
  endColumns();
  return groups.filter(({ title, items }) => title !== null || items.length > 0);
}

/** A name that begins with a dash goes on from the row above. */
function addRow(groups: ReadGroup<string>[], written: string): void {
  const [, amount = '', unit = '', name = written.trim()] = row.exec(written) ?? [];
  const items = groups.at(-1)?.items;
  if (name.startsWith('-') && items && items.length > 0) {
    items.push(lineOf(items.pop() ?? '', name.slice(1)));
    return;
  }
  const short = unit.trim();
  addToLast(groups, lineOf(amount, units[short] ?? units[short.toLowerCase()] ?? short, name));
}
