import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeIndexAnswer, RecipeIndexQuery } from '#contract/recipe/recipe-index.ts';
import { withMergedTerms } from '#domain/kitchen/recipe-list/merged-terms.ts';
import { indexPieces } from '#domain/recipe/index/index-pieces.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { $mergedInto } from './site-labels.ts';

export type IndexRow = RecipeIndexAnswer['recipes'][number];

const $known = atom<readonly IndexRow[] | null>(null);
const $whole = atom(false);
const $failed = atom<Failure | null>(null);
/** What is known of the recipes, in no order; null until anything is. */
export const $knownRows: ReadableAtom<readonly IndexRow[] | null> = computed(
  [$known, $mergedInto],
  (rows, into) => rows && withMergedTerms(rows, into),
);
/** All recipes of the site; null until all are known. */
export const $rows: ReadableAtom<readonly IndexRow[] | null> = computed(
  [$knownRows, $whole],
  (rows, isWhole) => (isWhole ? rows : null),
);
export const $indexFailure: ReadableAtom<Failure | null> = $failed;

/** Of the answer that was read first: later ones may miss what changed meanwhile. */
let cursor: string | undefined;
/** Where the next piece begins. */
let next: string | undefined;

const turn = inTurn();

/**
 * Fetches what changed since the last time, at first everything, piece by piece. What is known stays
 * on failure, and the next time goes on from there. One after the other, since an older answer would
 * set the cursor back.
 */
export const refreshIndex = (): Promise<void> =>
  turn(() => failing(() => ($whole.get() ? fetchChanges() : fetchPieces())));

async function failing(fetch: () => Promise<unknown>): Promise<void> {
  try {
    await fetch();
    $failed.set(null);
  } catch (error) {
    $failed.set(failureOf(error));
  }
}

async function fetchPieces(): Promise<void> {
  const piece = await take(
    next === undefined
      ? { limit: String(indexPieces.first) }
      : { limit: String(indexPieces.most), after: next },
  );
  if (piece === null) return;
  if (piece.next !== null) {
    next = piece.next;
    await fetchPieces();
    return;
  }
  $whole.set(true);
  if (piece.cursor !== cursor) await fetchChanges();
}

async function fetchChanges(): Promise<void> {
  const changes = await take(cursor === undefined ? {} : { since: cursor });
  if (changes) cursor = changes.cursor;
}

/** Asks for rows and adds them to those that are known; null where there is nothing new. */
async function take(
  query: Partial<Record<keyof RecipeIndexQuery, string>>,
): Promise<RecipeIndexAnswer | null> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => manageApi[':siteSlug']['recipe-index'].$get({ param, query }));
  if (answer.status !== 200) return null;
  const index = await jsonOf(answer);
  const known = $known.get();
  // The same rows keep their order and what else was made of them.
  if (known === null || index.isWhole || index.recipes.length + index.goneIds.length > 0) {
    $known.set(index.isWhole ? index.recipes : merged(known ?? [], index));
  }
  cursor ??= index.cursor;
  return index;
}

/** Loads the list, and again whenever the person comes back to the tab; returns what stops that. */
export function followIndex(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshIndex();
  };
  void refreshIndex();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

function merged(known: readonly IndexRow[], { recipes, goneIds }: RecipeIndexAnswer): IndexRow[] {
  const replaced = new Set([...goneIds, ...recipes.map(({ id }) => id)]);
  return [...known.filter(({ id }) => !replaced.has(id)), ...recipes];
}
