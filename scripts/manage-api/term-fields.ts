import type { RecipeInput } from '#contract/recipe.ts';
import type { TermKind } from '#domain/recipe.ts';

export type TermField =
  | 'tagIds'
  | 'methodIds'
  | 'foodCategoryIds'
  | 'mealIds'
  | 'cuisineIds'
  | 'dietIds';
export type TermIds = Required<Pick<RecipeInput, TermField>>;

/** Where a recipe lists the terms of each kind. */
export const termFields: Record<TermKind, TermField> = {
  category: 'foodCategoryIds',
  cuisine: 'cuisineIds',
  meal: 'mealIds',
  method: 'methodIds',
  diet: 'dietIds',
  tag: 'tagIds',
};

export const noTerms = (): TermIds => ({
  tagIds: [],
  methodIds: [],
  foodCategoryIds: [],
  mealIds: [],
  cuisineIds: [],
  dietIds: [],
});
