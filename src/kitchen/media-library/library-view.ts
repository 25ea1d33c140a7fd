import { atom, type ReadableAtom } from 'nanostores';
import {
  type MediaView,
  mediaViewQuery,
  readMediaView,
  wholeLibrary,
} from '#domain/kitchen/media-library/media-view.ts';
import { nothingPicked, type Picking } from '#domain/kitchen/recipe-list/picking.ts';

const $shown = atom<MediaView>(wholeLibrary);
/** What the sheet shows; the address of the page says the same. */
export const $mediaView: ReadableAtom<MediaView> = $shown;

/** Reads the view from the address, now and when the person goes back; returns what stops that. */
export function followMediaAddress(): () => void {
  const read = () => $shown.set(readMediaView(new URLSearchParams(globalThis.location.search)));
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Typing replaces the address; a pressed filter is one step back. */
export function showMedia(changes: Partial<MediaView>): void {
  const view = { ...$shown.get(), ...changes };
  $shown.set(view);
  const query = mediaViewQuery(view);
  const { pathname } = globalThis.location;
  const address = query === '' ? pathname : `${pathname}?${query}`;
  if ('text' in changes) globalThis.history.replaceState(null, '', address);
  else globalThis.history.pushState(null, '', address);
}

const $picks = atom<Picking>(nothingPicked);
export const $mediaPicking: ReadableAtom<Picking> = $picks;
export const setMediaPicking = (picking: Picking): void => $picks.set(picking);

const $open = atom<string | null>(null);
/** Whose details stand beside the sheet. */
export const $openMedia: ReadableAtom<string | null> = $open;
export const openMedia = (id: string | null): void => $open.set(id);
