import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { mapped, type Read, together } from '#functions/db/database.ts';
import {
  commentBans,
  commentReports as reports,
  comments,
  commentUpvotes,
} from '#functions/db/schema/site/people/comments.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { number, type RowOf, rows, selection, truth } from '#functions/db/selection.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import { isBelowUnlisted } from './shown.ts';
import { writerName } from './writer.ts';

const reply = alias(comments, 'reply');
const reportsShown = 5;

const queued = selection({
  id: comments.id,
  recipeId: comments.recipeId,
  parentId: comments.parentId,
  userId: comments.userId,
  content: comments.content,
  createdAt: comments.createdAt,
  heldAt: comments.heldAt,
  handledAt: comments.handledAt,
  hiddenAt: comments.hiddenAt,
  deletedAt: comments.deletedAt,
  formerFacts: comments.formerFacts,
  displayName: writerName,
  avatarImageId: siteUsers.avatarImageId,
  avatarCrop: siteUsers.avatarCrop,
  recipeTitle: recipes.title,
  recipeSlug: recipes.slug,
  recipePublishedAt: recipes.publishedAt,
  recipePublishedSlug: recipes.publishedSlug,
  isBanned: truth(sql`EXISTS (SELECT 1 FROM ${commentBans}
    WHERE ${commentBans.siteId} = ${comments.siteId}
      AND ${commentBans.userId} = ${comments.userId})`),
  isBelowHidden: truth(isBelowUnlisted(comments, { viewerId: null })),
  upvoteCount: number(sql`(SELECT count(*) FROM ${commentUpvotes}
    WHERE ${commentUpvotes.commentId} = ${comments.id})`),
  replyTotal: number(sql`(SELECT count(*) FROM ${comments} ${reply}
    WHERE ${reply.parentId} = ${comments.id} AND ${reply.deletedAt} IS NULL)`),
  openReports: number(sql`(SELECT count(*) FROM ${reports}
    WHERE ${reports.commentId} = ${comments.id} AND ${reports.resolvedAt} IS NULL)`),
});
type QueuedRow = RowOf<typeof queued>;

const report = selection({
  id: reports.id,
  commentId: reports.commentId,
  reason: reports.reason,
  createdAt: reports.createdAt,
  resolvedAt: reports.resolvedAt,
  reporterId: reports.userId,
  displayName: siteUsers.displayName,
});
type ReportRow = RowOf<typeof report>;

export type StoredQueued = Omit<QueuedRow, 'avatarImageId' | 'avatarCrop'> & {
  avatar: { imageId: string; crop: QueuedRow['avatarCrop'] } | null;
  reports: ReportRow[];
};
export type QueuedRows = { comments: StoredQueued[]; avatars: StoredImage[] };

/** Comments of a query of their ids, with what was reported of each and the pictures of people. */
export function queuedRows(page: SQL, order: SQL): Read<QueuedRows> {
  const of = sql`FROM ${comments} JOIN ${recipes} ON ${recipes.id} = ${comments.recipeId}
    LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
      AND ${siteUsers.userId} = ${comments.userId}
    WHERE ${comments.id} IN (${page})`;
  const parts = together(
    rows(queued, sql`SELECT ${queued} ${of} ORDER BY ${order}`),
    rows(report, reportsOf(page)),
    rows(
      storedImage,
      sql`SELECT ${storedImage} FROM ${images}
        WHERE ${images.id} IN (SELECT ${siteUsers.avatarImageId} ${of})`,
    ),
  );
  return mapped(parts, ([listed, reported, avatars]) => {
    const byComment = Map.groupBy(reported, ({ commentId }) => commentId);
    return {
      comments: listed.map((row) => withParts(row, byComment.get(row.id) ?? [])),
      avatars,
    };
  });
}

/** The newest few of each, those that are not settled first. */
const reportsOf = (page: SQL) => sql`SELECT ${report} FROM ${reports}
  LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${reports.siteId}
    AND ${siteUsers.userId} = ${reports.userId}
  WHERE ${reports.id} IN (SELECT report_id FROM (
    SELECT ${reports.id} AS report_id, row_number() OVER (PARTITION BY ${reports.commentId}
      ORDER BY ${reports.resolvedAt} IS NOT NULL, ${reports.createdAt} DESC, ${reports.id}) AS place
    FROM ${reports} WHERE ${reports.commentId} IN (${page}))
    WHERE place <= ${reportsShown})
  ORDER BY ${reports.resolvedAt} IS NOT NULL, ${reports.createdAt} DESC, ${reports.id}`;

const withParts = (
  { avatarImageId, avatarCrop, ...row }: QueuedRow,
  reported: ReportRow[],
): StoredQueued => ({
  ...row,
  avatar: avatarImageId === null ? null : { imageId: avatarImageId, crop: avatarCrop },
  reports: reported,
});
