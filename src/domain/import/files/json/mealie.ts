import { isRecord } from '../../../is-record.ts';
import { addAll } from '../../add-all.ts';
import { baseName } from '../../archive/entry-names.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadStep } from '../../read-recipe.ts';
import { richOf, richStep } from '../marked-text.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { amountText, namesAt, numberAt, recordAt, recordsAt, textAt } from '../record-values.ts';
import { partedPictures } from '../notes/note-marks.ts';
import { placedPictures, type PlacedMark } from '../notes/note-pictures.ts';
import { pictureBeside } from '../picture-beside.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';

/** One recipe, as an old backup or an export has it: with snake_case keys, or with camelCase ones. */
export function mealieRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = Array.isArray(value) ? value : [value];
  const records = all.filter(isRecord).map((each) => withSnakeKeys(each));
  if (records.length === 0 || !records.every(isMealie)) return null;
  return records.map((record) => mealieRecipe(record, file, ['']));
}

const isMealie = (record: Thing): boolean =>
  'recipe_ingredient' in record &&
  'slug' in record &&
  recordsAt(record, 'recipe_ingredient').every((row) => 'note' in row || 'food' in row) &&
  ('recipe_instructions' in record || 'org_url' in record);

/** Both writings as one; a list of objects and an object keep their own keys the same way. */
function withSnakeKeys(record: Thing): Thing {
  const written = Object.entries(record).map(([key, value]): [string, unknown] => [
    key
      .replaceAll('URL', 'Url')
      .replaceAll(/(?<=[a-z\d])[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    snakeValue(value),
  ]);
  return Object.fromEntries(written);
}

const snakeValue = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((each: unknown) => (isRecord(each) ? withSnakeKeys(each) : each));
  return isRecord(value) ? withSnakeKeys(value) : value;
};

/**
 * A recipe with its rows in it, whichever way they came there; its pictures lie in one of the folders.
 */
export function mealieRecipe(
  record: Thing,
  { language, around }: SourceFile,
  folders: readonly string[],
): Found {
  const marks: PlacedMark[] = [];
  const stepGroups = stepGroupsOf(recordsAt(record, 'recipe_instructions'), marks);
  const notes = partedPictures(notesOf(record), new Map());
  addAll(
    marks,
    notes.pictures.map((mark) => ({ ...mark, place: null })),
  );
  const noAmounts = recordAt(record, 'settings')['disable_amount'] === true;
  const recipe = recipeOfParts(
    {
      title: textAt(record, 'name'),
      description: richOf(textAt(record, 'description')),
      source: textAt(record, 'org_url'),
      servings: servingsOf(record),
      prep: textAt(record, 'prep_time'),
      cook: textAt(record, 'perform_time') || textAt(record, 'cook_time'),
      total: textAt(record, 'total_time'),
      terms: {
        categories: namesAt(record, 'recipe_category'),
        keywords: namesAt(record, 'tags'),
        cuisines: [textAt(record, 'recipe_cuisine')],
      },
      ingredients: exact(ingredientGroups(recordsAt(record, 'recipe_ingredient'), noAmounts)),
      steps: exact(stepGroups),
      equipment: namesAt(record, 'tools'),
      notes: richOf(notes.text),
      nutrition: nutritionOfRecord(recordAt(record, 'nutrition')),
      rating: numberAt(record, 'rating') ?? 0,
    },
    language,
  );
  const assets = assetsOf(record, marks);
  const main = folders.flatMap((folder) => around.withStem(`${folder}images/original`) ?? []);
  const find = (path: string) =>
    folders.flatMap((folder) => around.at(`${folder}assets/${baseName(path)}`) ?? [])[0] ??
    pictureBeside(around, path);
  const found = placedPictures(recipe, [...marks, ...assets], find);
  return {
    ...found,
    pictures: [...main.slice(0, 1), ...found.pictures],
    shown: shownRecord(withoutService(record)),
    writtenAt: writtenDate(record['date_added']) ?? writtenDate(record['created_at']),
  };
}

/** Files of the recipe that none of its texts names. */
function assetsOf(record: Thing, marks: readonly PlacedMark[]): PlacedMark[] {
  const named = new Set(marks.map(({ path }) => baseName(path)));
  return recordsAt(record, 'assets')
    .map((asset) => ({ path: textAt(asset, 'file_name'), alt: textAt(asset, 'name'), place: null }))
    .filter(({ path }) => path !== '' && !named.has(baseName(path)));
}

function servingsOf(record: Thing): string {
  const yieldText = textAt(record, 'recipe_yield');
  const count = amountText(
    numberAt(record, 'recipe_servings') ?? numberAt(record, 'recipe_yield_quantity'),
  );
  return /\d/.test(yieldText) ? yieldText : lineOf(count, yieldText);
}

const notesOf = (record: Thing): string =>
  recordsAt(record, 'notes')
    .map((note) => [textAt(note, 'title'), textAt(note, 'text')].filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');

function ingredientGroups(rows: readonly Thing[], noAmounts: boolean): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const row of rows) {
    const title = textAt(row, 'title');
    if (title !== '') groups.push({ title, items: [] });
    const line = ingredientLine(row, noAmounts || row['disable_amount'] === true);
    if (line !== '') addToLast(groups, line);
  }
  return groups;
}

/** A quantity of one beside a note alone is what the program fills in by itself. */
function ingredientLine(row: Thing, noAmounts: boolean): string {
  const note = textAt(row, 'note');
  const unit = nameOf(row['unit']);
  const food = nameOf(row['food']);
  const quantity = numberAt(row, 'quantity');
  const isNoteAlone = unit === '' && food === '' && (noAmounts || quantity === 1);
  const amount = isNoteAlone || (noAmounts && food === '') ? '' : amountText(quantity);
  const isSameWords = note !== '' && note === food;
  const line = lineOf(amount, unit, food);
  if (food === '') return lineOf(line, note) || textAt(row, 'original_text');
  return note === '' || isSameWords ? line : `${line}, ${note}`;
}

const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return isRecord(value) ? textAt(value, 'name') : '';
};

/** A picture alone in a step is that of the step above. */
function stepGroupsOf(rows: readonly Thing[], marks: PlacedMark[]): ReadGroup<ReadStep>[] {
  const groups: ReadGroup<ReadStep>[] = [];
  for (const row of rows) {
    const title = textAt(row, 'title');
    if (title !== '') groups.push({ title, items: [] });
    const parted = partedPictures(textAt(row, 'text'), new Map());
    const text = parted.text.trim();
    const name = textAt(row, 'summary');
    if (text !== '')
      addToLast(groups, { ...(name !== '' && { name }), text: richStep(text), pictures: [] });
    const place = lastPlace(groups);
    addAll(
      marks,
      parted.pictures.map((mark) => ({ ...mark, place })),
    );
  }
  return groups;
}

function lastPlace(groups: readonly ReadGroup<ReadStep>[]): PlacedMark['place'] {
  const step = (groups.at(-1)?.items.length ?? 0) - 1;
  return step < 0 ? null : { group: groups.length - 1, step };
}

/** Comments and settings are about its users, not about the dish. */
function withoutService(record: Thing): Thing {
  const service =
    /^(?:settings|comments|extras|assets|date_.*|.*_at|slug|group_.*|household.*|user.*|last_made)$/;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !service.test(key)));
}
