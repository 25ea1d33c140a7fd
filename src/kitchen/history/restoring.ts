import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import { broughtBack } from '#domain/kitchen/history/bring-back.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { DifferencePlace } from '#domain/kitchen/history/readable-differences.ts';
import { mergeRecipes } from '#domain/recipe/merge/merge-recipes.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import type { RecipeDraft } from '../recipe-editor/draft/open-draft.ts';
import { contentOf } from '../recipe-editor/saving/content-of.ts';
import { latestChange, tellOfDraft } from '../drafts/draft-notices.ts';
import { NotSavedError } from '../drafts/saving/saving-state.ts';
import type { Revisions } from './revisions.ts';

const revisionsApi = manageApi[':siteSlug'].recipes[':recipeId'].revisions;

const paramOf = ({ $stored }: RecipeDraft) => ({
  siteSlug: siteSlugHere(),
  recipeId: $stored.get().id,
});
const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

/**
 * Makes a revision the working copy; false where that failed. The server keeps what stood, and what
 * is typed before it answers or before it is taken back stays.
 */
export async function restoreVersion(
  draft: RecipeDraft,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  try {
    const { leftOut, takenBack } = await draft.whenSaved(async (version, before) => {
      const target = { param: { ...paramOf(draft), revisionId: id } };
      const answer = await call(() =>
        revisionsApi[':revisionId'].restore.$post(target, ifMatch(version)),
      );
      const restored = await jsonOf(answer);
      draft.adopt(restored.recipe, { asked: before, merge });
      const base = contentOf(restored.recipe);
      return {
        leftOut: restored.leftOut.length,
        takenBack: (mine: RecipeContent) =>
          isSameContent(mine, base) ? before : merge({ base, mine, theirs: before }),
      };
    });
    const missing = leftOut === 0 ? '' : `. ${texts.leftOut(leftOut)}`;
    tellOfDraft(`${texts.restored(title)}${missing}`, undoing(draft, takenBack));
    return true;
  } catch (error) {
    notify(texts.notRestored(reasonOf(error)));
    return false;
  }
}

const merge = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', RecipeContent>) =>
  mergeRecipes(base, mine, theirs).content;

/** Puts one part as it was in an earlier copy, and saves it; what the server refuses is taken back. */
export async function bringBack(
  draft: RecipeDraft,
  { earlier, place, title }: { earlier: RecipeContent; place: DifferencePlace; title: string },
): Promise<void> {
  const before = draft.$recipe.get();
  const field = place.list === null ? place.aspect : `${place.list}.${place.id}`;
  draft.change({ field, update: (recipe) => broughtBack(recipe, earlier, place) });
  const stands = latestChange();
  try {
    await saved(draft);
    const undo = undoing(draft, (recipe) => broughtBack(recipe, before, place));
    tellOfDraft(texts.broughtBack(title), undo, stands);
  } catch (error) {
    if (isRefused(error)) draft.undo();
    notify(texts.notRestored(reasonOf(error)));
  }
}

/** Names the working copy, as it stands now. */
export async function nameNow(
  draft: RecipeDraft,
  revisions: Revisions,
  name: string,
): Promise<void> {
  await draft.whenSaved((version) =>
    call(() => revisionsApi.$post({ param: paramOf(draft), json: { name } }, ifMatch(version))),
  );
  await revisions.refresh();
}

const undoing =
  (draft: RecipeDraft, update: (recipe: RecipeContent) => RecipeContent) => async () => {
    draft.change({ field: '', update });
    try {
      await saved(draft);
      notify(texts.undone);
    } catch (error) {
      notify(texts.notRestored(reasonOf(error)));
    }
  };

const saved = (draft: RecipeDraft) => draft.whenSaved((version) => Promise.resolve(version));

const isRefused = (error: unknown): boolean =>
  error instanceof NotSavedError && error.state.status === 'not-saved' && !error.state.isRetried;

export function reasonOf(error: unknown): string {
  if (!(error instanceof NotSavedError)) return failureOf(error).message;
  const { state } = error;
  return state.status === 'not-saved' ? state.failure.message : texts.conflict;
}
