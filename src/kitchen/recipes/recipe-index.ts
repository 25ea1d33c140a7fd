import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import { withMergedTerms } from '#domain/kitchen/recipe-list/merged-terms.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { $mergedInto } from './site-labels.ts';

export type IndexRow = RecipeIndexAnswer['recipes'][number];

const $all = atom<readonly IndexRow[] | null>(null);
const $failed = atom<Failure | null>(null);
/** All recipes of the site; null until they are known. */
export const $rows: ReadableAtom<readonly IndexRow[] | null> = computed(
  [$all, $mergedInto],
  (rows, into) => rows && withMergedTerms(rows, into),
);
export const $indexFailure: ReadableAtom<Failure | null> = $failed;

let cursor: string | undefined;

const turn = inTurn();

/**
 * Fetches what changed since the last time, at first everything. What is known stays on failure. One
 * after the other, since an older answer would set the cursor back.
 */
export const refreshIndex = (): Promise<void> => turn(fetchChanges);

async function fetchChanges(): Promise<void> {
  try {
    const param = { siteSlug: siteSlugHere() };
    const query = cursor === undefined ? {} : { since: cursor };
    const answer = await call(() => manageApi[':siteSlug']['recipe-index'].$get({ param, query }));
    if (answer.status !== 200) return;
    const index = await jsonOf(answer);
    // The same rows keep their order and what else was made of them.
    if (index.isWhole || index.recipes.length + index.goneIds.length > 0) {
      $all.set(index.isWhole ? index.recipes : merged($all.get() ?? [], index));
    }
    cursor = index.cursor;
    $failed.set(null);
  } catch (error) {
    $failed.set(failureOf(error));
  }
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
