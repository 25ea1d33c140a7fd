import type { Id } from '../../ids.ts';
import type {
  EquipmentUsage,
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
  RecipeContent,
} from '../recipe.ts';

/** The rows of a recipe, which their ids tell apart wherever they stand. */
export type RecipeRows = {
  ingredientUsageGroups: Omit<IngredientUsageGroup, 'ingredientUsages'>;
  ingredientUsages: IngredientUsage;
  instructionGroups: Omit<InstructionGroup, 'instructions'>;
  instructions: Instruction;
  equipmentUsages: EquipmentUsage;
};
export type RowList = keyof RecipeRows;
/** In the order in which a recipe is read. */
export const rowLists = [
  'ingredientUsageGroups',
  'ingredientUsages',
  'instructionGroups',
  'instructions',
  'equipmentUsages',
] as const satisfies readonly RowList[];

export type Row<Value> = {
  id: Id;
  /** The group it stands in; null for a row that stands in none. */
  groupId: Id | null;
  value: Value;
};

export type RecipeFields = Omit<
  RecipeContent,
  'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'
>;

/** A recipe as fields and rows, in their order. */
export type RecipeInRows = {
  fields: RecipeFields;
  rows: { [List in RowList]: Row<RecipeRows[List]>[] };
};

export function inRows(content: RecipeContent): RecipeInRows {
  const { ingredientUsageGroups, instructionGroups, equipmentUsages, ...fields } = content;
  return {
    fields,
    rows: {
      ingredientUsageGroups: ingredientUsageGroups.map(({ ingredientUsages: _rows, ...value }) =>
        row(value, null),
      ),
      ingredientUsages: ingredientUsageGroups.flatMap((group) =>
        group.ingredientUsages.map((value) => row(value, group.id)),
      ),
      instructionGroups: instructionGroups.map(({ instructions: _rows, ...value }) =>
        row(value, null),
      ),
      instructions: instructionGroups.flatMap((group) =>
        group.instructions.map((value) => row(value, group.id)),
      ),
      equipmentUsages: equipmentUsages.map((value) => row(value, null)),
    },
  };
}

/** A row whose group is not there is left out: who puts rows together keeps their groups. */
export function asContent({ fields, rows }: RecipeInRows): RecipeContent {
  return {
    ...fields,
    ingredientUsageGroups: rows.ingredientUsageGroups.map(({ value }) => ({
      ...value,
      ingredientUsages: valuesIn(rows.ingredientUsages, value.id),
    })),
    instructionGroups: rows.instructionGroups.map(({ value }) => ({
      ...value,
      instructions: valuesIn(rows.instructions, value.id),
    })),
    equipmentUsages: rows.equipmentUsages.map(({ value }) => value),
  };
}

const row = <Value extends { id: Id }>(value: Value, groupId: Id | null): Row<Value> => ({
  id: value.id,
  groupId,
  value,
});

const valuesIn = <Value>(rows: readonly Row<Value>[], groupId: Id): Value[] =>
  rows.filter((each) => each.groupId === groupId).map(({ value }) => value);
