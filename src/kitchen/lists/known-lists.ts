import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { EquipmentView } from '#contract/site/globals.ts';
import { entriesOf, type KnownLists } from '#domain/kitchen/lists/list-entry.ts';
import { shownEntries } from '#domain/kitchen/lists/list-view.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { $list, $view } from './lists-view.ts';

export type Lists = KnownLists<EquipmentView>;
type Uses = Readonly<Record<string, number>>;

const $known = atom<Lists | null>(null);
const $counts = atom<Uses | null>(null);
const $failed = atom<Failure | null>(null);
/** What the site knows; null until then. */
export const $lists: ReadableAtom<Lists | null> = $known;
/** By id, how many recipes name each entry; null until they are counted. */
export const $uses: ReadableAtom<Uses | null> = $counts;
export const $listsFailure: ReadableAtom<Failure | null> = $failed;

/** What units are called in all languages is much, and this screen alone needs it of the lists. */
const wordsOfUnits = () => import('#domain/kitchen/lists/unit-entries.ts');
const $words = atom<Awaited<ReturnType<typeof wordsOfUnits>> | null>(null);
/** Null until it is loaded. */
export const $wordsOfUnits: ReadableAtom<ReturnType<typeof $words.get>> = $words;

/** All of the list that is open. */
export const $entries = computed([$known, $list, $words], (known, list, words) => {
  if (list !== 'units') return known && entriesOf(list, known);
  return known && words && words.unitEntries(known);
});
const noUses: Uses = {};
export const $shownEntries = computed(
  [$entries, $view, $counts],
  (entries, view, uses) => entries && shownEntries(entries, view, uses ?? noUses),
);

/** Loads them, and again whenever the person comes back to the tab; returns what stops that. */
export function followLists(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void loadLists();
  };
  void loadLists();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

let newest = 0;

/** What is known stays on failure. What was asked before a later question or change tells nothing. */
export async function loadLists(): Promise<void> {
  newest += 1;
  const asked = newest;
  try {
    const [known, words] = await Promise.all([fetchLists(), wordsOfUnits(), loadUses()]);
    if (asked !== newest) return;
    $words.set(words);
    $known.set(known);
    $failed.set(null);
  } catch (error) {
    if (asked === newest) $failed.set(failureOf(error));
  }
}

async function fetchLists(): Promise<Lists> {
  const param = { siteSlug: siteSlugHere() };
  const site = manageApi[':siteSlug'];
  const [globals, current] = await Promise.all([
    call(() => site.globals.$get({ param })),
    call(() => site['current-site'].$get({ param })),
  ]);
  const {
    fonts: _fonts,
    colorThemes: _colors,
    typeThemes: _types,
    ...known
  } = await jsonOf(globals);
  return { ...known, language: (await jsonOf(current)).site.language };
}

/** Counts anew; the numbers from before stay where that fails. */
export async function loadUses(): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  const { uses } = await jsonOf(await call(() => manageApi[':siteSlug'].uses.$get({ param })));
  $counts.set(uses);
}

/** Takes note of what a call changed. */
export function changeLists(update: (known: Lists) => Partial<Lists>): void {
  const known = $known.get();
  if (!known) return;
  newest += 1;
  $known.set({ ...known, ...update(known) });
}
