import { showMeasure } from './conversion.ts';
import type { MeasureView } from './conversion.ts';
import type { Id } from './ids.ts';
import type { Ingredient } from './ingredient.ts';
import { ingredientTitles } from './ingredient-title.ts';
import { quantityFrom } from './quantity.ts';
import type { IngredientUsage, IngredientUsageGroup } from './recipe.ts';
import type { RichText } from './rich-text.ts';
import type { UnitName } from './units.ts';

/** A usage with what its ids name; null where the cook named none. */
export type ResolvedIngredientUsage = IngredientUsage & {
  unit: UnitName | null;
  ingredient: Ingredient | null;
};

/** `preparation` and `note` are the cook's text: amounts written in them are never changed. */
export type IngredientUsageParts = {
  id: Id;
  amount: string | null;
  unit: string | null;
  title: string;
  preparation: RichText | null;
  note: string | null;
  link: string | null;
};

/** Without a quantity the unit is singular and the title as the cook keeps it ("salt"). */
export function formatIngredientUsage(
  usage: ResolvedIngredientUsage,
  view: MeasureView,
): IngredientUsageParts {
  const { id, unit, ingredient, preparation, note, link } = usage;
  const quantity = quantityFrom(usage.quantityMin, usage.quantityMax);
  const text = { id, preparation, note, link };
  if (!quantity) {
    const title = usage.ingredientTitleOverride ?? ingredient?.title ?? '';
    return { ...text, amount: null, unit: unit?.title ?? null, title };
  }
  const shown = showMeasure({ quantity, unit }, ingredient, view);
  const titles = ingredientTitles(usage);
  return {
    ...text,
    amount: shown.amount,
    unit: shown.unit,
    title: shown.isPlural ? titles.plural : titles.singular,
  };
}

/** One line for machines and mails, for example "1½ cups flour". */
export function ingredientUsageLine({ amount, unit, title }: IngredientUsageParts): string {
  return [amount, unit, title].filter(Boolean).join(' ');
}

/** References hold an id, so that they survive moved rows; null when the row is gone. */
export function findIngredientUsage(
  groups: readonly IngredientUsageGroup[],
  ingredientUsageId: Id,
): IngredientUsage | null {
  for (const group of groups) {
    const usage = group.ingredientUsages.find(({ id }) => id === ingredientUsageId);
    if (usage) return usage;
  }
  return null;
}
