import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { listed } from '#api/listed.ts';
import { manageApi } from '#api/manage-api.ts';
import type { DeletedRecipesAnswer, DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { nothingPicked, type Picking, without } from '#domain/kitchen/recipe-list/picking.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { tellDeed } from '../recipes/bulk/deeds.ts';
import { perform } from '../recipes/bulk/perform.ts';
import { beginWork } from '../recipes/bulk/work-progress.ts';
import { focusList } from '../recipes/list-focus.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';

const deleted = remote<DeletedRecipesAnswer>();
export const $deletedState: ReadableAtom<Remote<DeletedRecipesAnswer>> = deleted.$remote;
/** Null until it is known. */
export const $deleted: ReadableAtom<DeletedRecipesAnswer | null> = computed(
  deleted.$remote,
  valueOf,
);

const $picks = atom<Picking>(nothingPicked);
export const $picking: ReadableAtom<Picking> = $picks;
export const setPicking = (picking: Picking): void => $picks.set(picking);

const pageLength = 100;

/** Loads as many as are shown, at first one page. */
export const loadDeleted = (count = rowsHere().length): Promise<void> =>
  deleted.load(async () => {
    const { items, total } = await listed(count, async (offset) => {
      const { deletedRecipes, ...rest } = await page(offset);
      return { items: deletedRecipes, ...rest };
    });
    return { deletedRecipes: items, total };
  });

export const loadMore = (): Promise<void> => loadDeleted(rowsHere().length + pageLength);

let isRestoring = false;

/** Brings recipes back as they were; who could not come stays picked, with the reason. */
export async function restore(ids: readonly string[]): Promise<void> {
  if (isRestoring || ids.length === 0) return;
  isRestoring = true;
  const { tell, end } = beginWork('restore');
  tell({ done: 0, of: ids.length });
  const before = rowsHere().map(({ id }) => id);
  const { done, failure, undoIds } = await perform([{ action: 'restore' }], ids, tell);
  const texts = recipeListMessages;
  if (done.size > 0) {
    const label = texts.done.restore(done.size);
    tellDeed({ label, count: done.size, undoIds }, loadDeleted);
  }
  if (done.size < ids.length) {
    const failed = texts.failed(ids.length - done.size);
    notify(failure === null ? failed : `${failed}: ${failure}`);
  }
  await loadDeleted();
  void followPublishing();
  setPicking(without($picks.get(), before, done));
  end();
  isRestoring = false;
  focusList();
}

async function page(offset: number): Promise<DeletedRecipesAnswer> {
  const param = { siteSlug: siteSlugHere() };
  const query = { limit: String(pageLength), offset: String(offset) };
  const answer = await call(() => manageApi[':siteSlug']['deleted-recipes'].$get({ param, query }));
  return await jsonOf(answer);
}

const rowsHere = (): readonly DeletedRecipeView[] => $deleted.get()?.deletedRecipes ?? [];
