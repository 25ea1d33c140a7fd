import type { Id } from '../../ids.ts';
import { aspectsOfRecipe, aspectsOfRows } from '../differences/recipe-aspects.ts';
import {
  asContent,
  inRows,
  type RecipeInRows,
  type Row,
  type RowList,
} from '../differences/recipe-rows.ts';
import type { RecipeContent } from '../recipe.ts';
import { mergeFields, type Sides } from './merge-fields.ts';
import { type MergeConflict, type Merged, mergeRows } from './merge-rows.ts';

export type MergedRecipe = { content: RecipeContent; conflicts: MergeConflict[] };

/**
 * What two sides made of one copy. What one of them changed is taken; what both changed differently
 * is a conflict, and the content holds mine until somebody decides. No words are lost: they stand in
 * the content or in a conflict.
 */
export function mergeRecipes(
  base: RecipeContent,
  mine: RecipeContent,
  theirs: RecipeContent,
): MergedRecipe {
  const sides = { base: inRows(base), mine: inRows(mine), theirs: inRows(theirs) };
  const fields = mergeFields(
    aspectsOfRecipe,
    ofSides(sides, (copy) => copy.fields),
  );
  const usages = merged(sides, 'ingredientUsages', (copy) => copy.rows.ingredientUsages);
  const usageGroups = withGroups(
    merged(sides, 'ingredientUsageGroups', (copy) => copy.rows.ingredientUsageGroups),
    {
      list: 'ingredientUsageGroups',
      sides: ofSides(sides, (copy) => copy.rows.ingredientUsageGroups),
      rows: usages.rows,
    },
  );
  const steps = merged(sides, 'instructions', (copy) => copy.rows.instructions);
  const stepGroups = withGroups(
    merged(sides, 'instructionGroups', (copy) => copy.rows.instructionGroups),
    {
      list: 'instructionGroups',
      sides: ofSides(sides, (copy) => copy.rows.instructionGroups),
      rows: steps.rows,
    },
  );
  const equipment = merged(sides, 'equipmentUsages', (copy) => copy.rows.equipmentUsages);
  const rows = {
    ingredientUsageGroups: usageGroups.rows,
    ingredientUsages: usages.rows,
    instructionGroups: stepGroups.rows,
    instructions: steps.rows,
    equipmentUsages: equipment.rows,
  };
  const ofFields = fields.conflicts.map((each) => ({
    path: each.aspect,
    mine: each.mine,
    theirs: each.theirs,
  }));
  const ofRows = [usageGroups, usages, stepGroups, steps, equipment];
  return {
    content: asContent({ fields: fields.value, rows }),
    conflicts: [...ofFields, ...ofRows.flatMap(({ conflicts }) => conflicts)],
  };
}

const ofSides = <Value>(
  { base, mine, theirs }: Sides<RecipeInRows>,
  of: (copy: RecipeInRows) => Value,
): Sides<Value> => ({ base: of(base), mine: of(mine), theirs: of(theirs) });

const merged = <Value extends Readonly<Record<string, unknown>>>(
  sides: Sides<RecipeInRows>,
  list: RowList,
  of: (copy: RecipeInRows) => readonly Row<Value>[],
): Merged<Value> => mergeRows({ list, aspects: aspectsOfRows[list], ...ofSides(sides, of) });

type Grouped<Value> = {
  list: RowList;
  sides: Sides<readonly Row<Value>[]>;
  rows: readonly { groupId: Id | null }[];
};

/** A group that one side took away stays where the other side left something new in it. */
function withGroups<Value>(
  { rows: groups, conflicts }: Merged<Value>,
  { list, sides, rows }: Grouped<Value>,
): Merged<Value> {
  const known = new Set<Id | null>(groups.map(({ id }) => id));
  const missing = new Set(rows.map(({ groupId }) => groupId).filter((id) => !known.has(id)));
  const find = (side: readonly Row<Value>[], id: Id | null) =>
    side.find((each) => each.id === id) ?? null;
  const kept = [...missing].map((id) => ({
    id,
    mine: find(sides.mine, id),
    theirs: find(sides.theirs, id),
  }));
  return {
    rows: [...groups, ...kept.flatMap(({ mine, theirs }) => mine ?? theirs ?? [])],
    conflicts: [
      ...conflicts,
      ...kept.map(({ id, mine, theirs }) => ({
        path: `${list}.${id}`,
        mine: mine?.value ?? null,
        theirs: theirs?.value ?? null,
      })),
    ],
  };
}
