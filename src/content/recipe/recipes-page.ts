import {
  type FilterOption,
  filterSuggestions,
  filtersOf,
  shownFilterKinds,
  showsFilterBar,
} from '#domain/search/filters.ts';
import { indexParts } from '#domain/publishing/publishing.ts';
import { recipeIndexPath } from '#domain/publishing/site-paths.ts';
import { messages } from '#contract/messages.ts';
import { collectionCards, recipeCards } from './cards.ts';
import type { PageFacts } from '../facts.ts';
import type { RecipeIndexBody, RecipesBody } from '../page-models.ts';
import type { LinkModel } from '../shared-models.ts';

/** The first page of all recipes, and what they can be filtered by. */
export function recipesBody(facts: PageFacts): RecipesBody {
  const filters = filtersOf([...new Set(facts.site.terms.values())]);
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
    index: facts.site.recipeCount > facts.latestRecipeIds.length ? indexLinks(facts) : [],
  };
}

/** A page of plain links, so that every recipe is reached by links alone. */
export function recipeIndexBody(facts: PageFacts, part: number): RecipeIndexBody {
  const recipes = facts.indexParts.get(part) ?? [];
  const neighbours = indexParts(facts.site.nextSequence).filter(
    (each) => Math.abs(each - part) === 1,
  );
  return { heading: messages.recipes.index, recipes, parts: neighbours.map(indexLink) };
}

const indexLinks = ({ site }: PageFacts): LinkModel[] =>
  indexParts(site.nextSequence).map(indexLink);

const indexLink = (part: number): LinkModel => ({
  label: String(part),
  href: recipeIndexPath(part),
});

/** Addresses name options by their slugs, so the page carries no ids. */
const withoutId = ({ slug, title, recipeCount }: FilterOption) => ({ slug, title, recipeCount });
