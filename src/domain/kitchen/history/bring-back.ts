import { aspectsOfRecipe, partOf } from '../../recipe/differences/recipe-aspects.ts';
import {
  asContent,
  inRows,
  type RecipeInRows,
  type RowList,
} from '../../recipe/differences/recipe-rows.ts';
import { withAspect } from '../../recipe/merge/resolve-conflicts.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import type { Id } from '../../ids.ts';
import type { DifferencePlace } from './readable-differences.ts';

const groupsOf: Partial<Record<RowList, RowList>> = {
  ingredientUsages: 'ingredientUsageGroups',
  instructions: 'instructionGroups',
};

/** The recipe with one part as it was in an earlier copy, and everything else as it is. */
export function broughtBack(
  now: RecipeContent,
  earlier: RecipeContent,
  place: DifferencePlace,
): RecipeContent {
  const [copy, from] = [inRows(now), inRows(earlier)];
  if (place.list !== null) return asContent(withRow(copy, from, place));
  const part = partOf(from.fields, aspectsOfRecipe[place.aspect] ?? []);
  return asContent({
    ...copy,
    fields: withAspect(copy.fields, aspectsOfRecipe, [place.aspect, part]),
  });
}

/** A group that came since may hold rows that stood elsewhere, so it is not taken away. */
export function canComeBack(earlier: RecipeContent, place: DifferencePlace): boolean {
  if (place.list !== 'ingredientUsageGroups' && place.list !== 'instructionGroups') return true;
  return earlier[place.list].some(({ id }) => id === place.id);
}

function withRow(
  copy: RecipeInRows,
  from: RecipeInRows,
  { list, id }: { list: RowList; id: Id },
): RecipeInRows {
  const rows: readonly PlacedRow[] = from.rows[list];
  const groups = groupsOf[list];
  const groupId = rows.find((row) => row.id === id)?.groupId ?? null;
  const whole =
    groups && groupId !== null ? withGroup(copy, from, { list: groups, id: groupId }) : copy;
  return { ...whole, rows: { ...whole.rows, [list]: placed(whole.rows[list], rows, id) } };
}

type PlacedRow = { id: Id; groupId: Id | null };

/** A row whose group is gone comes back with it. */
const withGroup = (
  copy: RecipeInRows,
  from: RecipeInRows,
  group: { list: RowList; id: Id },
): RecipeInRows =>
  copy.rows[group.list].some(({ id }) => id === group.id) ? copy : withRow(copy, from, group);

/** The row as it was, behind the nearest row before it that is still in its group; or without it. */
function placed(rows: readonly PlacedRow[], earlier: readonly PlacedRow[], id: Id): PlacedRow[] {
  const others = rows.filter((row) => row.id !== id);
  const at = earlier.findIndex((row) => row.id === id);
  const row = earlier[at];
  if (!row) return others;
  const isInGroup = (other: PlacedRow) => other.groupId === row.groupId;
  const before = earlier
    .slice(0, at)
    .filter(isInGroup)
    .findLast((each) => others.some((other) => other.id === each.id && isInGroup(other)));
  const behind = before
    ? others.findIndex((other) => other.id === before.id) + 1
    : others.findIndex(isInGroup);
  return others.toSpliced(behind === -1 ? others.length : behind, 0, row);
}
