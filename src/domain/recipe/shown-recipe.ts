import { writtenFigures } from '../ingredients/usage-figures.ts';
import type { MeasureFigures } from '../measures/quantity.ts';
import { isSameData } from '../same-data.ts';
import type { IngredientUsage, IngredientUsageGroup, RecipeContent } from './recipe.ts';
import { isSaidStep, isSaidUsage } from './said-rows.ts';

/** With the cook's own figures instead of the line as it was typed. */
export type ShownUsage = IngredientUsage & { writtenAs?: never; figures?: MeasureFigures };
type ShownGroup = Omit<IngredientUsageGroup, 'ingredientUsages'> & {
  ingredientUsages: ShownUsage[];
};

/**
 * A recipe as pages, previews and the public API may know it: without what is the kitchen's alone and
 * without rows that say nothing, so that all of them count the same steps.
 */
export type ShownRecipe = Omit<RecipeContent, 'ingredientUsageGroups'> & {
  ingredientUsageGroups: ShownGroup[];
};

export const shownRecipe = (content: RecipeContent): ShownRecipe => ({
  ...content,
  ingredientUsageGroups: content.ingredientUsageGroups.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.filter(isSaidUsage).map(shownUsage),
  })),
  instructionGroups: shownSteps(content),
});

/** Whether visitors cannot tell one from the other. Lines are read only where nothing else differs. */
export function isShownAlike(one: RecipeContent, other: RecipeContent): boolean {
  const withoutLines = (content: RecipeContent) => ({
    ...content,
    instructionGroups: shownSteps(content),
    ingredientUsageGroups: [],
  });
  return (
    isSameData(withoutLines(one), withoutLines(other)) &&
    isSameData(shownRecipe(one), shownRecipe(other))
  );
}

const shownSteps = ({ instructionGroups }: RecipeContent) =>
  instructionGroups.map((group) => ({
    ...group,
    instructions: group.instructions.filter(isSaidStep),
  }));

function shownUsage({ writtenAs, ...usage }: IngredientUsage): ShownUsage {
  const figures = writtenAs === undefined ? null : writtenFigures({ ...usage, writtenAs });
  return { ...usage, ...(figures && { figures }) };
}
