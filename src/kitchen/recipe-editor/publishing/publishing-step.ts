import { atom, type WritableAtom } from 'nanostores';
import type { RecipeDraft } from '../draft/open-draft.ts';

export type PublishingStep =
  | { step: 'idle' }
  /** Before anything is sent: it can still be called off. */
  | { step: 'uploads' | 'saving' }
  | { step: 'signed-out' | 'sending' }
  /** Sent, and the answer was lost: it may be published. */
  | { step: 'unknown' }
  /** Published; its pages are being made. */
  | { step: 'printing' }
  | { step: 'done' }
  | { step: 'failed'; reason: string };

const known = new WeakMap<RecipeDraft, WritableAtom<PublishingStep>>();

/** Where the publication of a draft stands, before the code for it is there. */
export function publishingStep(draft: RecipeDraft): WritableAtom<PublishingStep> {
  const $step = known.get(draft) ?? atom<PublishingStep>({ step: 'idle' });
  known.set(draft, $step);
  return $step;
}
