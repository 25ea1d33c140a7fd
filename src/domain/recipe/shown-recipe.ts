import { writtenFigures } from '../ingredients/usage-figures.ts';
import type { MeasureFigures } from '../measures/quantity.ts';
import type { IngredientUsage, IngredientUsageGroup, RecipeContent } from './recipe.ts';

/** With the cook's own figures instead of the line as it was typed. */
export type ShownUsage = IngredientUsage & { writtenAs?: never; figures?: MeasureFigures };
type ShownGroup = Omit<IngredientUsageGroup, 'ingredientUsages'> & {
  ingredientUsages: ShownUsage[];
};

/** A recipe as pages, previews and the public API may know it: without what is the kitchen's alone. */
export type ShownRecipe = Omit<RecipeContent, 'ingredientUsageGroups'> & {
  ingredientUsageGroups: ShownGroup[];
};

export function shownRecipe(content: RecipeContent): ShownRecipe {
  return {
    ...content,
    ingredientUsageGroups: content.ingredientUsageGroups.map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map(shownUsage),
    })),
  };
}

function shownUsage({ writtenAs, ...usage }: IngredientUsage): ShownUsage {
  const figures = writtenAs === undefined ? null : writtenFigures({ ...usage, writtenAs });
  return { ...usage, ...(figures && { figures }) };
}
