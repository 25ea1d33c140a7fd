import { atom, map, type MapStore, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { call } from '../shell/network/connection.ts';

/** Kept copies, newest first; `total` is null until it is known. */
export type RevisionList = {
  revisions: readonly RevisionSummaryView[];
  total: number | null;
  failure: Failure | null;
};

export type Copy =
  | { status: 'loading' }
  | { status: 'open'; content: RecipeContent }
  | { status: 'failed'; failure: Failure };

export type Revisions = {
  $list: ReadableAtom<RevisionList>;
  $copies: MapStore<Record<string, Copy>>;
  /** Fetches the newest; what is known stays where that fails. */
  refresh: () => Promise<void>;
  /** Fetches the next older ones; false where there are none, or they did not come. */
  loadOlder: () => Promise<boolean>;
  /** Fetches what a revision holds, once. */
  open: (id: string) => Promise<void>;
  /** Fetches once more what did not come. */
  openAgain: () => Promise<void>;
  /** Null takes the name away. */
  rename: (id: string, name: string | null) => Promise<void>;
};

const pageSize = 100;

/** The history of one recipe. */
export function recipeRevisions(param: Param): Revisions {
  const api = manageApi[':siteSlug'].recipes[':recipeId'].revisions;
  const $list = atom<RevisionList>({ revisions: [], total: null, failure: null });
  const $copies = map<Record<string, Copy>>({});
  const fetchFrom = async (offset: number) => {
    const query = { limit: String(pageSize), offset: String(offset) };
    const init = { cache: 'no-store' } as const;
    return jsonOf(await call(() => api.$get({ param, query }, { init })));
  };
  const fetched = async (offset: number): Promise<boolean> => {
    try {
      const { revisions, total } = await fetchFrom(offset);
      $list.set({ revisions: together($list.get().revisions, revisions), total, failure: null });
      return true;
    } catch (error) {
      $list.set({ ...$list.get(), failure: failureOf(error) });
      return false;
    }
  };
  const open = opening(param, $copies);
  return {
    $list,
    $copies,
    refresh: async () => void (await fetched(0)),
    async loadOlder() {
      const { revisions, total } = $list.get();
      if (total === null || revisions.length >= total) return false;
      const isFetched = await fetched(revisions.length);
      return isFetched && $list.get().revisions.length > revisions.length;
    },
    open,
    async openAgain() {
      const { failure, revisions } = $list.get();
      if (failure) await fetched(revisions.length);
      const missing = Object.entries($copies.get()).filter(([, copy]) => copy.status === 'failed');
      await Promise.all(missing.map(([id]) => open(id)));
    },
    async rename(id, name) {
      const target = { param: { ...param, revisionId: id }, json: { name } };
      const { revision } = await jsonOf(await call(() => api[':revisionId'].$put(target)));
      const list = $list.get();
      const revisions = list.revisions.map((each) => (each.id === id ? revision : each));
      $list.set({ ...list, revisions });
    },
  };
}

type Param = { siteSlug: string; recipeId: string };

function opening(param: Param, $copies: MapStore<Record<string, Copy>>) {
  const api = manageApi[':siteSlug'].recipes[':recipeId'].revisions[':revisionId'];
  return async function open(id: string): Promise<void> {
    const known = $copies.get()[id];
    if (known && known.status !== 'failed') return;
    $copies.setKey(id, { status: 'loading' });
    const target = { param: { ...param, revisionId: id } };
    try {
      const { revision } = await jsonOf(await call(() => api.$get(target)));
      $copies.setKey(id, { status: 'open', content: revision.content });
    } catch (error) {
      $copies.setKey(id, { status: 'failed', failure: failureOf(error) });
    }
  };
}

/** The newer answer about each, in the order of time. */
function together(
  known: readonly RevisionSummaryView[],
  answered: readonly RevisionSummaryView[],
): RevisionSummaryView[] {
  const ids = new Set(answered.map(({ id }) => id));
  const all = [...answered, ...known.filter(({ id }) => !ids.has(id))];
  // Of one moment the order of the answer stays.
  return all.toSorted((one, other) => other.at.localeCompare(one.at));
}
