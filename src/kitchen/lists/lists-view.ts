import { atom, type ReadableAtom } from 'nanostores';
import { type ListName, listNames } from '#domain/kitchen/lists/list-names.ts';
import {
  listQuery,
  type ListView,
  readListView,
  wholeList,
} from '#domain/kitchen/lists/list-view.ts';
import { nothingPicked, type Picking } from '#domain/kitchen/recipe-list/picking.ts';
import { kitchenAddress } from '../shell/network/address.ts';

const listHere = (): ListName => {
  const { screen } = kitchenAddress();
  return listNames.find((each) => each === screen) ?? 'ingredients';
};

const $name = atom<ListName>('ingredients');
/** Which list is open: the address says it. */
export const $list: ReadableAtom<ListName> = $name;

const $shown = atom<ListView>(wholeList);
/** What of it is shown; the address says the same. */
export const $view: ReadableAtom<ListView> = $shown;

/** Reads both from the address, now and when the person goes back; returns what stops that. */
export function followListAddress(): () => void {
  const read = () => {
    $name.set(listHere());
    $shown.set(readListView(listHere(), new URLSearchParams(globalThis.location.search)));
  };
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Typing replaces the address; a pressed filter is one step back. */
export function showInList(changes: Partial<ListView>): void {
  const view = { ...$shown.get(), ...changes };
  $shown.set(view);
  const query = listQuery(view);
  const { pathname } = globalThis.location;
  const address = query === '' ? pathname : `${pathname}?${query}`;
  if ('text' in changes) globalThis.history.replaceState(null, '', address);
  else globalThis.history.pushState(null, '', address);
}

const $picks = atom<Picking>(nothingPicked);
export const $picking: ReadableAtom<Picking> = $picks;
export const setPicking = (picking: Picking): void => $picks.set(picking);

const $opened = atom<string | null>(null);
/** What stands beside the list. */
export const $openEntry: ReadableAtom<string | null> = $opened;
export const openEntry = (id: string | null): void => $opened.set(id);

const $begun = atom(false);
/** Whether something new is being named. */
export const $isCreating: ReadableAtom<boolean> = $begun;
export const setCreating = (isCreating: boolean): void =>
  $begun.set(isCreating && $name.get() !== 'units');
