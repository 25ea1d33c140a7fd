import {
  type FilterOption,
  filterSuggestions,
  filtersOf,
  shownFilterKinds,
  showsFilterBar,
} from '#domain/search/filters.ts';
import { messages } from '#contract/messages.ts';
import { collectionCards, recipeCards } from './cards.ts';
import type { PageFacts } from '../facts.ts';
import type { RecipesBody } from '../page-models.ts';

/** The first page of all recipes, and what they can be filtered by. */
export function recipesBody(facts: PageFacts): RecipesBody {
  const filters = filtersOf([...facts.site.terms.values()]);
  return {
    recipeCount: facts.site.recipeCount,
    recipes: recipeCards(facts, facts.latestRecipeIds),
    collections: collectionCards(facts),
    suggestions: filterSuggestions(filters).map(({ kind, option }) => ({
      kind,
      ...withoutId(option),
    })),
    filters: shownFilterKinds
      .filter((kind) => filters[kind].length > 0)
      .map((kind) => ({
        kind,
        label: messages.filters[kind],
        options: filters[kind].map(withoutId),
      })),
    showsFilterBar: showsFilterBar(filters),
  };
}

/** Addresses name options by their slugs, so the page carries no ids. */
const withoutId = ({ slug, title, recipeCount }: FilterOption) => ({ slug, title, recipeCount });
