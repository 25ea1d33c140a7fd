import { atom, computed, type ReadableAtom } from 'nanostores';
import { rowsOfView } from '#domain/kitchen/recipe-list/filter-rows.ts';
import {
  type ListView,
  listViewQuery,
  readListView,
  wholeList,
} from '#domain/kitchen/recipe-list/list-view.ts';
import { viewWithMergedTerms } from '#domain/kitchen/recipe-list/merged-terms.ts';
import { nothingPicked, type Picking } from '#domain/kitchen/recipe-list/picking.ts';
import { $knownRows } from './recipe-index.ts';
import { $mergedInto } from './site-labels.ts';

const $shown = atom<ListView>(wholeList);
/** What the list shows; the address of the page says the same. */
export const $listView: ReadableAtom<ListView> = computed(
  [$shown, $mergedInto],
  viewWithMergedTerms,
);

/** Reads the view from the address, now and when the person goes back; returns what stops that. */
export function followAddress(): () => void {
  const read = () => $shown.set(readListView(new URLSearchParams(globalThis.location.search)));
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Shows something else. Typing replaces the address; a pressed filter is one step back. */
export function showView(changes: Partial<ListView>): void {
  const view = { ...$listView.get(), ...changes };
  $shown.set(view);
  const query = listViewQuery(view);
  const { pathname } = globalThis.location;
  const address = query === '' ? pathname : `${pathname}?${query}`;
  if ('text' in changes) globalThis.history.replaceState(null, '', address);
  else globalThis.history.pushState(null, '', address);
}

/** Of what is known: while the list is read, more comes. */
export const $shownRows = computed([$knownRows, $listView], (rows, view) =>
  rows === null ? null : rowsOfView(rows, view),
);

export const shownIds = (): string[] => ($shownRows.get() ?? []).map(({ id }) => id);

const $picks = atom<Picking>(nothingPicked);
export const $picking: ReadableAtom<Picking> = $picks;
export const setPicking = (picking: Picking): void => $picks.set(picking);
