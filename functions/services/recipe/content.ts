import type { RecipeInput } from '#contract/recipe.ts';
import type { Recipe, RecipeContent } from '#domain/recipe.ts';

const emptyContent: Omit<RecipeContent, 'title' | 'slug'> = {
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
  tagIds: [],
  methodIds: [],
  foodCategoryIds: [],
  mealIds: [],
  cuisineIds: [],
  dietIds: [],
  keywords: [],
  ingredientUsageGroups: [],
  instructionGroups: [],
  equipmentUsages: [],
  contributorIds: [],
};

const contentKeys = ['title', 'slug', ...Object.keys(emptyContent)] as (keyof RecipeContent)[];

/** The whole content: what was written over what was there, in one fixed order of fields. */
export function contentFrom(input: RecipeInput, before: RecipeContent | null): RecipeContent {
  const merged = { ...emptyContent, ...before, ...input };
  return Object.fromEntries(contentKeys.map((key) => [key, merged[key]])) as RecipeContent;
}

export function contentOf(recipe: Recipe): RecipeContent {
  return Object.fromEntries(contentKeys.map((key) => [key, recipe[key]])) as RecipeContent;
}

/** Whether two contents say the same, whatever the order of fields inside. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && isSameValue(valueAt(one, key), valueAt(other, key)),
    )
  );
}

const valueAt = (holder: object, key: string) => (holder as Record<string, unknown>)[key];
