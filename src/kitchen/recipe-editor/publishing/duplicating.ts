import { duplicatingMessages as texts } from '#contract/kitchen/recipe/duplicating-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { copyRecipe } from '../../recipes/bulk/copies.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { leaveNotice } from '../../shell/session/left-notice.ts';
import { notify } from '../../shell/notices/notices.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

/**
 * Makes a draft that says what is written here, and leads to it. This one goes on: its page may be
 * come back to as it was.
 */
export async function duplicateRecipe(draft: RecipeDraft): Promise<void> {
  try {
    const copyId = await draft.whenSaved(() => copyRecipe(draft.$stored.get().id));
    const copyPath = recipePath(siteSlugHere(), copyId);
    leaveNotice({ text: texts.done, undoId: null, undoneAt: copyPath });
    globalThis.location.assign(copyPath);
  } catch (error) {
    notify(
      error instanceof NotSavedError ? texts.notSaved : texts.failed(failureOf(error).message),
    );
  }
}
