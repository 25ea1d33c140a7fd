import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { countedUpTo, type QueueView } from '#domain/comments/comment-queue.ts';
import type { CommentId, UserId } from '#domain/ids.ts';
import { foldWord, searchWordsMax } from '#domain/search/search-words.ts';
import { mapped, type Read, read, readEach } from '#functions/db/database.ts';
import { commentReports as reports, comments } from '#functions/db/schema/site/people/comments.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { firstRow, number, rows, selection } from '#functions/db/selection.ts';
import { isKept } from '../recipe/recipe-content.ts';
import { inList, type SiteScope, valuesOf } from '../scope.ts';
import { newestFirst } from './comment-rows.ts';
import { queuedRows } from './queued-rows.ts';

/** Where a page begins: behind this comment. */
type After = { createdAt: number; id: CommentId };
export type QueueListing = {
  view: QueueView;
  search?: string | undefined;
  userId?: UserId | undefined;
  after: After | null;
  limit: number;
};

export type QueueCounts = Record<QueueView, number>;

const found = selection({ id: comments.id });

/** What the cook of a site looks at, whatever became of it; deleted comments are in none of it. */
export const commentQueueRepository = ({ db, siteId }: SiteScope) => ({
  /** Newest first, one more than the limit, and how many each view has. */
  list: async (listing: QueueListing) => {
    // Three reads need the page, and a search is better made once than three times.
    const [page, counts] = await readEach(
      db,
      rows(found, pageOf(siteId, listing)),
      queueCounts(siteId),
    );
    const ids = page.map(({ id }) => id);
    return { ...(await read(db, queuedRows(valuesOf(ids), newestFirst))), counts };
  },
  listByIds: async (ids: CommentId[]) => {
    const chosen = sql`SELECT ${comments.id} FROM ${comments}
      WHERE +${comments.siteId} = ${siteId} AND ${comments.id} ${inList(ids)} AND ${isThere}`;
    const [page, counts] = await readEach(db, queuedRows(chosen, newestFirst), queueCounts(siteId));
    return { ...page, counts };
  },
});

/** Not deleted, nor below a recipe that is. */
export const isThere = sql`${comments.deletedAt} IS NULL AND EXISTS (SELECT 1 FROM ${recipes}
  WHERE ${recipes.id} = ${comments.recipeId} AND ${isKept})`;

const open = alias(reports, 'open');

/** The conditions of the views; each has an index, which these words must match. */
const inView: Record<QueueView, (siteId: string) => SQL> = {
  new: () => sql`${comments.handledAt} IS NULL`,
  held: () => sql`${comments.heldAt} IS NOT NULL AND ${comments.hiddenAt} IS NULL`,
  reported: (siteId) => sql`${comments.hiddenAt} IS NULL AND ${comments.id} IN
    (SELECT ${open.commentId} FROM ${reports} ${open}
      WHERE ${open.siteId} = ${siteId} AND ${open.resolvedAt} IS NULL)`,
  hidden: () => sql`${comments.hiddenAt} IS NOT NULL`,
  all: () => sql`true`,
};

/** The plus keeps SQLite from walking through a site where fewer rows lead to the same. */
const siteOf = (view: QueueView, userId?: UserId): SQL =>
  view === 'reported' || userId !== undefined ? sql`+${comments.siteId}` : sql`${comments.siteId}`;

function pageOf(siteId: string, { view, search, userId, after, limit }: QueueListing): SQL {
  const behind = after
    ? sql`(${comments.createdAt}, ${comments.id}) < (${after.createdAt}, ${after.id})`
    : sql`true`;
  const person = userId === undefined ? sql`true` : sql`${comments.userId} = ${userId}`;
  return sql`SELECT ${comments.id} FROM ${comments}
    WHERE ${siteOf(view, userId)} = ${siteId} AND ${inView[view](siteId)} AND ${person}
      AND ${behind} AND ${holds(siteId, search)} AND ${isThere}
    ORDER BY ${newestFirst} LIMIT ${limit + 1}`;
}

/** Each of the words, literally, in what was said or in the name of who said it. */
function holds(siteId: string, search = ''): SQL {
  const words = search.split(/\s+/).filter(Boolean).map(foldWord).slice(0, searchWordsMax);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => holdsWord(siteId, word)),
    sql` AND `,
  );
}

/** Who is called so is found once, not for each comment. */
function holdsWord(siteId: string, word: string): SQL {
  const name = sql`coalesce(${siteUsers.foldedName}, lower(${siteUsers.displayName}))`;
  return sql`(instr(${comments.foldedText}, ${word}) > 0 OR ${comments.userId} IN (
    SELECT ${siteUsers.userId} FROM ${siteUsers}
    WHERE ${siteUsers.siteId} = ${siteId} AND instr(${name}, ${word}) > 0))`;
}

/** How many each view has, counted as far as anybody needs to know. */
export function queueCounts(siteId: string): Read<QueueCounts> {
  const numberIn = (view: QueueView) =>
    number(sql`(SELECT count(*) FROM (SELECT 1 FROM ${comments}
      WHERE ${siteOf(view)} = ${siteId} AND ${inView[view](siteId)} AND ${isThere}
      LIMIT ${countedUpTo}))`);
  const counts = selection({
    new: numberIn('new'),
    held: numberIn('held'),
    reported: numberIn('reported'),
    hidden: numberIn('hidden'),
    all: numberIn('all'),
  });
  return mapped(firstRow(counts, sql`SELECT ${counts}`), (row) => row ?? noCounts);
}

const noCounts: QueueCounts = { new: 0, held: 0, reported: 0, hidden: 0, all: 0 };
