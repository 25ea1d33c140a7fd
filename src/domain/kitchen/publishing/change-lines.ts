import {
  type RecipeDifference,
  recipeDifferences,
} from '../../recipe/differences/recipe-differences.ts';
import { inRows, type RecipeRows, type RowList } from '../../recipe/differences/recipe-rows.ts';
import { type TextPart, textParts } from '../../recipe/differences/text-parts.ts';
import type { IngredientUsage, RecipeContent } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { readableValue } from '../fields/readable-value.ts';
import { shortenedParts, shortened } from './shortened-parts.ts';

/** A change of a recipe as one line that a cook can read; `of` is the field or list it is about. */
export type ChangeLine =
  /** A text that says it otherwise. */
  | { kind: 'reworded'; of: string; parts: TextPart[] }
  | { kind: 'replaced'; of: string; before: string | null; after: string | null }
  | { kind: 'added' | 'removed'; of: RowList; text: string }
  /** So many rows stand elsewhere. */
  | { kind: 'moved'; of: RowList; count: number }
  /** Changed in what cannot be said in a line, such as pictures or terms. */
  | { kind: 'changed'; of: string };

type Rows = { [List in RowList]: Map<string, RecipeRows[List]> };
export type LineOf = (usage: IngredientUsage) => string;

/** What of a recipe is no longer as it was, a line for each field and row. */
export function changeLines(
  before: RecipeContent,
  after: RecipeContent,
  lineOf: LineOf,
): ChangeLine[] {
  const [old, current] = [rowsIn(before), rowsIn(after)];
  const differences = recipeDifferences(before, after);
  const moved = Map.groupBy(
    differences.filter((each) => each.kind === 'moved'),
    ({ list }) => list,
  );
  const seen = new Set<string>();
  const lines = differences.flatMap((difference): ChangeLine[] => {
    if (difference.kind === 'moved') return [];
    if (difference.list === null) return [fieldLine(difference)];
    if (difference.kind !== 'changed') return [wholeRow(difference, lineOf)];
    // What changed in a row is one line, however many of its parts did.
    if (seen.has(difference.id)) return [];
    seen.add(difference.id);
    return [rowLine(difference, { old, current, lineOf })];
  });
  const moves = [...moved].map(([of, rows]): ChangeLine => ({
    kind: 'moved',
    of,
    count: rows.length,
  }));
  return [...lines, ...moves];
}

type Changed = Extract<RecipeDifference, { kind: 'changed' }>;
type Whole = Extract<RecipeDifference, { kind: 'added' | 'removed' }>;

function fieldLine({ aspect: of, before, after, text }: Changed): ChangeLine {
  if (text && of !== 'title' && of !== 'slug') {
    return { kind: 'reworded', of, parts: shortenedParts(text) };
  }
  const isPlain = [...Object.values(before), ...Object.values(after)].every(isPlainValue);
  if (!isPlain) return { kind: 'changed', of };
  return { kind: 'replaced', of, before: readableValue(before), after: readableValue(after) };
}

const isPlainValue = (value: unknown): boolean => value === null || typeof value !== 'object';

function wholeRow({ kind, list, value }: Whole, lineOf: LineOf): ChangeLine {
  return { kind, of: list, text: shortened(textOf(value, lineOf)) };
}

type Sides = { old: Rows; current: Rows; lineOf: LineOf };

function rowLine(
  { list, id, text }: Changed & { list: RowList; id: string },
  { old, current, lineOf }: Sides,
): ChangeLine {
  const [was, is] = [old[list].get(id), current[list].get(id)];
  const sides = [was, is].map((row) => (row ? textOf(row, lineOf) : ''));
  const [before = '', after = ''] = sides;
  if (before === after) return { kind: 'changed', of: list };
  return { kind: 'reworded', of: list, parts: shortenedParts(text ?? textParts(before, after)) };
}

function textOf(value: RecipeRows[RowList], lineOf: LineOf): string {
  if ('content' in value) return toPlainText(value.content);
  if ('quantityMin' in value) return lineOf(value);
  if ('equipmentId' in value) return value.equipmentTitleOverride ?? '';
  return value.title;
}

function rowsIn(content: RecipeContent): Rows {
  const { rows } = inRows(content);
  const byId = <Value>(list: readonly { id: string; value: Value }[]) =>
    new Map(list.map(({ id, value }) => [id, value]));
  return {
    ingredientUsageGroups: byId(rows.ingredientUsageGroups),
    ingredientUsages: byId(rows.ingredientUsages),
    instructionGroups: byId(rows.instructionGroups),
    instructions: byId(rows.instructions),
    equipmentUsages: byId(rows.equipmentUsages),
  };
}
