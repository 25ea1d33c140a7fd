import { isInView, type QueueView } from '../../comments/comment-queue.ts';

type Row = {
  id: string;
  createdAt: string;
  user: { id: string | null } | null;
  isHandled: boolean;
  isHeld: boolean;
  isHidden: boolean;
  isBanned: boolean;
  openReports: number;
};

/** What is done in the queue, to one comment or to all of a person. */
export type QueueAct =
  | { action: 'keep' | 'hide' | 'unhide'; commentId: string }
  | { action: 'hide-all' | 'ban' | 'unban'; userId: string };

/** Rows of a view: what left it is gone, save what somebody moved past without doing anything. */
export const rowsOfView = <Each extends Row>(
  rows: readonly Each[],
  view: QueueView,
  passed: ReadonlySet<string>,
): Each[] => rows.filter((row) => isInView(view, row) || (view === 'new' && passed.has(row.id)));

/** Rows as they are once something was done, before the server has said so. */
export const afterAct = <Each extends Row>(rows: readonly Each[], act: QueueAct): Each[] =>
  rows.map((row) => (isMeant(row, act) ? { ...row, ...changes[act.action] } : row));

/** Whether a deed is about a row. */
export const isMeant = (row: Pick<Row, 'id' | 'user'>, act: QueueAct): boolean =>
  'commentId' in act ? row.id === act.commentId : row.user?.id === act.userId;

/** The same rows with newer ones in their places, in the order of time. */
export function withFresh<Each extends Row>(rows: readonly Each[], fresh: readonly Each[]): Each[] {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...fresh].toSorted(newestFirst);
}

/** The row that opens by itself once one has left: the next one, else the one before. */
export function nextOf(ids: readonly string[], gone: string): string | null {
  const at = ids.indexOf(gone);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}

const hidden = { isHandled: true, isHidden: true, openReports: 0 };
const changes: Record<QueueAct['action'], Partial<Row>> = {
  keep: { isHandled: true, isHeld: false, openReports: 0 },
  hide: hidden,
  unhide: { isHandled: true, isHeld: false, isHidden: false },
  'hide-all': hidden,
  ban: { isBanned: true },
  unban: { isBanned: false },
};

function newestFirst(one: Row, other: Row): number {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}
