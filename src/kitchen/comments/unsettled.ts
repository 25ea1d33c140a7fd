import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import {
  afterAct,
  isMeant,
  type QueueAct,
  withFresh,
} from '#domain/kitchen/comments/queue-rows.ts';

/**
 * Deeds that the screen shows and the server has not answered yet, with the comments as the server
 * last told them. One that fails is taken back alone: what was done after it still shows.
 */
let acts: readonly QueueAct[] = [];
let told: readonly QueuedComment[] = [];

/** To be called before the deed shows. */
export function beginAct(act: QueueAct, rows: readonly QueuedComment[]): void {
  acts = [...acts, act];
  // What waits already was told before the deeds that show.
  told = withFresh(rows, told);
}

export function settleAct(act: QueueAct, fresh: readonly QueuedComment[]): void {
  told = withFresh(afterAct(told, act), fresh);
  end(act);
}

/** The rows as they are without the deed. */
export function withoutAct(act: QueueAct, rows: readonly QueuedComment[]): QueuedComment[] {
  const left = acts.filter((each) => each !== act);
  const shown = left.reduce<readonly QueuedComment[]>(afterAct, told);
  const known = new Map(shown.map((row) => [row.id, row]));
  end(act);
  return rows.map((row) => (isMeant(row, act) ? (known.get(row.id) ?? row) : row));
}

function end(act: QueueAct): void {
  acts = acts.filter((each) => each !== act);
  if (acts.length === 0) told = [];
}
