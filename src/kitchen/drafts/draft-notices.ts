import { offerUndo } from '../shell/notices/notices.ts';

/** Whether a change is still part of what is written: an undo may have taken it back. */
export type Stands = () => boolean;

let latest: Stands = () => true;

/** The store of what is written says what was changed last, by whichever field. */
export function noteChange(stands: Stands): void {
  latest = stands;
}

/** Names what was just changed, for a notice that comes later. */
export const latestChange = (): Stands => latest;

/**
 * Tells a change of what is written, with its undo. Keys and buttons of the editor take it back by
 * the history of all that is written, and the notice goes with it.
 */
export function tellOfDraft(text: string, undo: () => unknown, stands: Stands = latest): void {
  const run = async () => {
    await undo();
  };
  offerUndo(text, { deedId: crypto.randomUUID(), undo: run, stands });
}
