import { publishingMessages } from '#contract/kitchen/publishing-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { copyRecipe } from '../../recipes/bulk/copies.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { leaveNotice } from '../../shell/left-notice.ts';
import { notify } from '../../shell/notices.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

const { copies: texts } = publishingMessages;

/** Makes a draft that says the same, with every word that was just typed, and opens it. */
export async function duplicate(draft: RecipeDraft): Promise<void> {
  const { id } = draft.$stored.get();
  try {
    const copyId = await draft.whenSaved(() => copyRecipe(id));
    const undoneAt = recipePath(siteSlugHere(), copyId);
    leaveNotice({ text: texts.made, undoId: null, undoneAt });
    globalThis.location.assign(undoneAt);
  } catch (error) {
    notify(error instanceof NotSavedError ? texts.unsaved : texts.failed(failureOf(error).message));
  }
}
