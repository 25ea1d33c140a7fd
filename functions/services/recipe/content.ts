import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { emptyContent } from '#domain/recipe/empty-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

/** The whole content: what was written over what was there. */
export function contentFrom(input: RecipeInput, before: RecipeContent | null): RecipeContent {
  return { ...emptyContent, ...before, ...input };
}

/** With the fields that recipes have come to have since it was stored. */
export const wholeContent = (stored: RecipeContent): RecipeContent => ({
  ...emptyContent,
  ...stored,
});
