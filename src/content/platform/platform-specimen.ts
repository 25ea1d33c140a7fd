import { showMeasure } from '#domain/measures/conversion.ts';
import { ingredientTitles } from '#domain/ingredients/ingredient-title.ts';
import { yieldOf } from '#domain/measures/recipe-yield.ts';
import { servingsLabel } from '#domain/measures/servings.ts';
import { measurementSystems } from '#domain/site/site.ts';
import { findBuiltInUnit } from '#domain/measures/built-in-units.ts';
import type { SpecimenModel } from './platform-models.ts';

const writtenFor = 4;
const recipeYield = yieldOf(writtenFor, null, 'en');
const servingsShown = [2, 4, 10];

type Row = { quantity: number; unit: string | null; title: string; gramsPerLiter: number | null };

const rows: Row[] = [
  { quantity: 1.5, unit: 'pound', title: 'new potatoes', gramsPerLiter: null },
  { quantity: 6, unit: 'tablespoon', title: 'butter', gramsPerLiter: 959 },
  { quantity: 1, unit: null, title: 'lemon', gramsPerLiter: null },
  { quantity: 2, unit: 'tablespoon', title: 'capers', gramsPerLiter: null },
  { quantity: 0.5, unit: 'cup', title: 'parsley leaves', gramsPerLiter: null },
];

/** A few lines of a recipe in every amount a reader may ask for, by the rules of any recipe page. */
export function specimen(): SpecimenModel {
  const choices = servingsShown.flatMap((servings) =>
    measurementSystems.map((system) => ({ servings, system })),
  );
  return {
    servings: servingsShown.map((count) => ({ count, label: servingsLabel(count, recipeYield) })),
    writtenFor,
    variants: choices.map(({ servings, system }) => ({
      servings,
      system,
      lines: rows.map((row) => lineOf(row, { servings, system })),
    })),
  };
}

function lineOf(
  row: Row,
  { servings, system }: { servings: number; system: (typeof measurementSystems)[number] },
) {
  const unit = row.unit === null ? null : findBuiltInUnit(row.unit);
  const { title, gramsPerLiter } = row;
  const metric = gramsPerLiter === null ? 'volume' : 'weight';
  const weighing = { gramsPerLiter, metric, imperial: 'volume' } as const;
  const view = { system, scale: { wanted: servings, written: writtenFor } };
  const {
    amount,
    unit: unitText,
    isPlural,
  } = showMeasure({ quantity: { min: row.quantity, max: null }, unit }, weighing, view);
  const usage = { ingredientTitleOverride: null, unit, ingredient: { title } };
  const titles = ingredientTitles(usage, 'en');
  return {
    amountText: [amount, unitText].filter(Boolean).join(' '),
    title: isPlural ? titles.plural : titles.singular,
  };
}
