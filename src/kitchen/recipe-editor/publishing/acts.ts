import { failureMessages } from '#contract/failure-messages.ts';
import { notify } from '../../shell/notices/notices.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

type Act = (draft: RecipeDraft) => Promise<void>;

/** Its code comes when it is wanted; where that is out of reach, so is the server. */
const withCode =
  (load: () => Promise<Act>): Act =>
  async (draft) => {
    try {
      await (
        await load()
      )(draft);
    } catch {
      notify(failureMessages.offline);
    }
  };

export const unpublish = withCode(async () => (await import('./taking-away.ts')).unpublish);
export const deleteRecipe = withCode(async () => (await import('./taking-away.ts')).deleteRecipe);
export const duplicateRecipe = withCode(
  async () => (await import('./duplicating.ts')).duplicateRecipe,
);
