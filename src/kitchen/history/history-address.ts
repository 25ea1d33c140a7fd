import { atom, type ReadableAtom } from 'nanostores';
import { isUuid } from '#domain/is-uuid.ts';

/** The working copy, or a revision by its id. */
export type VersionRef = 'now' | (string & {});

export const comparisons = ['previous', 'now', 'published'] as const;
export type Comparison = (typeof comparisons)[number];

/** What the address says; `version` is null where nobody has chosen one. */
export type HistoryView = { version: VersionRef | null; against: Comparison };

const $view = atom<HistoryView>({ version: null, against: 'previous' });
export const $historyView: ReadableAtom<HistoryView> = $view;

/** Follows the address, also when the person goes back; returns what stops that. */
export function followAddress(): () => void {
  const read = () => $view.set(viewIn(new URLSearchParams(globalThis.location.search)));
  read();
  globalThis.addEventListener('popstate', read);
  return () => globalThis.removeEventListener('popstate', read);
}

/** Going through the versions leaves one step to go back, not one for each. */
export function showVersion(view: Partial<HistoryView>): void {
  const next = { ...$view.get(), ...view };
  const isFirst = $view.get().version === null;
  $view.set(next);
  const { pathname } = globalThis.location;
  const address = [pathname, searchOf(next)].filter(Boolean).join('?');
  if (isFirst) globalThis.history.pushState(null, '', address);
  else globalThis.history.replaceState(null, '', address);
}

function searchOf({ version, against }: HistoryView): string {
  const search = new URLSearchParams();
  if (version !== null) search.set('version', version);
  if (against !== 'previous') search.set('against', against);
  return search.toString();
}

function viewIn(search: URLSearchParams): HistoryView {
  const version = search.get('version');
  const against = comparisons.find((each) => each === search.get('against')) ?? 'previous';
  return { version: version === 'now' || isUuid(version ?? '') ? version : null, against };
}

const wide = globalThis.matchMedia('(min-width: 900px)');
/** Whether the list and a version stand side by side. */
export const isWide = (): boolean => wide.matches;
