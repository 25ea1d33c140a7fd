import type { KeyboardEvent as QueueKeyEvent } from 'react';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { answer, hideAll, keep, toggleBan, toggleHidden } from './acts.ts';
import { $chosenId, chooseBy, closeComment, focusList } from './choice.ts';
import { undoLast } from '../shell/notices/page-history.ts';
import { $rows } from './queue.ts';

const page = 10;
const steps: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: page,
  PageUp: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const acts: Record<string, (comment: QueuedComment) => void> = {
  a: answer,
  b: toggleBan,
  d: keep,
  h: toggleHidden,
  H: hideAll,
};

/** The keys of the list and of the comment beside it; letters count only there. */
export function onQueueKey(event: QueueKeyEvent<HTMLElement>): void {
  const { key, nativeEvent, altKey, ctrlKey, metaKey, target } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || isTyping(target)) return;
  const isInList = target instanceof Element && target.closest('.queue-rows') !== null;
  const by = steps[key];
  if (by !== undefined && (isInList || key.length === 1)) chooseBy(by);
  else if (!acted(key)) return;
  event.preventDefault();
}

/** Takes back on the whole screen, also where no comment is left to press it on; answers how to stop. */
export function followUndoKey(): () => void {
  // What was done may have taken along all that a key could be pressed on.
  const onKey = (event: KeyboardEvent) => {
    const { key, isComposing, altKey, ctrlKey, metaKey, defaultPrevented, target } = event;
    if (key !== 'u' || isComposing || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (isTyping(target)) return;
    event.preventDefault();
    undoLast().catch(reportError);
  };
  globalThis.addEventListener('keydown', onKey);
  return () => globalThis.removeEventListener('keydown', onKey);
}

function acted(key: string): boolean {
  const act = acts[key];
  const comment = $rows.get()?.find(({ id }) => id === $chosenId.get());
  if (act && comment) act(comment);
  else if (key === '/') document.querySelector<HTMLElement>('#comment-search')?.focus();
  else if (key === 'Escape') closeOrFocus();
  else return false;
  return true;
}

function closeOrFocus(): void {
  if (document.querySelector('.queue[data-open]')) closeComment();
  else focusList();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('dialog, textarea, select, [role="menu"], input:not([type="radio"])') !== null;
