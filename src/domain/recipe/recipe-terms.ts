import { type FilterKind, termKindOf } from '../search/filters.ts';
import type { TermId } from '../ids.ts';
import { type RecipeContent, type TermKind, termKinds } from './recipe.ts';

/** Where a recipe lists its terms of each kind. */
export const termFieldOf = {
  category: 'foodCategoryIds',
  cuisine: 'cuisineIds',
  meal: 'mealIds',
  method: 'methodIds',
  diet: 'dietIds',
  tag: 'tagIds',
} as const satisfies Record<TermKind, keyof RecipeContent>;

export type RecipeTerms = Pick<RecipeContent, (typeof termFieldOf)[TermKind]>;

/** The lists of a recipe without terms, to be filled. */
export const noTerms = (): RecipeTerms => ({
  tagIds: [],
  methodIds: [],
  foodCategoryIds: [],
  mealIds: [],
  cuisineIds: [],
  dietIds: [],
});

export function termIdsFor(recipe: RecipeTerms, filter: FilterKind): TermId[] {
  return recipe[termFieldOf[termKindOf[filter]]];
}

export function termIdsOf(recipe: RecipeTerms): TermId[] {
  return termKinds.flatMap((kind) => recipe[termFieldOf[kind]]);
}
