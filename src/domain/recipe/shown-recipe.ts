import type { IngredientUsage, IngredientUsageGroup, RecipeContent } from './recipe.ts';

type ShownUsage = IngredientUsage & { writtenAs?: never };
type ShownGroup = IngredientUsageGroup & { ingredientUsages: ShownUsage[] };

/** A recipe as pages, previews and the public API may know it: without what is the kitchen's alone. */
export type ShownRecipe = RecipeContent & { ingredientUsageGroups: ShownGroup[] };

export function shownRecipe(content: RecipeContent): ShownRecipe {
  return {
    ...content,
    ingredientUsageGroups: content.ingredientUsageGroups.map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map(({ writtenAs: _written, ...usage }) => usage),
    })),
  };
}
