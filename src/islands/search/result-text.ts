import { listMessages } from '#contract/search/list-messages.ts';
import { searchMessages } from '#contract/search/search-messages.ts';
import type { FoundRecipes } from '#stores/search/recipe-search.ts';

export function resultText({ total, query: { search } }: FoundRecipes): string {
  if (total === 0) return listMessages.noResults;
  return search === '' ? searchMessages.count(total) : searchMessages.countFor(total, search);
}
