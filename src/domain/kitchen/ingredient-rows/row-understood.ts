import type { IngredientUsage } from '../../recipe/recipe.ts';

/** What is calculated with. */
const measured = [
  'quantityMin',
  'quantityMax',
  'unitId',
  'furtherAmount',
  'alternativeMeasure',
  'packageSize',
] as const satisfies readonly (keyof IngredientUsage)[];
const told = [
  'ingredientId',
  'preparation',
  'note',
] as const satisfies readonly (keyof IngredientUsage)[];

/**
 * Whether a row as it reads anew loses nothing that was understood of it. Words that are told apart
 * may go where more can be measured for them: "2 EL Öl" is no "EL Öl".
 */
export function understandsAll(read: IngredientUsage, row: IngredientUsage): boolean {
  if (measured.some((part) => isLost(part, read, row))) return false;
  if (measured.some((part) => isLost(part, row, read))) return true;
  return !told.some((part) => isLost(part, read, row));
}

const isLost = (part: keyof IngredientUsage, read: IngredientUsage, row: IngredientUsage) =>
  (row[part] ?? null) !== null && (read[part] ?? null) === null;
