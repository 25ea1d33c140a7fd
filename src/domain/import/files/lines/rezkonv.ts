import { lineEnd } from '../../../text/lines.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { writtenSteps } from '../free-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { joinedParagraphs, partsFrom, stretchedLine } from './line-blocks.ts';

const start = /^={5,}\s{0,9}REZKONV/i;
const end = /^={3,}\s*$/;
const header = /^\s{0,20}(Titel|Kategorien|Menge)\s{0,9}:(.*)$/i;
const groupLine = /^={3,}\s{0,60}([^=\s][^=]{0,100})={3,}\s*$/;

/** Files of RezkonvSuite, the German Meal-Master. */
export function readRezkonv(file: SourceFile): FileReading | null {
  const parts = partsFrom(file.text.split(lineEnd), (line) => start.test(line));
  if (parts.length === 0) return null;
  return readingOf(
    file,
    parts.map((part) => foundIn(upToEnd(part.slice(1)))),
  );
}

function upToEnd(lines: readonly string[]): string[] {
  const last = lines.findIndex((line) => end.test(line));
  return last === -1 ? [...lines] : lines.slice(0, last);
}

function foundIn(lines: readonly string[]): Found {
  const heads = new Map<string, string>();
  for (const line of lines) {
    const [, label = '', text = ''] = header.exec(line) ?? [];
    if (label !== '' && !heads.has(label.toLowerCase()))
      heads.set(label.toLowerCase(), text.trim());
  }
  const first = lines.findIndex((line) => line.trim() !== '' && !header.test(line));
  const { groups, source, steps } = bodyOf(first === -1 ? [] : lines.slice(first));
  const recipe = recipeOfParts(
    {
      title: heads.get('titel') ?? '',
      source,
      servings: heads.get('menge') ?? '',
      terms: { categories: (heads.get('kategorien') ?? '').split(',') },
      ingredients: exact(groups),
      steps: writtenSteps(joinedParagraphs(steps).join('\n\n'), 'de'),
    },
    'de',
  );
  return { recipe, shown: lines.join('\n').trim() };
}

type Body = { groups: ReadGroup<string>[]; source: string; steps: string[] };

/** Rows are indented, steps are not. */
function bodyOf(lines: readonly string[]): Body {
  const body: Body = { groups: [], source: '', steps: [] };
  let isSource = false;
  for (const [at, line] of lines.entries()) {
    const title = groupLine.exec(line)?.[1]?.trim();
    const words = stretchedLine(line);
    if (title !== undefined) {
      isSource = /^quelle$/i.test(title);
      if (!isSource) body.groups.push({ title, items: [] });
    } else if (/^\S/.test(line)) return { ...body, steps: lines.slice(at) };
    else if (isSource)
      body.source = lineOf(body.source, words.replace(/^-- /, ', ')).replaceAll(' , ', ', ');
    else if (words !== '') addRow(body.groups, words);
  }
  return body;
}

function addRow(groups: ReadGroup<string>[], words: string): void {
  const items = groups.at(-1)?.items;
  if (words.startsWith('-- ') && items && items.length > 0) {
    items.push(lineOf(items.pop() ?? '', words.slice(3)));
  } else addToLast(groups, words);
}
