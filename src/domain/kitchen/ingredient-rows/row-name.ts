import { bareName } from '../../ingredients/languages/bare-name.ts';
import { spelledUnit, unitIn } from '../../ingredients/languages/language-units.ts';
import { usageWords } from '../../ingredients/usage-words.ts';
import type { SaidUnit, UnitName } from '../../measures/units.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { ingredientOfRow, unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';

type Named = Pick<
  IngredientUsage,
  'quantityMin' | 'quantityMax' | 'unitId' | 'unitWord' | 'ingredientId' | 'ingredientTitleOverride'
>;

const wordsOf = (row: Named, pantry: Pantry) =>
  usageWords(
    row,
    { unit: unitOfRow(row, pantry), ingredient: ingredientOfRow(row, pantry) },
    pantry.language,
  );

type Amount = Pick<IngredientUsage, 'quantityMin' | 'quantityMax'>;

const isPlural = ({ quantityMin, quantityMax }: Amount): boolean =>
  (quantityMax ?? quantityMin ?? 0) > 1;

/** The name as a visitor reads it beside the amount. */
export function nameOf(row: Named, pantry: Pantry): string {
  const { titles } = wordsOf(row, pantry);
  return isPlural(row) ? titles.plural : titles.singular;
}

/** The name as a sentence has it, without the word that links it to its unit. */
export const spokenName = (row: Named, pantry: Pantry): string =>
  row.unitId === null ? nameOf(row, pantry) : bareName(nameOf(row, pantry), pantry.language);

/** The unit in words; empty where there is none. */
export function unitNameOf(row: Named, pantry: Pantry): string {
  const { unit } = wordsOf(row, pantry);
  if (!unit) return '';
  const isSpelled = row.unitWord !== undefined;
  return unitTitle(isSpelled ? unit : spelledUnit(pantry.language, unit), row);
}

/** A unit as lines in a language say it; of measures a page knows the words, the kitchen does not. */
export const unitInWords = (unit: SaidUnit, language: string): UnitName =>
  spelledUnit(language, unitIn(language, unit, undefined));

/** What a unit is called beside an amount. */
export const unitTitle = (unit: { title: string; pluralTitle: string }, amount: Amount): string =>
  isPlural(amount) ? unit.pluralTitle : unit.title;
