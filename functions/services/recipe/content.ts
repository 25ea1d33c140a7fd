import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { noTerms } from '#domain/recipe/recipe-terms.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';

const emptyContent: RecipeContent = {
  title: '',
  slug: '',
  language: null,
  description: null,
  images: [],
  videoId: null,
  youtubeVideoId: null,
  storyExcerpt: null,
  storyMore: null,
  note: null,
  legacyRecipeData: null,
  privacySetting: 'public',
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  customTimeLabel: null,
  customTimeMinutes: null,
  yieldServings: null,
  servingDescription: null,
  difficultyLevel: null,
  ...noTerms(),
  keywords: [],
  ingredientUsageGroups: [],
  instructionGroups: [],
  equipmentUsages: [],
  contributorIds: [],
};

/** The whole content: what was written over what was there. */
export function contentFrom(input: RecipeInput, before: RecipeContent | null): RecipeContent {
  return { ...emptyContent, ...before, ...input };
}

/** With the fields that recipes have come to have since it was stored. */
export const wholeContent = (stored: RecipeContent): RecipeContent => ({
  ...emptyContent,
  ...stored,
});
