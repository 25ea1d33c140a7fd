import { isRecord } from '../../is-record.ts';
import { usagesOf, stepsOf } from '../../recipe/index/missing-places.ts';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { begunPaths, isAwaited, pathOfBegun } from '../draft/begun-fields.ts';
import type { FieldPath } from '../draft/field-path.ts';
import type { Breach, Check } from './breach.ts';
import { type List, recipeShape, type Shape } from './recipe-checks.ts';

const shapes = new Map<string, Check | List>(Object.entries(recipeShape));

/** Everything that the server would refuse of a recipe for what stands in its fields. */
export function breachesOf(recipe: RecipeContent): Breach[] {
  const values: [field: string, value: unknown][] = Object.entries(recipe);
  const fields = values.flatMap(([field, value]) => {
    const part = shapes.get(field);
    return part ? breachesAt(value, part, field) : [];
  });
  // Where a group has too many rows, so has the whole list: it is said of the list.
  const ofRows = /^(?:ingredientUsageGroups|instructionGroups)\.[^.]+\.[^.]+$/;
  const further = fields.filter(
    ({ field, fault }) => fault.limit !== 'count' || !ofRows.test(field),
  );
  return [...begun(recipe), ...totals(recipe), ...further];
}

const begun = (recipe: RecipeContent): Breach[] =>
  [...begunPaths(recipe)].map(([name, path]) => ({
    field: pathOfBegun(path),
    fault: { limit: isAwaited(name) ? 'awaited' : 'unreadable' },
  }));

function totals(recipe: RecipeContent): Breach[] {
  const counted = [
    ['ingredientUsageGroups', usagesOf(recipe).length, recipeLimits.ingredients],
    ['instructionGroups', stepsOf(recipe).length, recipeLimits.steps],
  ] as const;
  return counted.flatMap(([field, has, most]) =>
    has > most ? [{ field, fault: { limit: 'count' as const, most, has } }] : [],
  );
}

function breachesAt(value: unknown, part: Check | List, field: FieldPath): Breach[] {
  if (typeof part !== 'function') return breachesInList(value, part, field);
  const fault = part(value);
  return fault ? [{ field, fault }] : [];
}

function breachesInList(value: unknown, { most, of }: List, field: FieldPath): Breach[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const found = rows.flatMap((row, at) =>
    typeof of === 'function'
      ? breachesAt(row, of, `${field}.${at}`)
      : breachesInRow(row, of, `${field}.${idOf(row) ?? at}`),
  );
  if (rows.length <= most) return found;
  return [{ field, fault: { limit: 'count', most, has: rows.length } }, ...found];
}

/** A row is never changed in place: only those that a change has made anew are looked at. */
const known = new WeakMap<object, Breach[]>();

function breachesInRow(row: unknown, shape: Shape, field: FieldPath): Breach[] {
  if (!isRecord(row)) return [{ field, fault: { limit: 'unknown' } }];
  const found =
    known.get(row) ??
    Object.entries(shape).flatMap(([name, part]) => breachesAt(row[name], part, name));
  known.set(row, found);
  return found.map((within) => ({ ...within, field: `${field}.${within.field}` }));
}

const idOf = (row: unknown): string | null =>
  isRecord(row) && typeof row['id'] === 'string' ? row['id'] : null;
