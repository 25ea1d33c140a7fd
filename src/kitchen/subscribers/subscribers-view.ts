import { atom, type ReadableAtom } from 'nanostores';
import {
  allSubscribers,
  readSubscribersView,
  subscribersQuery,
  type SubscribersView,
} from '#domain/kitchen/subscribers/list-view.ts';

const $shown = atom<SubscribersView>(allSubscribers);
/** Who is shown; the address of the page says the same. */
export const $subscribersView: ReadableAtom<SubscribersView> = $shown;

/** Reads the view from the address, now and when the person goes back; returns what stops that. */
export function followSubscribersAddress(): () => void {
  const read = () =>
    $shown.set(readSubscribersView(new URLSearchParams(globalThis.location.search)));
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Typing replaces the address; a pressed filter is one step back. */
export function showSubscribers(changes: Partial<SubscribersView>): void {
  const view = { ...$shown.get(), ...changes };
  $shown.set(view);
  const query = subscribersQuery(view);
  const { pathname } = globalThis.location;
  const address = query === '' ? pathname : `${pathname}?${query}`;
  if ('text' in changes) globalThis.history.replaceState(null, '', address);
  else globalThis.history.pushState(null, '', address);
}

const $focus = atom<string | null>(null);
/** Which row the keys are about. */
export const $focusedSubscriber: ReadableAtom<string | null> = $focus;
export const focusSubscriber = (id: string | null): void => $focus.set(id);

const $open = atom<string | null>(null);
/** Whose history stands beside the list. */
export const $openSubscriber: ReadableAtom<string | null> = $open;
export const openSubscriber = (id: string | null): void => $open.set(id);
