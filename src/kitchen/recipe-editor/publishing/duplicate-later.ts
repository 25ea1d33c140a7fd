import { failureMessages } from '#contract/failure-messages.ts';
import { notify } from '../../shell/notices.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';

/** Its code comes when it is wanted; where that is out of reach, so is the server. */
export async function duplicateLater(draft: RecipeDraft): Promise<void> {
  try {
    await (await import('./duplicating.ts')).duplicate(draft);
  } catch {
    notify(failureMessages.offline);
  }
}
