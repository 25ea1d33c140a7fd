import type { ShownRecipe } from './shown-recipe.ts';

/** All that a locked recipe shows: everything below its top section is taken out. */
export function topSection(content: ShownRecipe): ShownRecipe {
  return {
    ...content,
    videoId: null,
    youtubeVideoId: null,
    storyExcerpt: null,
    storyMore: null,
    note: null,
    legacyRecipeData: null,
    keywords: [],
    ingredientUsageGroups: [],
    instructionGroups: [],
    equipmentUsages: [],
    contributorIds: [],
  };
}
