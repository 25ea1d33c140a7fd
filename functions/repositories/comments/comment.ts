import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CommentContent } from '#domain/comments/comment-text.ts';
import type { CommentId, RecipeId, UserId } from '#domain/ids.ts';
import type { PrivacySetting, RecipeCardContent } from '#domain/recipe/recipe.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { jsonFieldsOf } from '#functions/db/json.ts';
import {
  commentBans,
  commentReports,
  comments,
  commentUpvotes,
} from '#functions/db/schema/site/people/comments.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { firstRow, json, number, selection } from '#functions/db/selection.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { countOf, exists } from '../reads.ts';
import { isKept } from '../recipe/recipe-content.ts';
import type { SiteScope } from '../scope.ts';
import { commentRows, newestFirst, oldestFirst } from './comment-rows.ts';
import { isListedFor, isPlacedFor, isShown, type Onlooker } from './shown.ts';

export type NewComment = {
  id: CommentId;
  recipeId: RecipeId;
  userId: UserId;
  parentId: CommentId | null;
  content: CommentContent;
  contentHash: string;
  /** What a search in the queue reads. */
  foldedText: string;
  /** The cook has no need to look at what they wrote. */
  isHandled: boolean;
  /** Whether it waits for the cook if nothing of this person was ever shown. */
  isHeldIfFirst: boolean;
};

type Listing = Onlooker & { recipeId: RecipeId; limit: number; offset: number };
/** Threads, or the replies of one. */
type Place = Listing & { threadId?: CommentId };

/** Within this time the same words of the same person in the same place are one comment. */
const repeatedWithinMs = 10_000;

export const commentRepository = (scope: SiteScope) => ({
  list: (place: Place) => listComments(scope, place),
  listHidden: (listing: Listing) => listHidden(scope, listing),
  findRecipe: (id: RecipeId) => findRecipe(scope, id),
  /** Published or not. */
  hasRecipe: (id: RecipeId): Promise<boolean> =>
    read(
      scope.db,
      exists(sql`SELECT 1 FROM ${recipes}
        WHERE +${recipes.siteId} = ${scope.siteId} AND ${recipes.id} = ${id} AND ${isKept}`),
    ),
  /** Null below a recipe that is deleted. */
  find: (id: CommentId) => findComment(scope, id, isOfKept),
  /** Null for what visitors cannot read any more, or never could. */
  findReadable: (id: CommentId) => findComment(scope, id, readable),
  create: (comment: NewComment, now: number) => createComment(scope, comment, now),
  hasRepeat: ({ userId, contentHash }: NewComment, now: number) =>
    read(scope.db, exists(repeatOf(scope.siteId, { userId, contentHash, now }))),
  erase: (id: CommentId, userId: UserId, now: number) => erase(scope, { id, userId, now }),
  /** A deed of its time where it changes anything: the undo of what came before leaves it. */
  hide: (id: CommentId, now: number): Statement[] => [
    scope.db
      .update(comments)
      .set({
        hiddenAt: sql`coalesce(${comments.hiddenAt}, ${now})`,
        handledAt: sql`iif(${comments.hiddenAt} IS NULL, ${now}, coalesce(${comments.handledAt}, ${now}))`,
      })
      .where(own(scope, id)),
    resolveReports(scope, id, now),
  ],
  /** Shows it, also where it waited for that. */
  unhide: (id: CommentId, now: number): Statement =>
    scope.db
      .update(comments)
      .set({ hiddenAt: null, heldAt: null, handledAt: now })
      .where(
        sql`${own(scope, id)} AND (${comments.hiddenAt} IS NOT NULL OR ${comments.heldAt} IS NOT NULL)`,
      ),
  upvote: ({ id, userId }: { id: CommentId; userId: UserId }, now: number): Statement => {
    const query = sql`SELECT ${comments.id}, ${userId}, ${now} FROM ${comments}
      WHERE ${own(scope, id)} AND ${readable} AND NOT ${isBanned(scope.siteId, userId)}`;
    return sql`${insertFrom(commentUpvotes, ['commentId', 'userId', 'createdAt'], query)}
      ON CONFLICT DO NOTHING`;
  },
  removeUpvote: ({ id, userId }: { id: CommentId; userId: UserId }): Statement =>
    scope.db.delete(commentUpvotes).where(
      sql`${commentUpvotes.userId} = ${userId} AND ${commentUpvotes.commentId} IN
        (SELECT ${comments.id} FROM ${comments} WHERE ${own(scope, id)})`,
    ),
});

/** The plus leads SQLite to the one row by its key. */
const own = ({ siteId }: SiteScope, id: CommentId): SQL =>
  sql`+${comments.siteId} = ${siteId} AND ${comments.id} = ${id}`;

const reply = alias(comments, 'reply');

/** A comment whose author deleted their account keeps its place as long as it has replies. */
const hasPlace = (onlooker: Onlooker): SQL =>
  sql`(${comments.deletedAt} IS NULL OR EXISTS (SELECT 1 FROM ${comments} ${reply}
  WHERE ${reply.parentId} = ${comments.id} AND ${isListedFor(reply, onlooker)}))`;

const isOfKept = sql`EXISTS (SELECT 1 FROM ${recipes}
  WHERE ${recipes.id} = ${comments.recipeId} AND ${isKept})`;

const readable = sql`${isShown} AND EXISTS (SELECT 1 FROM ${recipes}
    WHERE ${recipes.id} = ${comments.recipeId} AND ${recipes.publishedAt} IS NOT NULL)`;

const isBanned = (siteId: string, userId: UserId): SQL =>
  sql`EXISTS (SELECT 1 FROM ${commentBans}
    WHERE ${commentBans.siteId} = ${siteId} AND ${commentBans.userId} = ${userId})`;

async function listComments({ db, siteId }: SiteScope, { threadId, ...listing }: Place) {
  const { recipeId, limit, offset, ...onlooker } = listing;
  const shown = sql`+${comments.siteId} = ${siteId} AND ${comments.recipeId} = ${recipeId}
    AND ${isPlacedFor(comments, onlooker)}`;
  const listed = sql`${comments.parentId} IS ${threadId ?? null} AND ${hasPlace(onlooker)}`;
  const order = threadId === undefined ? newestFirst : oldestFirst;
  const page = sql`SELECT ${comments.id} FROM ${comments} WHERE ${shown} AND ${listed}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const counts = selection({
    total: number(sql`coalesce(sum(${listed}), 0)`),
    /** What waits for the cook counts for nobody. */
    commentCount: number(sql`coalesce(sum(${isShown}), 0)`),
  });
  const [rows, counted] = await readEach(
    db,
    commentRows({ page, order, ...onlooker }),
    firstRow(counts, sql`SELECT ${counts} FROM ${comments} WHERE ${shown}`),
  );
  return { ...rows, total: counted?.total ?? 0, commentCount: counted?.commentCount ?? 0 };
}

async function listHidden({ db, siteId }: SiteScope, listing: Listing) {
  const { recipeId, limit, offset, ...onlooker } = listing;
  const hidden = sql`${comments} WHERE +${comments.siteId} = ${siteId}
    AND ${comments.recipeId} = ${recipeId} AND ${comments.hiddenAt} IS NOT NULL AND ${hasPlace(onlooker)}`;
  const page = sql`SELECT ${comments.id} FROM ${hidden}
    ORDER BY ${newestFirst} LIMIT ${limit} OFFSET ${offset}`;
  const [rows, total] = await readEach(
    db,
    commentRows({ page, order: newestFirst, ...onlooker }),
    countOf(hidden),
  );
  return { ...rows, total };
}

const privacy = selection({
  privacySetting: json<PrivacySetting>(
    jsonFieldsOf<RecipeCardContent>(sql`${recipeCards.content}`)('privacySetting'),
  ),
});

/** What decides whether a recipe can be commented on; null while visitors cannot see it. */
const findRecipe = ({ db, siteId }: SiteScope, id: RecipeId) =>
  read(
    db,
    firstRow(
      privacy,
      sql`SELECT ${privacy} FROM ${recipes}
          JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${recipes.id}
          WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}
            AND ${recipes.publishedAt} IS NOT NULL`,
    ),
  );

const place = selection({
  recipeId: comments.recipeId,
  parentId: comments.parentId,
  userId: comments.userId,
});

const findComment = (scope: SiteScope, id: CommentId, filter: SQL) =>
  read(
    scope.db,
    firstRow(place, sql`SELECT ${place} FROM ${comments} WHERE ${own(scope, id)} AND ${filter}`),
  );

/** Nothing is written below what vanished in the meantime, nothing twice, and nothing by the banned. */
function createComment({ siteId }: SiteScope, comment: NewComment, now: number): Statement {
  const { id, recipeId, userId, parentId, contentHash, foldedText } = comment;
  const heldAt = comment.isHeldIfFirst
    ? sql`CASE WHEN NOT ${hasShown(siteId, userId)} THEN ${now} END`
    : null;
  const query = sql`SELECT ${id}, ${siteId}, ${recipeId}, ${userId}, ${parentId},
      ${JSON.stringify(comment.content)}, ${contentHash}, ${foldedText}, ${now}, ${heldAt},
      ${comment.isHandled ? now : null}
    WHERE EXISTS (SELECT 1 FROM ${recipes} WHERE +${recipes.siteId} = ${siteId}
        AND ${recipes.id} = ${recipeId} AND ${recipes.publishedAt} IS NOT NULL)
      AND (${parentId} IS NULL OR EXISTS (SELECT 1 FROM ${comments}
        WHERE +${comments.siteId} = ${siteId} AND ${comments.id} = ${parentId}
          AND ${comments.recipeId} = ${recipeId} AND ${comments.parentId} IS NULL
          AND ${comments.hiddenAt} IS NULL AND ${comments.heldAt} IS NULL
          AND ${comments.deletedAt} IS NULL))
      AND NOT EXISTS (${repeatOf(siteId, { userId, contentHash, now })})
      AND NOT ${isBanned(siteId, userId)}`;
  return insertFrom(comments, written, query);
}

const written = [
  'id',
  'siteId',
  'recipeId',
  'userId',
  'parentId',
  'content',
  'contentHash',
  'foldedText',
  'createdAt',
  'heldAt',
  'handledAt',
] as const;

/** A person of whom something was shown once is known to the cook, even if they deleted it since. */
const hasShown = (siteId: string, userId: UserId): SQL =>
  sql`EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.userId} = ${userId}
    AND +${comments.siteId} = ${siteId} AND ${comments.heldAt} IS NULL
    AND ${comments.hiddenAt} IS NULL)`;

type Repeated = Pick<NewComment, 'userId' | 'contentHash'> & { now: number };

const repeatOf = (siteId: string, { userId, contentHash, now }: Repeated): SQL =>
  sql`SELECT 1 FROM ${comments} WHERE +${comments.siteId} = ${siteId}
      AND ${comments.userId} = ${userId} AND ${comments.createdAt} > ${now - repeatedWithinMs}
      AND ${comments.contentHash} = ${contentHash} AND ${comments.deletedAt} IS NULL`;

/** Erases the text and deletes all replies for good; asking twice is harmless. */
function erase(
  scope: SiteScope,
  { id, userId, now }: { id: CommentId; userId: UserId; now: number },
): Statement[] {
  const { db } = scope;
  const mine = sql`${own(scope, id)} AND ${comments.userId} = ${userId}`;
  const ofMine = (column: Column) =>
    sql`${column} = ${id} AND ${column} IN (SELECT ${comments.id} FROM ${comments} WHERE ${mine})`;
  return [
    db.delete(comments).where(ofMine(comments.parentId)),
    db.delete(commentUpvotes).where(ofMine(commentUpvotes.commentId)),
    db.delete(commentReports).where(ofMine(commentReports.commentId)),
    db
      .update(comments)
      .set({ content: null, contentHash: '', foldedText: '', deletedAt: now })
      .where(sql`${mine} AND ${comments.deletedAt} IS NULL`),
  ];
}

const resolveReports = ({ db, siteId }: SiteScope, id: CommentId, now: number): Statement =>
  db
    .update(commentReports)
    .set({ resolvedAt: sql`coalesce(${commentReports.resolvedAt}, ${now})` })
    .where(sql`+${commentReports.siteId} = ${siteId} AND ${commentReports.commentId} = ${id}`);
