import { toPlainText } from '../text/plain-text.ts';
import type { ReadRecipe } from '../import/read-recipe.ts';

/** What was read, in plain words, to be compared with what was written. */
export const toldRecipe = (recipe: ReadRecipe | undefined) => ({
  title: recipe?.title?.value,
  lines: recipe?.ingredientGroups.value.flatMap(({ items }) => items),
  titles: recipe?.ingredientGroups.value.map((group) => group.title),
  steps: recipe?.stepGroups.value.flatMap(({ items }) =>
    items.map(({ text }) => toPlainText(text)),
  ),
});
