import { lineEnd } from '../../text/lines.ts';
import { csvRecords } from '../csv/parse-csv.ts';
import { richOf } from './marked-text.ts';
import type { ReadGroup, Told, UnreadPart } from '../read-recipe.ts';
import { writtenIngredients, writtenSteps } from './free-text.ts';
import { nutrientName, nutritionOfRecord, nutritionOfText } from '../nutrition-text.ts';
import { exact, recipeOfParts } from './recipe-of-parts.ts';
import { addToLast } from '../recipe-lines.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from './source-file.ts';
import { writtenDate } from '../text/written-date.ts';

/** What columns are called: by Plan to Eat, My Recipe Box, and by people. */
const columns = {
  title: ['title', 'name', 'recipe', 'recipename', 'titel', 'titre'],
  description: ['description', 'summary', 'beschreibung'],
  source: ['url', 'source', 'link', 'sourceurl', 'quelle'],
  author: ['author', 'source', 'autor'],
  prep: ['preptime', 'preparationtime', 'vorbereitungszeit'],
  cook: ['cooktime', 'cookingtime', 'kochzeit'],
  rest: ['inactivetime', 'resttime', 'ruhezeit'],
  total: ['totaltime', 'gesamtzeit'],
  servings: ['servings', 'yield', 'quantity', 'portionen', 'serves'],
  yield: ['yield'],
  ingredients: ['ingredients', 'zutaten', 'ingrédients', 'ingredientes'],
  steps: ['directions', 'instructions', 'method', 'steps', 'zubereitung', 'preparation'],
  notes: ['notes', 'note', 'notizen'],
  nutrition: ['nutrition'],
  categories: ['course', 'categories', 'category', 'kategorien'],
  cuisine: ['cuisine'],
  main: ['mainingredient'],
  tags: ['tags', 'keywords'],
  rating: ['rating'],
  photo: ['photourl', 'originalpicture', 'image', 'photo', 'picture'],
  video: ['video'],
  created: ['createdat', 'created', 'date'],
} as const;

type Column = keyof typeof columns;
type Row = { cell: (column: Column) => string; all: Readonly<Record<string, string>> };

export function readCsv(file: SourceFile): FileReading | null {
  const head = /^[^\n\r]{1,4000}/.exec(file.text)?.[0] ?? '';
  const names = head.split(/[,;\t]/).map((name) => columnName(name));
  const has = (column: Column) => columns[column].some((name) => names.includes(name));
  if (!has('title') || !has('ingredients') || !has('steps')) return null;
  const { records, isWhole } = csvRecords(file.text);
  const found = records.map((record) => foundIn(rowOf(record), file));
  return readingOf(file, isWhole ? found : found.slice(0, -1), isWhole);
}

const columnName = (name: string): string => name.toLowerCase().replaceAll(/[\s"_\uFEFF-]/g, '');

function rowOf(all: Row['all']): Row {
  const named = Object.fromEntries(
    Object.entries(all).map(([title, cell]) => [columnName(title), cell]),
  );
  return {
    all,
    cell: (column) =>
      columns[column].map((name) => named[name] ?? '').find((value) => value !== '') ?? '',
  };
}

function foundIn({ cell, all }: Row, { language }: SourceFile): Found {
  const nutrition = nutritionOfText(cell('nutrition'));
  const list = (column: Column): string[] => cell(column).split(/[,;]/);
  const author = cell('author');
  const recipe = recipeOfParts(
    {
      title: cell('title'),
      description: richOf(cell('description')),
      source: cell('source'),
      author: author === cell('source') ? '' : author,
      servings: cell('servings'),
      prep: cell('prep'),
      cook: cell('cook'),
      total: cell('total'),
      custom: { label: '', written: cell('rest') },
      terms: {
        categories: list('categories'),
        cuisines: list('cuisine'),
        keywords: [...list('tags'), ...list('main')],
      },
      ingredients: ingredientsOf(cell('ingredients'), language),
      steps: writtenSteps(cell('steps'), language),
      notes: richOf(cell('notes')),
      nutrition: { ...nutritionOfRecord(all), ...nutrition.facts },
      rating: Number(cell('rating')),
      pictures: [cell('photo')],
      video: cell('video'),
      unread: [...nutrition.unread, ...unreadIn(cell), ...otherCells(all)],
    },
    language,
  );
  const shown = Object.entries(all).filter(([, value]) => value !== '');
  return {
    recipe,
    shown: shown.map(([title, value]) => `${title}: ${value}`).join('\n'),
    writtenAt: writtenDate(cell('created')),
  };
}

const unreadIn = (cell: Row['cell']): UnreadPart[] =>
  cell('yield') === cell('servings') ? [] : [{ field: 'yield', text: cell('yield') }];

/** What columns of other names hold, without those that are for the program alone. */
const otherCells = (all: Row['all']): UnreadPart[] =>
  Object.entries(all)
    .filter(([title]) => !knownNames.has(columnName(title)) && nutrientName(title) === null)
    .map(([field, text]) => ({ field, text }));

const knownNames = new Set<string>([
  ...Object.values(columns).flat(),
  '',
  'urlhost',
  'publicurl',
  'private',
  'updatedat',
  'favorite',
  'id',
]);

/** Plan to Eat begins the line of a title with a comma, where others have their amount. */
function ingredientsOf(text: string, language: string): Told<ReadGroup<string>[]> {
  const lines = text.split(lineEnd);
  if (!lines.some((line) => line.startsWith(', '))) return writtenIngredients(text, language);
  const groups: ReadGroup<string>[] = [];
  for (const line of lines) {
    const words = line.trim();
    if (words.startsWith(', ')) groups.push({ title: words.slice(2).trim(), items: [] });
    else if (words !== '') addToLast(groups, words);
  }
  return exact(groups);
}
