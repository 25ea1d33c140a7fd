import { lineEnd } from '../../../text/lines.ts';
import type { ReadGroup, UnreadPart } from '../../read-recipe.ts';
import { writtenSteps } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast } from '../../recipe-lines.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { paragraphsOf, partsFrom, stretchedLine } from './line-blocks.ts';

const start = /^\s*\*\s{0,9}Exported\s{1,9}(?:from|for)\s{1,9}MasterCook.{0,40}\*\s*$/i;
const rule = /^\s{0,8}-{4,}\s{1,8}-{6,}\s{1,8}-{6,}/;
const dashes = /^\s{0,80}(?:- ){3,}-?\s*$/;
/** Where the names stand; what begins here has neither amount nor measure. */
const nameColumn = 20;
/** A line that is shorter did not have to go on. */
const fullName = 28;

/** What stands below the steps, by its label. */
const trailers =
  /^(Source|S\([^)]{0,60}\)|T\([^)]{0,60}\)|Yield|Description|Cuisine|Copyright|Start to Finish Time|Serving Ideas|Suggested Wine|NOTES|Per Serving[^:]{0,60}|Nutr\. Assoc\.|Recipe by)\s{0,9}:(.*)$/i;

/** Text of MasterCook: each recipe begins with the same line. */
export function readMasterCook(file: SourceFile): FileReading | null {
  const lines = file.text.split(lineEnd).map((line) => line.replaceAll('\t', '    '));
  const parts = partsFrom(lines, (line) => start.test(line));
  if (parts.length === 0) return null;
  return readingOf(
    file,
    parts.map((part) => foundIn(part.slice(1), file.language)),
  );
}

function foundIn(lines: readonly string[], language: string): Found {
  const at = lines.findIndex((line) => rule.test(line));
  const head = headOf(at === -1 ? lines : lines.slice(0, at));
  const table = tableOf(at === -1 ? [] : lines.slice(at + 1));
  const { steps, labelled } = belowOf(at === -1 ? [] : lines.slice(at + 1 + table.length));
  const say = (label: string): string => labelled.get(label) ?? '';
  const author = /^n\/a$/i.test(head.author) ? '' : head.author;
  const recipe = recipeOfParts(
    {
      title: head.title,
      description: richOf(say('description')),
      author: author || say('source'),
      source: author === '' ? '' : say('source'),
      servings: head.servings === '1' ? '' : head.servings,
      prep: head.prep,
      total: say('start to finish time'),
      terms: { categories: head.categories, cuisines: [say('cuisine')] },
      ingredients: exact(ingredientGroups(table)),
      steps: writtenSteps(steps.join('\n\n'), language),
      notes: richOf(say('notes')),
      unread: unreadIn(labelled),
    },
    language,
  );
  return { recipe, shown: lines.join('\n').trim() };
}

/** How it says what has a field of its own, and what is for the program alone. */
const known =
  /^(?:description|source|start to finish time|cuisine|notes|nutr\. assoc\.|s\(formatted.*)$/;

const unreadIn = (labelled: ReadonlyMap<string, string>): UnreadPart[] =>
  [...labelled]
    .filter(([label]) => !known.test(label))
    .map(([label, text]) => ({
      field: label.startsWith('per serving') ? 'nutrition' : label,
      text,
    }));

type Head = { title: string; author: string; servings: string; prep: string; categories: string[] };

function headOf(lines: readonly string[]): Head {
  const title = lines.find((line) => line.trim() !== '')?.trim() ?? '';
  const after = (label: RegExp): string =>
    lines.map((line) => label.exec(line)?.[1]?.trim() ?? '').find((text) => text !== '') ?? '';
  const first = lines.findIndex((line) => /^\s{0,4}Categories\s{0,9}:/i.test(line));
  const below = first === -1 ? [] : lines.slice(first + 1);
  const end = below.findIndex((line) => !/^\s{8,}\S/.test(line));
  const categories = [
    lines[first]?.replace(/^[^:]{0,40}:/, '') ?? '',
    ...below
      .slice(0, end === -1 ? below.length : end)
      .filter((line) => !/Amount\s+Measure/.test(line)),
  ];
  return {
    title,
    author: after(/^\s{0,4}Recipe By\s{0,9}:(.*)$/i),
    servings: after(/^\s{0,4}Serving Size\s{0,9}:\s{0,9}(\S{1,20})/i),
    prep: after(/Preparation Time\s{0,9}:\s{0,9}(\d{1,4}:\d\d)/i),
    categories: categories.flatMap((line) => line.trim().split(/\s{2,}/)),
  };
}

/** Up to the blank line below it. */
function tableOf(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return [...lines];
  const length = lines.slice(first).findIndex((line) => line.trim() === '');
  return lines.slice(0, length === -1 ? lines.length : first + length);
}

function ingredientGroups(table: readonly string[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  let above = '';
  for (const row of table) {
    const isBare = /^\s*$/.test(row.slice(0, nameColumn));
    const words = stretchedLine(row)
      .replace(/^= /, '')
      .replaceAll(/ --? (?:-- )?/g, ', ');
    if (words === '') continue;
    const items = groups.at(-1)?.items;
    if (isBare && isTitle(words)) groups.push({ title: words.replace(/:$/, ''), items: [] });
    else if (isBare && items && items.length > 0 && goesOn(row.trim(), above)) {
      items.push(`${items.pop() ?? ''} ${words}`);
    } else addToLast(groups, words);
    above = row.slice(nameColumn).trim();
  }
  return groups;
}

const isTitle = (words: string): boolean =>
  words.endsWith(':') ||
  (/\p{Lu}{3}/u.test(words) && words === words.toUpperCase() && !/\d/.test(words));

/** "or" at its end, a bracket or a small letter where a full line ended. */
const goesOn = (words: string, above: string): boolean =>
  /^[=(&]/.test(words) ||
  /(?:,| (?:or|and|with|--|-))$/.test(above) ||
  (/^\p{Ll}/u.test(words) && above.length >= fullName);

type Below = { steps: string[]; labelled: Map<string, string> };

/** Paragraphs are steps, until something with a label follows. */
function belowOf(lines: readonly string[]): Below {
  const below: Below = { steps: [], labelled: new Map() };
  for (const block of paragraphsOf(lines.filter((line) => !dashes.test(line)))) {
    let label: string | null = null;
    const words: string[] = [];
    for (const line of block) {
      const [, named, rest = ''] = trailers.exec(line.trim()) ?? [];
      if (named !== undefined) label = named.trim().toLowerCase();
      const text = (named === undefined ? line : rest).trim().replaceAll(/^"|"$/g, '');
      if (label === null) words.push(text);
      else addLine(below.labelled, label, text);
    }
    if (words.length > 0) below.steps.push(words.join(' '));
  }
  return below;
}

function addLine(labelled: Map<string, string>, label: string, text: string): void {
  const before = labelled.get(label) ?? '';
  labelled.set(label, before === '' ? text : `${before} ${text}`.trim());
}
