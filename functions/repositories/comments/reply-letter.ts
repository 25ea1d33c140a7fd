import { and, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CommentId, UserId } from '#domain/ids.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  comments,
  replyLetterRefusals as refusals,
} from '#functions/db/schema/site/people/comments.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import {
  firstRow,
  optional,
  type RowOf,
  rows,
  selection,
  valueOf,
} from '#functions/db/selection.ts';
import { isSuppressed } from '../mail/suppressed.ts';
import { inTurns, type Turn } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { isOpen } from '../site/site.ts';
import { publishedTitle } from './comment-letter.ts';
import { isShown } from './shown.ts';

const parent = alias(comments, 'answered');
const writer = alias(siteUsers, 'writer');

const refusal = selection({ at: refusals.at });
const untold = selection({ id: comments.id, siteId: comments.siteId });
const reply = selection({
  content: comments.content,
  /** Who wrote it. */
  who: optional(siteUsers.displayName),
  /** Who is to be told. */
  userId: writer.userId,
  email: writer.email,
  recipeTitle: publishedTitle,
  recipeSlug: valueOf(recipes.slug, sql`${recipes.publishedSlug}`),
});
/** An answer to somebody's comment. */
export type Reply = RowOf<typeof reply>;

type Between = { after: number; before: number };

/** Of all sites: answers that nobody was told of, written between two times, as everybody reads them. */
export const listUntoldReplies = (db: Database, { now, limit, after, before }: Turn & Between) =>
  read(
    db,
    rows(
      untold,
      sql`SELECT ${untold} FROM ${comments}
        WHERE ${comments.parentId} IS NOT NULL AND ${comments.replyToldAt} IS NULL
          AND ${comments.createdAt} > ${after} AND ${comments.createdAt} <= ${before} AND ${isShown}
          AND EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${comments.siteId} AND ${isOpen})
        ORDER BY ${inTurns(now)} LIMIT ${limit}`,
    ),
  );

export const replyLetterRepository = ({ db, siteId }: SiteScope) => ({
  /** Null where whoever is answered has left, answered themselves, wants no such letters, or is sent none. */
  find: (id: CommentId): Promise<Reply | null> => {
    const query = sql`SELECT ${reply} FROM ${comments}
      JOIN ${comments} ${parent} ON ${parent.id} = ${comments.parentId}
        AND ${parent.userId} IS NOT ${comments.userId} AND ${parent.deletedAt} IS NULL
      JOIN ${siteUsers} ${writer} ON ${writer.siteId} = ${parent.siteId}
        AND ${writer.userId} = ${parent.userId}
      JOIN ${recipes} ON ${recipes.id} = ${comments.recipeId} AND ${recipes.publishedSlug} IS NOT NULL
      LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${comments.siteId}
        AND ${siteUsers.userId} = ${comments.userId}
      LEFT JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${comments.recipeId}
      WHERE ${comments.id} = ${id} AND +${comments.siteId} = ${siteId}
        AND NOT EXISTS (SELECT 1 FROM ${refusals} WHERE ${refusals.siteId} = ${comments.siteId}
          AND ${refusals.userId} = ${parent.userId})
        AND NOT ${isSuppressed(writer.siteId, writer.email)}`;
    return read(db, firstRow(reply, query));
  },
  setTold: (id: CommentId, now: number): Statement =>
    db
      .update(comments)
      .set({ replyToldAt: now })
      .where(and(eq(comments.id, id), sql`+${comments.siteId} = ${siteId}`)),
  /** Since when (ms) a person wants no letters about answers; null where they want them. */
  findRefusal: async (userId: UserId): Promise<number | null> => {
    const query = db
      .select(refusal.fields)
      .from(refusals)
      .where(and(eq(refusals.siteId, siteId), eq(refusals.userId, userId)));
    return (await read(db, firstRow(refusal, query)))?.at ?? null;
  },
  /** No more letters about answers for a person. */
  refuse: (userId: UserId, now: number): Statement =>
    db.insert(refusals).values({ siteId, userId, at: now }).onConflictDoNothing(),
  /** Letters again; with a time (ms), of who has refused them since then alone. */
  accept: (userId: UserId, refusedSince = 0): Statement =>
    db
      .delete(refusals)
      .where(
        and(
          eq(refusals.siteId, siteId),
          eq(refusals.userId, userId),
          gte(refusals.at, refusedSince),
        ),
      ),
});
