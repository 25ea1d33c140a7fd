import { isRecord } from '../../../is-record.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import { lineEnd } from '../../../text/lines.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadRecipe, ReadStep } from '../../read-recipe.ts';
import { stepsOf, writtenStepTexts } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { amountText, namesAt, numberAt, recordAt, recordsAt, textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
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
        value: steps.flatMap((step, at) =>
          stepGroups(step, instructions[at]?.text ?? '', language),
        ),
        origin: 'read',
      },
      nutrition: nutritionOfRecord(recordAt(record, 'nutrition')),
      rating: numberAt(record, 'rating') ?? 0,
    },
    language,
  );
  return {
    recipe: { ...recipe, times: withDoubt(recipe.times) },
    shown: shownRecord(record),
    pictures: picture ? [picture] : [],
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
