import { hasHistory, redoLast, undoLast } from '../notices/page-history.ts';
import { directionOfKey } from './history-key.ts';
import { isTyping } from './is-typing.ts';

const travels = { undo: undoLast, redo: redoLast };

/**
 * Takes back by keys, on every screen, what a notice offers to take back, and does it again; answers
 * how to stop. What is typed has a history of its own, and so has an editor.
 */
export function followHistoryKeys(): () => void {
  // A key for the whole screen has no element of its own.
  const onKey = (event: KeyboardEvent) => {
    const direction = directionOfKey(event);
    if (direction === null || event.defaultPrevented || !hasHistory()) return;
    if (isTyping(event.target) || isBehindDialog(event.target)) return;
    event.preventDefault();
    travels[direction]().catch(reportError);
  };
  globalThis.addEventListener('keydown', onKey);
  return () => globalThis.removeEventListener('keydown', onKey);
}

/** What is behind a dialog rests while it is open. */
const isBehindDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;
