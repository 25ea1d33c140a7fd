import type { RecipeSearchAnswer } from '#contract/recipe-search.ts';
import { searchMessages } from '#contract/search-messages.ts';
import type { RecipeQuery } from '#domain/filters.ts';
import type { Remote } from '#stores/remote.ts';

/** What came of a search, in words; empty while it is not known. */
export function resultText(results: Remote<RecipeSearchAnswer>, { search }: RecipeQuery): string {
  if (results.status === 'rejected') return searchMessages.failed;
  if (results.status !== 'fulfilled') return '';
  const { total } = results.value;
  if (total === 0) return searchMessages.noResults;
  return search === '' ? searchMessages.count(total) : searchMessages.countFor(total, search);
}
