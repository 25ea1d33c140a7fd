import { isRecord } from '../../../is-record.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import { lineEnd } from '../../../text/lines.ts';
import { toPlainText } from '../../../text/plain-text.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadRecipe, ReadStep } from '../../read-recipe.ts';
import { stepsOf, writtenStepTexts } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { amountText, namesAt, numberAt, recordAt, recordsAt, textAt } from '../record-values.ts';
import { partedPictures } from '../notes/note-marks.ts';
import { placedPictures, type PlacedMark } from '../notes/note-pictures.ts';
import { stepPlaces } from '../notes/step-places.ts';
import { pictureBeside } from '../picture-beside.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { timesInText } from '../../times-in-text.ts';
import { writtenDate } from '../../text/written-date.ts';

export function tandoorRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  if (all.length === 0 || !all.every(isTandoor)) return null;
  return all.map((record) => tandoorRecipe(record, file));
}

const isTandoor = (record: Thing): boolean =>
  Array.isArray(record['steps']) &&
  ('working_time' in record || 'waiting_time' in record || 'servings_text' in record) &&
  recordsAt(record, 'steps').every((step) => 'instruction' in step || 'ingredients' in step);

function tandoorRecipe(record: Thing, { language, around }: SourceFile): Found {
  const steps = recordsAt(record, 'steps');
  const instructions = steps.map((step) => withoutSource(textAt(step, 'instruction')));
  const sources = instructions.flatMap(({ source }) => source);
  const picture = around.withStem('image');
  const read = steps.map((step, at) => readStep(step, instructions[at]?.text ?? '', language));
  const recipe = recipeOfParts(
    {
      title: textAt(record, 'name'),
      description: richOf(textAt(record, 'description')),
      source: textAt(record, 'source_url') || (sources.find(isHttpAddress) ?? ''),
      author: sources.find((line) => !isHttpAddress(line)) ?? '',
      servings: lineOf(amountText(numberAt(record, 'servings')), textAt(record, 'servings_text')),
      prep: textAt(record, 'working_time'),
      cook: textAt(record, 'waiting_time'),
      terms: { keywords: namesAt(record, 'keywords') },
      ingredients: exact(ingredientGroups(steps)),
      steps: {
        value: read.flatMap(({ groups }) => groups),
        origin: 'read',
      },
      nutrition: nutritionOfRecord(recordAt(record, 'nutrition')),
      rating: numberAt(record, 'rating') ?? 0,
    },
    language,
  );
  const found = placedPictures(recipe, marksOf(read), (path) => pictureBeside(around, path));
  return {
    ...found,
    recipe: { ...found.recipe, times: withDoubt(recipe.times) },
    shown: shownRecord(record),
    pictures: [...(picture ? [picture] : []), ...found.pictures],
    writtenAt: writtenDate(record['created_at']),
    subRecipes: steps
      .map((step) => textAt(recordAt(step, 'step_recipe_data'), 'name'))
      .filter(Boolean),
  };
}

/** Nothing cooks in so few minutes; more likely hours were meant. */
const fewMinutes = 5;

const withDoubt = (times: ReadRecipe['times']): ReadRecipe['times'] =>
  times.cook && (times.cook.value.minutes ?? 0) < fewMinutes
    ? { ...times, cook: { ...times.cook, origin: 'read' } }
    : times;

/** "### Source" below the last step. */
function withoutSource(instruction: string): { text: string; source: string[] } {
  const lines = instruction.split(lineEnd);
  const at = lines.findIndex((line) => /^#{1,6}\s+(?:source|quelle):?$/i.test(line.trim()));
  if (at === -1) return { text: instruction, source: [] };
  const source = lines
    .slice(at + 1)
    .map((line) => line.replaceAll(/[\u200B-\u200D\uFEFF]/g, '').trim())
    .filter((line) => line !== '');
  return { text: lines.slice(0, at).join('\n'), source };
}

function ingredientGroups(steps: readonly Thing[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  const isShared = steps.filter((step) => recordsAt(step, 'ingredients').length > 0).length > 1;
  for (const step of steps) {
    const rows = recordsAt(step, 'ingredients');
    const name = textAt(step, 'name');
    if (isShared && name !== '' && rows.length > 0) groups.push({ title: name, items: [] });
    for (const row of rows) {
      const line = ingredientLine(row);
      if (row['is_header'] === true && line !== '') groups.push({ title: line, items: [] });
      else if (line !== '') addToLast(groups, line);
    }
  }
  return groups;
}

function ingredientLine(row: Thing): string {
  const amount = row['no_amount'] === true ? '' : amountText(numberAt(row, 'amount'));
  const unit = amount === '' ? '' : textAt(recordAt(row, 'unit'), 'name');
  const line = lineOf(amount, unit, textAt(recordAt(row, 'food'), 'name'));
  const note = textAt(row, 'note');
  return line === '' || note === '' ? lineOf(line, note) : `${line}, ${note}`;
}

type Read = { groups: ReadGroup<ReadStep>[]; marks: PlacedMark[] };

/** A step with the pictures that its text names and its file is. */
function readStep(step: Thing, instruction: string, language: string): Read {
  const parted = instruction.split(lineEnd).map((line) => partedPictures(line, new Map()));
  const lines = parted.map(({ text }) => text);
  const groups = withTimer(stepGroups(step, lines.join('\n'), language), step, language);
  const places = stepPlaces(lines, groups, []);
  const marks = parted.flatMap(({ pictures }, at) =>
    pictures.map((mark) => ({ ...mark, place: places[at] ?? null })),
  );
  const file = recordAt(step, 'file');
  const paths = ['file_download', 'file', 'preview', 'name'].map((key) => textAt(file, key));
  const path =
    paths.find((each) => /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(each)) ??
    paths.find(Boolean);
  const first = groups.findIndex(({ items }) => items.length > 0);
  const place = first === -1 ? null : { group: first, step: 0 };
  const ofFile = path === undefined ? [] : [{ path, alt: '', place }];
  return { groups, marks: [...marks, ...ofFile] };
}

/** Groups of a step follow those of the steps before it. */
function marksOf(read: readonly Read[]): PlacedMark[] {
  let before = 0;
  return read.flatMap(({ groups, marks }) => {
    const start = before;
    before += groups.length;
    return marks.map(({ place, ...mark }) => ({
      ...mark,
      place: place && { ...place, group: place.group + start },
    }));
  });
}

/** The minutes of a step of many paragraphs are those of the one that says them, else of the last. */
function withTimer(
  groups: ReadGroup<ReadStep>[],
  step: Thing,
  language: string,
): ReadGroup<ReadStep>[] {
  const minutes = numberAt(step, 'time') ?? 0;
  const all = groups.flatMap(({ items }) => items);
  if (minutes <= 0 || all.length === 0) return groups;
  const says = ({ text }: ReadStep): boolean =>
    timesInText(toPlainText(text), language).some((found) => found.minutes === minutes);
  const timed = all.find(says) ?? all.at(-1);
  return groups.map(({ title, items }) => ({
    title,
    items: items.map((each) => (each === timed ? { ...each, timerMinutes: minutes } : each)),
  }));
}

/** Its name is a title; its text may be many paragraphs, each a step. */
function stepGroups(step: Thing, instruction: string, language: string): ReadGroup<ReadStep>[] {
  const rows = recordsAt(step, 'ingredients');
  const text = instruction.replaceAll(
    /\{\{\s?ingredients\[(\d{1,4})\]\s?\}\}/g,
    (found, at: string) => (rows[Number(at)] ? ingredientLine(rows[Number(at)] ?? {}) : found),
  );
  const [first, ...rest] = stepsOf(writtenStepTexts(text, language));
  const name = textAt(step, 'name');
  if (name === '') return first ? [first, ...rest] : [];
  if (!first) return [{ title: name, items: [] }];
  if (first.title === null) return [{ ...first, title: name }, ...rest];
  return [{ title: name, items: [] }, first, ...rest];
}
