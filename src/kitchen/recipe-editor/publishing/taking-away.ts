import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { recipePath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { leaveNotice } from '../../shell/session/left-notice.ts';
import { notify } from '../../shell/notices/notices.ts';
import { forgetDone, tellDone } from '../../shell/notices/page-history.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { actOnRecipes, takeBack } from '../../shell/notices/undo-actions.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { readRecipe } from './deeds.ts';
import { loadPlan } from './plan.ts';

const { away: texts } = publishingMessages;

type Taking = 'unpublish' | 'delete';

/** Visitors lose the recipe at once; the notice and, for thirty days, the recipe bring it back. */
export async function unpublish(draft: RecipeDraft): Promise<void> {
  await orSay(async () => {
    const { id } = draft.$stored.get();
    const undoId = await perform('unpublish', id);
    await showAnew(draft);
    if (undoId === null) notify(texts.unpublished);
    else tellDone(texts.unpublished, () => bringBack(draft, undoId), { id: undoId });
    void loadPlan(id);
  });
}

/** Publishes what was taken away, as it was then and with its date. */
export async function showAgain(draft: RecipeDraft, undoId: Id): Promise<void> {
  await orSay(() => bringBack(draft, undoId));
}

async function bringBack(draft: RecipeDraft, undoId: Id): Promise<void> {
  await takeBack(undoId);
  await showAnew(draft);
  forgetDone(undoId);
  notify(texts.shownAgain);
  void loadPlan(draft.$stored.get().id);
}

/**
 * Deletes the recipe and leads to the list, which tells it and takes it back. The page goes on: it
 * may be come back to as it was.
 */
export async function deleteRecipe(draft: RecipeDraft): Promise<void> {
  await orSay(async () => {
    const { id } = draft.$stored.get();
    const undoId = await perform('delete', id);
    const siteSlug = siteSlugHere();
    leaveNotice({ text: texts.deleted, undoId, undoneAt: recipePath(siteSlug, id) });
    globalThis.location.assign(recipesPath(siteSlug));
  });
}

/** Null where nothing was to be done. */
async function perform(action: Taking, recipeId: RecipeId): Promise<Id | null> {
  return (await actOnRecipes({ action, recipeIds: [recipeId] })).undoId;
}

/** The recipe as it stands now; nothing of what is written here changes. */
export async function showAnew(draft: RecipeDraft): Promise<void> {
  const read = await readRecipe(draft.$stored.get().id);
  // A save may have been answered meanwhile.
  if (read.kind === 'stored' && read.stored.version >= draft.$stored.get().version) {
    draft.keepAnswer(read.stored.view);
  }
  void followPublishing();
}

async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
}
