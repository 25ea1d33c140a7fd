import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { uploadsSettled } from '../../media/media-uploads.ts';
import { call } from '../../shell/connection.ts';
import { notify } from '../../shell/notices.ts';
import { followPublishing } from '../../shell/publishing-state.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

const { publish: texts } = recipeEditorMessages;
const recipe = manageApi[':siteSlug'].recipes[':recipeId'];

/** Publishes exactly what the editor shows, once its pictures have risen and it is saved. */
export async function publish(draft: RecipeDraft): Promise<void> {
  await change(texts.published, async () => {
    await uploadsSettled();
    const answer = await draft.whenSaved((version) => {
      const headers = { 'If-Match': `"${version}"` };
      return call(() => recipe.publish.$post({ param: paramOf(draft), json: {} }, { headers }));
    });
    draft.keepAnswer((await jsonOf(answer)).recipe);
  });
}

export async function unpublish(draft: RecipeDraft): Promise<void> {
  await change(texts.unpublished, async () => {
    const answer = await call(() => recipe.unpublish.$post({ param: paramOf(draft) }));
    draft.keepAnswer((await jsonOf(answer)).recipe);
  });
}

/** Deletes the recipe and leads back to the list, from where it can be brought back. */
export async function deleteRecipe(draft: RecipeDraft): Promise<void> {
  await change(texts.deleted, async () => {
    await call(() => recipe.$delete({ param: paramOf(draft) }));
    await draft.dispose();
    globalThis.location.assign(recipesPath(siteSlugHere()));
  });
}

const paramOf = ({ $stored }: RecipeDraft) => ({
  siteSlug: siteSlugHere(),
  recipeId: $stored.get().id,
});

async function change(done: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    notify(done);
    void followPublishing();
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
}

export type PublicationState = 'draft' | 'published' | 'changed';

/** What visitors see, beside what stands in the editor. */
export function publicationState(
  { publishedAt, hasUnpublishedChanges }: RecipeView,
  isSaved: boolean,
): PublicationState {
  if (publishedAt === null) return 'draft';
  return hasUnpublishedChanges || !isSaved ? 'changed' : 'published';
}
