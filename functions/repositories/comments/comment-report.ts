import { sql } from 'drizzle-orm';
import type { CommentId, Id, RecipeId, UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { newestFirst, readRows } from './comment.ts';
import { column, type Row, totalIn } from '../row.ts';
import type { SiteScope } from '../scope.ts';

/** What a visitor asks the owner to look at. */
export type StoredReport = {
  id: Id;
  commentId: CommentId;
  reason: string;
  createdAt: number;
  reporter: { id: UserId; displayName: string | null };
  recipe: { id: RecipeId; title: string; slug: string };
};

export type NewReport = { id: Id; commentId: CommentId; userId: UserId; reason: string };

export const commentReportRepository = (scope: SiteScope) => ({
  listOpen: (page: { limit: number; offset: number; viewerId: UserId }) => listOpen(scope, page),
  /** Once a person and comment; as long as nobody has looked, the reason can still change. */
  create: ({ id, commentId, userId, reason }: NewReport, now: number): Statement =>
    sql`INSERT INTO comment_reports (id, site_id, comment_id, user_id, reason, created_at)
        SELECT ${id}, site_id, id, ${userId}, ${reason}, ${now} FROM comments
        WHERE +site_id = ${scope.siteId} AND id = ${commentId}
        ON CONFLICT (comment_id, user_id) DO UPDATE SET reason = excluded.reason
        WHERE comment_reports.resolved_at IS NULL`,
  resolve: (id: Id, now: number): Statement =>
    sql`UPDATE comment_reports SET resolved_at = coalesce(resolved_at, ${now})
        WHERE +site_id = ${scope.siteId} AND id = ${id}`,
});

async function listOpen(
  scope: SiteScope,
  { limit, offset, viewerId }: { limit: number; offset: number; viewerId: UserId },
) {
  const open = sql`comment_reports.site_id = ${scope.siteId} AND comment_reports.resolved_at IS NULL`;
  const page = sql`SELECT comment_reports.id FROM comment_reports WHERE ${open}
    ORDER BY comment_reports.created_at DESC, comment_reports.id LIMIT ${limit} OFFSET ${offset}`;
  const reported = sql`SELECT comment_id FROM comment_reports WHERE id IN (${page})`;
  const [comments, rows = [], counts = []] = await readRows(
    scope,
    { page: reported, order: newestFirst, viewerId },
    [
      sql`SELECT comment_reports.id AS id, comment_id, reason, comment_reports.created_at AS created_at,
          users.id AS reporter_id, users.display_name AS display_name, recipes.id AS recipe_id,
          recipes.title AS title, recipes.slug AS slug
        FROM comment_reports JOIN users ON users.id = comment_reports.user_id
        JOIN comments ON comments.id = comment_id JOIN recipes ON recipes.id = comments.recipe_id
        WHERE comment_reports.id IN (${page})
        ORDER BY comment_reports.created_at DESC, comment_reports.id`,
      sql`SELECT count(*) AS total FROM comment_reports WHERE ${open}`,
    ],
  );
  return { comments, reports: rows.map(readReport), total: totalIn(counts) };
}

function readReport(row: Row): StoredReport {
  return {
    id: column<Id>(row, 'id'),
    commentId: column<CommentId>(row, 'comment_id'),
    reason: column<string>(row, 'reason'),
    createdAt: column<number>(row, 'created_at'),
    reporter: {
      id: column<UserId>(row, 'reporter_id'),
      displayName: column<string | null>(row, 'display_name'),
    },
    recipe: {
      id: column<RecipeId>(row, 'recipe_id'),
      title: column<string>(row, 'title'),
      slug: column<string>(row, 'slug'),
    },
  };
}
