import { noTerms } from './recipe-terms.ts';
import type { RecipeContent } from './recipe.ts';

/** A recipe of which nothing is written yet. */
export const emptyContent: Required<RecipeContent> = {
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
