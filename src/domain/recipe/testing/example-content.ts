import type { RichText } from '../../text/rich-text.ts';
import { noTerms } from '../recipe-terms.ts';
import type { IngredientUsage, RecipeContent } from '../recipe.ts';

const usage = (id: string): IngredientUsage => ({
  id,
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId: null,
  preparation: null,
  ingredientTitleOverride: 'Butter',
  link: null,
  note: null,
});

/** A recipe with a bit of everything; its ingredients are `usage-1` and `usage-2`. */
export const exampleContent = ({
  step,
  description,
}: {
  step: RichText;
  description: RichText;
}): RecipeContent => ({
  title: 'Apple pie',
  slug: 'apple-pie',
  description,
  images: [{ id: 'image-1' }],
  videoId: null,
  youtubeVideoId: null,
  storyExcerpt: null,
  storyMore: null,
  note: null,
  legacyRecipeData: null,
  privacySetting: 'public',
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  customTimeLabel: null,
  customTimeMinutes: null,
  yieldServings: 4,
  servingDescription: null,
  difficultyLevel: null,
  ...noTerms(),
  keywords: [],
  ingredientUsageGroups: [
    {
      id: 'group-1',
      title: 'Pie',
      note: null,
      ingredientUsages: [usage('usage-1'), usage('usage-2')],
    },
  ],
  instructionGroups: [
    {
      id: 'group-2',
      title: 'Pie',
      note: null,
      instructions: [
        { id: 'step-1', content: step, timerMinutes: null, note: null, videoId: null, images: [] },
      ],
    },
  ],
  equipmentUsages: [],
  contributorIds: [],
});
