import { type FilterKind, perFilter, termKindOf } from '../search/filters.ts';
import type { TermId } from '../ids.ts';
import { standingById } from './standing-by-id.ts';
import { type RecipeContent, type TermKind, termKinds } from './recipe.ts';

export type TermFacts = {
  id: TermId;
  kind: TermKind;
  slug: string;
  title: string;
  recipeCount: number;
};

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

function termIdsFor(recipe: RecipeTerms, filter: FilterKind): TermId[] {
  return recipe[termFieldOf[termKindOf[filter]]];
}

export function termIdsOf(recipe: RecipeTerms): TermId[] {
  return termKinds.flatMap((kind) => recipe[termFieldOf[kind]]);
}

/** The terms of a recipe that there are, in its order. */
export function termsOf(
  recipe: RecipeTerms,
  terms: ReadonlyMap<string, TermFacts>,
): Record<FilterKind, TermFacts[]> {
  return perFilter((filter) => termsFor(termIdsFor(recipe, filter), terms));
}

/** What the badges of a recipe are chosen by. */
export function badgeSlugsOf(
  { mealIds, foodCategoryIds }: Pick<RecipeTerms, 'mealIds' | 'foodCategoryIds'>,
  terms: ReadonlyMap<string, TermFacts>,
): { mealSlugs: string[]; categorySlugs: string[] } {
  const slugsOf = (ids: TermId[]) => termsFor(ids, terms).map(({ slug }) => slug);
  return { mealSlugs: slugsOf(mealIds), categorySlugs: slugsOf(foodCategoryIds) };
}

/** Each once, though a recipe may name several that became one. */
function termsFor(ids: TermId[], terms: ReadonlyMap<string, TermFacts>): TermFacts[] {
  const found = ids.flatMap((id) => terms.get(id) ?? []);
  return [...new Map(found.map((term) => [term.id, term])).values()];
}

/** Terms by every id that stands for them. */
export const termsById = (
  terms: readonly (TermFacts & { standsForId: TermId | null })[],
): Map<TermId, TermFacts> => standingById(terms);
