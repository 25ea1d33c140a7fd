import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { CommentId, Id, UserId } from '#domain/ids.ts';
import { undoKeptMs } from '#domain/recipe/actions/undo-plan.ts';
import { type Database, read, readEach, type Statement } from '#functions/db/database.ts';
import {
  commentReports as reports,
  comments,
  commentUndoRows as undoRows,
  commentUndos as undos,
} from '#functions/db/schema/site/people/comments.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, selected } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import type { SiteScope } from '../scope.ts';

/** A deed writes its time into all that it touches, and takes nothing back that has another one. */
export type CommentDeed = { undoId: Id; now: number };

const undo = selection({
  id: undos.id,
  bannedUserId: undos.bannedUserId,
  bannedAt: undos.bannedAt,
  createdAt: undos.createdAt,
});
export type CommentUndo = RowOf<typeof undo>;

const touched = selection({ id: comments.id });

/** What a cook does in the queue: first what stood before is kept, in the same batch. */
export const commentDeedRepository = (scope: SiteScope) => ({
  /** Null once it is too late. */
  find: (id: Id, now: number) =>
    read(
      scope.db,
      firstRow(
        undo,
        scope.db
          .select(undo.fields)
          .from(undos)
          .where(and(eq(undos.siteId, scope.siteId), eq(undos.id, id), gt(undos.expiresAt, now))),
      ),
    ),
  /** The newest comments of a deed, and how many it touched. */
  listTouched: async (undoId: Id, limit: number) => {
    const of = sql`${undoRows} JOIN ${comments} ON ${comments.id} = ${undoRows.commentId}
      WHERE ${undoRows.undoId} = ${undoId}`;
    const newest = sql`SELECT ${touched} FROM ${of}
      ORDER BY ${comments.createdAt} DESC, ${comments.id} DESC LIMIT ${limit}`;
    const [found, total] = await readEach(scope.db, rows(touched, newest), countOf(of));
    return { ids: found.map(({ id }) => id), total };
  },
  keep: (id: CommentId, deed: CommentDeed): Statement[] => [
    ...begin(scope, deed, one(scope, id)),
    change(scope, { handledAt: deed.now, heldAt: null }, one(scope, id)),
    settle(scope, deed),
  ],
  hide: (id: CommentId, deed: CommentDeed): Statement[] => [
    ...begin(scope, deed, one(scope, id)),
    change(scope, hidden(deed), one(scope, id)),
    settle(scope, deed),
  ],
  /** Also where it waited to be shown. */
  unhide: (id: CommentId, deed: CommentDeed): Statement[] => [
    ...begin(scope, deed, one(scope, id)),
    change(scope, { handledAt: deed.now, heldAt: null, hiddenAt: null }, one(scope, id)),
  ],
  hideAll: (userId: UserId, deed: CommentDeed): Statement[] => [
    ...begin(scope, deed, shownOf(scope, userId)),
    change(scope, hidden(deed), shownOf(scope, userId)),
    settle(scope, deed),
  ],
  /** Moved past: it is new no more. */
  look: (id: CommentId, now: number): Statement =>
    change(scope, { handledAt: sql`coalesce(${comments.handledAt}, ${now})` }, one(scope, id)),
  undo: (done: CommentUndo): Statement[] => [reopen(scope, done), restore(scope, done)],
});

const one = ({ siteId }: SiteScope, id: CommentId): SQL =>
  sql`+${comments.siteId} = ${siteId} AND ${comments.id} = ${id} AND ${comments.deletedAt} IS NULL`;

const shownOf = ({ siteId }: SiteScope, userId: UserId): SQL =>
  sql`${comments.userId} = ${userId} AND +${comments.siteId} = ${siteId}
    AND ${comments.hiddenAt} IS NULL AND ${comments.deletedAt} IS NULL`;

const hidden = ({ now }: CommentDeed) => ({
  handledAt: now,
  hiddenAt: sql`coalesce(${comments.hiddenAt}, ${now})`,
});

type Changed = Partial<Record<'handledAt' | 'heldAt' | 'hiddenAt', number | null | SQL>>;

const change = ({ db }: SiteScope, changed: Changed, target: SQL): Statement =>
  db.update(comments).set(changed).where(target);

const begin = ({ db, siteId }: SiteScope, { undoId, now }: CommentDeed, target: SQL) => [
  db.insert(undos).values({ id: undoId, siteId, createdAt: now, expiresAt: now + undoKeptMs }),
  sql`INSERT INTO ${selected(undoRows, {
    undoId,
    commentId: comments.id,
    heldAt: comments.heldAt,
    handledAt: comments.handledAt,
    hiddenAt: comments.hiddenAt,
  })} FROM ${comments} WHERE ${target}`,
];

const commentsOf = (undoId: Id): SQL =>
  sql`(SELECT ${undoRows.commentId} FROM ${undoRows} WHERE ${undoRows.undoId} = ${undoId})`;

/** What was reported of the comments is looked at with them. */
const settle = ({ db, siteId }: SiteScope, { undoId, now }: CommentDeed): Statement =>
  db.update(reports).set({ resolvedAt: now })
    .where(sql`+${reports.siteId} = ${siteId} AND ${reports.resolvedAt} IS NULL
      AND ${reports.commentId} IN ${commentsOf(undoId)}`);

/** Where nothing came after the deed; before the comments are as they were. */
const reopen = ({ db, siteId }: SiteScope, { id, createdAt }: CommentUndo): Statement =>
  db.update(reports).set({ resolvedAt: null })
    .where(sql`+${reports.siteId} = ${siteId} AND ${reports.resolvedAt} = ${createdAt}
      AND ${reports.commentId} IN (SELECT ${comments.id} FROM ${comments}
        WHERE ${comments.id} IN ${commentsOf(id)} AND ${comments.handledAt} = ${createdAt})`);

function restore({ siteId }: SiteScope, { id, createdAt }: CommentUndo): Statement {
  const names = sql.join(
    [comments.heldAt, comments.handledAt, comments.hiddenAt].map(bare),
    sql`, `,
  );
  return sql`UPDATE ${comments} SET (${names}) = (
      SELECT ${undoRows.heldAt}, ${undoRows.handledAt}, ${undoRows.hiddenAt} FROM ${undoRows}
      WHERE ${undoRows.undoId} = ${id} AND ${undoRows.commentId} = ${comments.id})
    WHERE +${comments.siteId} = ${siteId} AND ${comments.id} IN ${commentsOf(id)}
      AND ${comments.handledAt} = ${createdAt}`;
}

/** Of all sites. */
export const pruneCommentUndos = (db: Database, now: number): Statement =>
  db.delete(undos).where(lte(undos.expiresAt, now));
