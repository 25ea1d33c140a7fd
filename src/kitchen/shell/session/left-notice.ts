import type { Id } from '#domain/ids.ts';
import { isRecord } from '#domain/is-record.ts';
import { leftNoticeKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '#stores/kept.ts';
import { notify } from '../notices/notices.ts';
import { tellDone } from '../notices/page-history.ts';
import { takeBack } from '../notices/undo-actions.ts';

/** What a screen did just before it led to another one, which tells it. */
type LeftNotice = {
  text: string;
  undoId: Id | null;
  /** Where what was taken back is seen. */
  undoneAt: string;
};

export function leaveNotice(notice: LeftNotice): void {
  keep(leftNoticeKey, JSON.stringify(notice), 'session');
}

/** Tells what the screen before left, once. */
export function showLeftNotice(): void {
  const notice = leftNotice(readKept(leftNoticeKey, 'session'));
  keep(leftNoticeKey, null, 'session');
  if (!notice) return;
  const { text, undoId, undoneAt } = notice;
  if (undoId === null) {
    notify(text);
    return;
  }
  tellDone(text, async () => {
    await takeBack(undoId);
    globalThis.location.assign(undoneAt);
  });
}

/** Null for nothing, and for what another version of this page left. */
function leftNotice(stored: string | null): LeftNotice | null {
  if (stored === null) return null;
  const kept: unknown = JSON.parse(stored);
  if (!isRecord(kept)) return null;
  const { text, undoId, undoneAt } = kept;
  if (typeof text !== 'string' || typeof undoneAt !== 'string') return null;
  return { text, undoId: typeof undoId === 'string' ? undoId : null, undoneAt };
}
