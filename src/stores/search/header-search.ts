import { atom, type ReadableAtom } from 'nanostores';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import { emptyRecipeQuery } from '#domain/search/filters.ts';
import { debounced } from '../debounce.ts';
import { loadFeaturedRecipes } from './featured-recipes.ts';
import { fetchRecipes, searchDebounceMs } from './recipe-calls.ts';
import { remote } from '../remote.ts';

const shownMax = 10;

export type FoundInHeader = { term: string; recipes: RecipeCardView[]; total: number };

const $text = atom('');
const found = remote<FoundInHeader>();

export const $headerSearchText: ReadableAtom<string> = $text;
export const $foundInHeader = found.$remote;

const typing = debounced(searchDebounceMs, (term: string) => void search(term));

/** Loads the featured recipes, which show until something is typed. */
export function openHeaderSearch(): void {
  void loadFeaturedRecipes();
}

export function typeHeaderSearch(text: string): void {
  $text.set(text);
  const term = text.trim();
  if (term !== '') {
    typing.soon(term);
    return;
  }
  typing.cancel();
  found.reset();
}

export function retryHeaderSearch(): void {
  typing.cancel();
  void search($text.get().trim());
}

export function closeHeaderSearch(): void {
  typing.cancel();
  $text.set('');
  found.reset();
}

async function search(term: string): Promise<void> {
  await found.load(async (signal) => {
    const query = { ...emptyRecipeQuery, search: term };
    const { recipes, total } = await fetchRecipes(query, { limit: shownMax, offset: 0 }, signal);
    return { term, recipes, total };
  });
}
