import type { RecipeContent } from '../../recipe/recipe.ts';
import { withoutBegun } from './begun-fields.ts';

/** A row without its fields that are null. */
type Written<Row> = {
  [Field in keyof Row as null extends Row[Field] ? never : Field]: Row[Field];
} & { [Field in keyof Row as null extends Row[Field] ? Field : never]?: NonNullable<Row[Field]> };

/**
 * The recipe as it is sent: hundreds of rows are mostly fields without a value, and what is absent in
 * a row is nothing. So what the API took from others is not too large once it is opened here.
 */
export const writtenRecipe = (recipe: RecipeContent) => ({
  ...withoutBegun(recipe),
  ingredientUsageGroups: recipe.ingredientUsageGroups.map(({ ingredientUsages, ...group }) => ({
    ...withoutNothing(group),
    ingredientUsages: ingredientUsages.map((row) => writtenRow(row)),
  })),
  instructionGroups: recipe.instructionGroups.map(({ instructions, ...group }) => ({
    ...withoutNothing(group),
    instructions: instructions.map((row) => writtenRow(row)),
  })),
  equipmentUsages: recipe.equipmentUsages.map((row) => writtenRow(row)),
});

const known = new WeakMap<object, object>();

/** The same object for the same row, which is never changed in place. */
function writtenRow<Row extends object>(row: Row): Written<Row> {
  const written = known.get(row) ?? withoutNothing(row);
  known.set(row, written);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function puts rows in, each under itself
  return written as Written<Row>;
}

const withoutNothing = <Row extends object>(row: Row): Written<Row> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other fields than those that may be null are left out
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as Written<Row>;
