import { atom, type ReadableAtom } from 'nanostores';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import {
  emptyRecipeQuery,
  type FilterKind,
  type RecipeQuery,
  serialiseRecipeQuery,
} from '#domain/search/filters.ts';
import { isEmptyRecipeQuery, parseRecipeQuery, toggleFilter } from '#domain/search/recipe-query.ts';
import { recipeSearchEvent } from '#domain/island-events.ts';
import { debounced } from '../debounce.ts';
import { fetchRecipes, searchDebounceMs } from './recipe-calls.ts';
import { remote } from '../remote.ts';

/** The results of a search, and the query they belong to. */
export type FoundRecipes = RecipeSearchAnswer & { query: RecipeQuery };

const pageSize = 24;

const $query = atom<RecipeQuery>(emptyRecipeQuery);
const $text = atom('');
const $more = atom<RecipeCardView[]>([]);
const results = remote<FoundRecipes>();
const moreResults = remote<null>();

/** The query in the address of the page. */
export const $recipeQuery: ReadableAtom<RecipeQuery> = $query;
/** The text of the search box, which may not have been searched for yet. */
export const $searchText: ReadableAtom<string> = $text;
/** The first page of results; idle without a query. */
export const $recipeResults = results.$remote;
/** The recipes loaded after the first page, whether that was rendered or found. */
export const $moreRecipes: ReadableAtom<RecipeCardView[]> = $more;
export const $loadingMore = moreResults.$remote;

const typing = debounced(searchDebounceMs, (text: string) => commitText(text));
let isTyping = false;
let followers = 0;

/**
 * Searches for what the address says, and again on Back and Forward. The first of several followers
 * starts this; returns a function by which a follower leaves.
 */
export function followAddress(): () => void {
  followers += 1;
  if (followers === 1) {
    globalThis.addEventListener('popstate', readAddress);
    if (location.search !== '') readAddress();
  }
  return () => {
    followers -= 1;
    if (followers > 0) return;
    typing.cancel();
    globalThis.removeEventListener('popstate', readAddress);
  };
}

function readAddress(): void {
  isTyping = false;
  typing.cancel();
  const query = parseRecipeQuery(location.search);
  $text.set(query.search);
  search(query);
}

/** Searches after a pause in typing; an emptied box is searched at once. */
export function typeSearch(text: string): void {
  $text.set(text);
  if (text.trim() === '') submitSearch();
  else typing.soon(text);
}

export function submitSearch(): void {
  typing.cancel();
  commitText($text.get());
}

export function chooseFilter(kind: FilterKind, slug: string): void {
  change(toggleFilter(pendingQuery(), kind, slug));
}

export function clearFilters(): void {
  change({ ...emptyRecipeQuery, search: pendingQuery().search });
}

export function retrySearch(): void {
  search($query.get());
}

/** Loads the next page; `rendered` is the number of recipes in the rendered list. */
export async function loadMoreRecipes(rendered: number): Promise<void> {
  if (moreResults.$remote.get().status === 'pending') return;
  const found = results.$remote.get();
  const first = found.status === 'fulfilled' ? found.value.recipes.length : rendered;
  await moreResults.load(async (signal) => {
    const offset = first + $more.get().length;
    const { recipes } = await fetchRecipes($query.get(), { limit: pageSize, offset }, signal);
    signal.throwIfAborted();
    $more.set([...$more.get(), ...recipes]);
    return null;
  });
}

/** One edit of the text adds one history entry, even if pauses in it start several searches. */
function commitText(text: string): void {
  const query = pendingQuery(text);
  if (serialiseRecipeQuery(query) === serialiseRecipeQuery($query.get())) {
    if (results.$remote.get().status === 'rejected') retrySearch();
    return;
  }
  show(query, isTyping ? 'replace' : 'push');
  isTyping = true;
}

function change(query: RecipeQuery): void {
  typing.cancel();
  isTyping = false;
  show(query, 'push');
}

/** Includes text that still waits for a pause, so that choosing a filter does not drop it. */
function pendingQuery(text = $text.get()): RecipeQuery {
  return { ...$query.get(), search: text.trim() };
}

function show(query: RecipeQuery, step: 'push' | 'replace'): void {
  const address = location.pathname + serialiseRecipeQuery(query);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  search(query);
}

function search(query: RecipeQuery): void {
  globalThis.dispatchEvent(new Event(recipeSearchEvent));
  $query.set(query);
  $more.set([]);
  moreResults.reset();
  if (isEmptyRecipeQuery(query)) results.reset();
  else void results.load((signal) => fetchFirstPage(query, signal));
}

async function fetchFirstPage(query: RecipeQuery, signal: AbortSignal): Promise<FoundRecipes> {
  return { ...(await fetchRecipes(query, { limit: pageSize, offset: 0 }, signal)), query };
}
