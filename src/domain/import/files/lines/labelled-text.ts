import { isHttpAddress } from '../../../text/safe-href.ts';
import { lineEnd } from '../../../text/lines.ts';
import { addTo } from '../../markup/thing.ts';
import { base64Pictures } from '../base64-picture.ts';
import { writtenIngredients, writtenSteps } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { recipeOfParts } from '../recipe-of-parts.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';
import { partsFrom } from './line-blocks.ts';

/** Labels of RecipeSage, of Saffron and of Pepperplate, without their blanks. */
const fields: Readonly<Record<string, string>> = {
  title: 'title',
  description: 'description',
  yield: 'servings',
  servings: 'servings',
  activetime: 'prep',
  active: 'prep',
  prep: 'prep',
  preptime: 'prep',
  cook: 'cook',
  cooktime: 'cook',
  totaltime: 'total',
  total: 'total',
  source: 'source',
  url: 'url',
  originalurl: 'url',
  folder: 'folder',
  ingredients: 'ingredients',
  instructions: 'steps',
  directions: 'steps',
  notes: 'notes',
  labels: 'tags',
  tags: 'tags',
  categories: 'tags',
  section: 'tags',
  cookbook: 'tags',
  rating: 'rating',
  image: 'images',
  images: 'images',
  created: 'created',
  createdat: 'created',
  updatedat: 'updated',
};

const label = /^([ \t]{0,20})([A-Za-z][A-Za-z ]{2,20}):(.*)$/;

const fieldOf = (line: string): { indent: string; field: string; rest: string } | null => {
  const [, indent = '', name = '', rest = ''] = label.exec(line) ?? [];
  const key = name.toLowerCase().replaceAll(' ', '');
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return field === undefined ? null : { indent, field, rest: rest.trim() };
};

/** "Title: …", "Ingredients: …" with values of many lines; each title begins a recipe. */
export function readLabelledText(file: SourceFile): FileReading | null {
  const lines = file.text.split(lineEnd);
  const titles = lines.filter((line) => fieldOf(line)?.field === 'title').length;
  const has = (field: string) => lines.some((line) => fieldOf(line)?.field === field);
  if (titles === 0 || !has('ingredients') || !has('steps')) return null;
  const isIndented = lines.some((line) => /^\s{4,}Ingredients:/.test(line));
  const parts = partsFrom(lines, (line) => fieldOf(line)?.field === 'title');
  return readingOf(
    file,
    parts.map((part) => foundIn(part, isIndented, file.language)),
  );
}

/** Where labels are indented, what is not belongs to a value. */
function foundIn(lines: readonly string[], isIndented: boolean, language: string): Found {
  const values = new Map<string, string[]>();
  let open = 'title';
  for (const line of lines) {
    const found = fieldOf(line);
    const isLabel = found !== null && (!isIndented || found.indent.length >= 4);
    if (isLabel) open = found.field;
    addTo(values, open, isLabel ? found.rest : line);
  }
  const say = (field: string): string => (values.get(field) ?? []).join('\n').trim();
  const url = say('url');
  const images = say('images').split(/[\s,]+/);
  const recipe = recipeOfParts(
    {
      title: say('title'),
      description: richOf(say('description')),
      author: url === '' ? '' : say('source'),
      source: url || say('source'),
      servings: say('servings'),
      prep: say('prep'),
      cook: say('cook'),
      total: say('total'),
      terms: { keywords: say('tags').split(/[,\n]/) },
      ingredients: writtenIngredients(say('ingredients'), language),
      steps: writtenSteps(say('steps'), language),
      notes: richOf(say('notes')),
      rating: Number(/\d/.exec(say('rating'))?.[0] ?? 0),
      pictures: images.filter(isHttpAddress),
    },
    language,
  );
  return {
    recipe,
    shown: lines.join('\n').trim(),
    pictures: base64Pictures(images),
    writtenAt: writtenDate(say('created')),
  };
}
