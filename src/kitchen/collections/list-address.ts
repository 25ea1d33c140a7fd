import { atom, type ReadableAtom } from 'nanostores';

export const collectionViews = ['grid', 'list'] as const;
export type CollectionViewKind = (typeof collectionViews)[number];
type Shown = { view: CollectionViewKind; words: string };

const $address = atom<Shown>({ view: 'grid', words: '' });
/** What the list shows; the address of the page says the same. */
export const $shown: ReadableAtom<Shown> = $address;

const longestWords = 100;

/** Reads the address, now and when the person goes back; returns what stops that. */
export function followListAddress(): () => void {
  const read = () => {
    const query = new URLSearchParams(globalThis.location.search);
    const words = (query.get('q') ?? '').slice(0, longestWords);
    $address.set({ view: query.get('view') === 'list' ? 'list' : 'grid', words });
  };
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Typing replaces the address; another view is one step back. */
export function showList(changes: Partial<Shown>): void {
  const shown = { ...$address.get(), ...changes };
  $address.set(shown);
  const query = new URLSearchParams({
    ...(shown.view === 'list' && { view: 'list' }),
    ...(shown.words !== '' && { q: shown.words }),
  }).toString();
  const { pathname } = globalThis.location;
  const address = query === '' ? pathname : `${pathname}?${query}`;
  if ('words' in changes) globalThis.history.replaceState(null, '', address);
  else globalThis.history.pushState(null, '', address);
}
