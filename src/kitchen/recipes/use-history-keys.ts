import { useEffect } from 'react';
import { directionOfKey } from '../shell/keys/history-key.ts';

type Travel = { undo: () => Promise<void>; redo?: () => Promise<void> };

/** Undo and redo by keys anywhere on the screen but in what is typed, which has a history of its own. */
export function useHistoryKeys({ undo, redo }: Travel): void {
  useEffect(() => {
    // A key for the whole screen has no element of its own.
    const onKey = (event: KeyboardEvent) => {
      const direction = directionOfKey(event);
      if (direction === null || isTyping(event.target)) return;
      const travel = { undo, redo }[direction];
      if (!travel) return;
      event.preventDefault();
      void travel();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

/** A box or a button types nothing; behind an open dialog the list rests. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'dialog, textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])',
  ) !== null;
