import { sql } from 'drizzle-orm';
import type { CommentId, Id, UserId } from '#domain/ids.ts';
import { readEach, type Statement } from '#functions/db/database.ts';
import { commentReports as reports, comments } from '#functions/db/schema/site/people/comments.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, insertFrom } from '#functions/db/writing.ts';
import { countOf } from '../reads.ts';
import { isKept } from '../recipe/recipe-content.ts';
import type { SiteScope } from '../scope.ts';
import { commentRows, newestFirst } from './comment-rows.ts';
import type { Onlooker } from './shown.ts';

const report = selection({
  id: reports.id,
  commentId: reports.commentId,
  reason: reports.reason,
  createdAt: reports.createdAt,
  reporterId: reports.userId,
  displayName: siteUsers.displayName,
  recipeId: recipes.id,
  title: recipes.title,
  slug: recipes.slug,
});
type ReportRow = RowOf<typeof report>;

/** What a visitor asks the owner to look at. */
export type StoredReport = Pick<ReportRow, 'id' | 'commentId' | 'reason' | 'createdAt'> & {
  reporter: { id: UserId; displayName: string | null };
  recipe: { id: string; title: string; slug: string };
};

export type NewReport = { id: Id; commentId: CommentId; userId: UserId; reason: string };

type Listing = Onlooker & { limit: number; offset: number };

export const commentReportRepository = (scope: SiteScope) => ({
  listOpen: (page: Listing) => listOpen(scope, page),
  /** One report per person and comment; until it is settled, the reason can still change. */
  create: ({ id, commentId, userId, reason }: NewReport, now: number): Statement => {
    const query = sql`SELECT ${id}, ${comments.siteId}, ${comments.id}, ${userId}, ${reason}, ${now}
      FROM ${comments} WHERE +${comments.siteId} = ${scope.siteId} AND ${comments.id} = ${commentId}`;
    const columns = ['id', 'siteId', 'commentId', 'userId', 'reason', 'createdAt'] as const;
    return sql`${insertFrom(reports, columns, query)}
      ON CONFLICT (${bare(reports.commentId)}, ${bare(reports.userId)})
      DO UPDATE SET ${bare(reports.reason)} = ${excluded(reports.reason)}
      WHERE ${reports.resolvedAt} IS NULL`;
  },
  resolve: (id: Id, now: number): Statement =>
    scope.db
      .update(reports)
      .set({ resolvedAt: sql`coalesce(${reports.resolvedAt}, ${now})` })
      .where(sql`+${reports.siteId} = ${scope.siteId} AND ${reports.id} = ${id}`),
});

async function listOpen({ db, siteId }: SiteScope, { limit, offset, ...onlooker }: Listing) {
  const open = sql`${reports} WHERE ${reports.siteId} = ${siteId} AND ${reports.resolvedAt} IS NULL
    AND EXISTS (SELECT 1 FROM ${comments} JOIN ${recipes} ON ${recipes.id} = ${comments.recipeId}
      WHERE ${comments.id} = ${reports.commentId} AND ${isKept})`;
  const order = sql`${reports.createdAt} DESC, ${reports.id}`;
  const page = sql`SELECT ${reports.id} FROM ${open}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const reported = sql`SELECT ${reports.commentId} FROM ${reports} WHERE ${reports.id} IN (${page})`;
  const [found, listed, total] = await readEach(
    db,
    commentRows({ page: reported, order: newestFirst, ...onlooker }),
    rows(
      report,
      sql`SELECT ${report} FROM ${reports}
        JOIN ${siteUsers} ON ${siteUsers.siteId} = ${reports.siteId}
          AND ${siteUsers.userId} = ${reports.userId}
        JOIN ${comments} ON ${comments.id} = ${reports.commentId}
        JOIN ${recipes} ON ${recipes.id} = ${comments.recipeId}
        WHERE ${reports.id} IN (${page}) ORDER BY ${order}`,
    ),
    countOf(open),
  );
  return { comments: found, reports: listed.map(reportOf), total };
}

function reportOf({
  reporterId,
  displayName,
  recipeId,
  title,
  slug,
  ...facts
}: ReportRow): StoredReport {
  return {
    ...facts,
    reporter: { id: reporterId, displayName },
    recipe: { id: recipeId, title, slug },
  };
}
