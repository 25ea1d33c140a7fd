import type { IngredientUsage, Instruction, RecipeContent } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';

const anId = (n: number): string => `7b7f6a52-6f4e-4a52-9d68-${String(n).padStart(12, '0')}`;

const measure = { quantityMin: 2, quantityMax: 3, unitId: anId(1) };
const picture = { id: anId(2), crop: { width: 200, height: 100, x: 0, y: 10 } };

export const aText = (): RichText => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: [
        { text: 'Fold ' },
        { type: 'link', href: 'https://a.example/', children: [{ text: 'gently' }] },
        { type: 'measurement', quantity: 2, unitId: anId(1), children: [{ text: '2 cups' }] },
      ],
    },
  ],
});

export const aFullUsage = (n: number): IngredientUsage => ({
  id: anId(n),
  quantityMin: 1,
  quantityMax: 2,
  unitId: anId(1),
  unitWord: 'Tassen',
  furtherAmount: measure,
  alternativeMeasure: measure,
  packageSize: measure,
  ingredientId: anId(3),
  preparation: aText(),
  ingredientTitleOverride: 'flour',
  link: 'https://a.example/',
  note: 'sifted',
  writtenAs: '1-2 Tassen flour',
});

export const aFullStep = (n: number): Instruction => ({
  id: anId(n),
  content: aText(),
  timerMinutes: 20,
  note: aText(),
  videoId: anId(4),
  images: [picture],
});

/** A recipe with something in every field that its cook can write. */
export const aWholeRecipe = (): Required<RecipeContent> => ({
  title: 'Plum cake',
  slug: 'plum-cake',
  language: 'de',
  description: aText(),
  images: [picture],
  videoId: anId(4),
  youtubeVideoId: 'dQw4w9WgXcQ',
  storyExcerpt: aText(),
  storyMore: aText(),
  note: aText(),
  legacyRecipeData: null,
  privacySetting: 'public',
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  customTimeLabel: 'Resting',
  customTimeMinutes: 60,
  yieldServings: 8,
  servingDescription: 'pieces',
  difficultyLevel: 'easy',
  tagIds: [anId(10)],
  methodIds: [anId(11)],
  foodCategoryIds: [anId(12)],
  mealIds: [anId(13)],
  cuisineIds: [anId(14)],
  dietIds: [anId(15)],
  keywords: ['plums'],
  ingredientUsageGroups: [
    { id: anId(20), title: 'Dough', note: aText(), ingredientUsages: [aFullUsage(21)] },
  ],
  instructionGroups: [
    { id: anId(30), title: 'Bake', note: aText(), instructions: [aFullStep(31)] },
  ],
  equipmentUsages: [
    {
      id: anId(40),
      equipmentId: anId(41),
      link: 'https://a.example/',
      note: 'round',
      imageOverrideId: anId(42),
      equipmentTitleOverride: 'tin',
    },
  ],
  contributorIds: [anId(50)],
});
