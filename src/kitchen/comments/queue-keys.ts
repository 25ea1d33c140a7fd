import type { KeyboardEvent } from 'react';
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
export function onQueueKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, nativeEvent, altKey, ctrlKey, metaKey, target } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || isTyping(target)) return;
  const isInList = target instanceof Element && target.closest('.queue-rows') !== null;
  const by = steps[key];
  if (by !== undefined && (isInList || key.length === 1)) chooseBy(by);
  else if (!acted(key)) return;
  event.preventDefault();
}

function acted(key: string): boolean {
  const act = acts[key];
  const comment = $rows.get()?.find(({ id }) => id === $chosenId.get());
  if (act && comment) act(comment);
  else if (key === 'u') void undoLast();
  else if (key === '/') document.querySelector<HTMLElement>('#comment-search')?.focus();
  else if (key === 'Escape') closeOrFocus();
  else return false;
  return true;
}

function closeOrFocus(): void {
  if (document.querySelector('.queue[data-open]')) closeComment();
  else focusList();
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('dialog, textarea, select, [role="menu"], input:not([type="radio"])') !== null;
