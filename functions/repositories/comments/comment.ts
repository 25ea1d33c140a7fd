import { type SQL, sql } from 'drizzle-orm';
import type { CommentContent } from '#domain/comments/comment-text.ts';
import { repliesAtFirst } from '#domain/comments/comment-tree.ts';
import type { CommentId, ImageId, RecipeId, UserId } from '#domain/ids.ts';
import type { Crop } from '#domain/media/image.ts';
import type { PrivacySetting } from '#domain/recipe/recipe.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/media.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import { column, jsonColumn, type Row, totalIn } from '../row.ts';
import type { SiteScope } from '../scope.ts';

/** A comment with what is shown of its author; a deleted one has no content. */
export type StoredComment = {
  id: CommentId;
  recipeId: RecipeId;
  parentId: CommentId | null;
  userId: UserId | null;
  displayName: string | null;
  avatar: { imageId: ImageId; crop: Crop | null } | null;
  content: CommentContent | null;
  createdAt: number;
  upvoteCount: number;
  isUpvoted: boolean;
  replyTotal: number;
};

/** Comments, the first replies below each, and the pictures of who wrote them. */
export type CommentRows = {
  comments: StoredComment[];
  replies: StoredComment[];
  avatars: StoredImage[];
};

export type NewComment = {
  id: CommentId;
  recipeId: RecipeId;
  userId: UserId;
  parentId: CommentId | null;
  content: CommentContent;
  contentHash: string;
};

type Listing = { recipeId: RecipeId; viewerId: UserId | null; limit: number; offset: number };
/** Threads, or the replies of one. */
type Place = Listing & { threadId?: CommentId };

/** Within this time the same words of the same person in the same place are one comment. */
const repeatedWithinMs = 10_000;

export const commentRepository = (scope: SiteScope) => ({
  list: (place: Place) => listComments(scope, place),
  listHidden: (listing: Listing) => listHidden(scope, listing),
  findRecipe: (id: RecipeId) => findRecipe(scope, id),
  find: (id: CommentId) => findComment(scope, id, sql`1`),
  /** Null for what visitors cannot read any more, or never could. */
  findReadable: (id: CommentId) => findComment(scope, id, readable),
  create: (comment: NewComment, now: number) => createComment(scope, comment, now),
  hasRepeat: (comment: NewComment, now: number) => hasRepeat(scope, comment, now),
  erase: (id: CommentId, userId: UserId, now: number) => erase(scope, { id, userId, now }),
  hide: (id: CommentId, now: number): Statement[] => [
    sql`UPDATE comments SET hidden_at = coalesce(hidden_at, ${now}) WHERE ${own(scope, id)}`,
    resolveReports(scope, id, now),
  ],
  unhide: (id: CommentId): Statement =>
    sql`UPDATE comments SET hidden_at = NULL WHERE ${own(scope, id)}`,
  upvote: ({ id, userId }: { id: CommentId; userId: UserId }, now: number): Statement =>
    sql`INSERT OR IGNORE INTO comment_upvotes (comment_id, user_id, created_at)
        SELECT id, ${userId}, ${now} FROM comments WHERE ${own(scope, id)} AND ${readable}`,
  removeUpvote: ({ id, userId }: { id: CommentId; userId: UserId }): Statement =>
    sql`DELETE FROM comment_upvotes WHERE user_id = ${userId}
          AND comment_id IN (SELECT id FROM comments WHERE ${own(scope, id)})`,
});

/** The plus leads SQLite to the one row by its key. */
const own = ({ siteId }: SiteScope, id: CommentId): SQL =>
  sql`+comments.site_id = ${siteId} AND comments.id = ${id}`;

const isUnderHidden = sql`EXISTS (SELECT 1 FROM comments AS parent
  WHERE parent.id = comments.parent_id AND parent.hidden_at IS NOT NULL)`;

/** A deleted comment keeps its place as long as somebody's reply stands below it. */
const hasPlace = sql`(comments.deleted_at IS NULL OR EXISTS (SELECT 1 FROM comments AS reply
  WHERE reply.parent_id = comments.id AND reply.hidden_at IS NULL AND reply.deleted_at IS NULL))`;

const readable = sql`comments.hidden_at IS NULL AND comments.deleted_at IS NULL
  AND NOT ${isUnderHidden} AND EXISTS (SELECT 1 FROM recipes
    WHERE recipes.id = comments.recipe_id AND recipes.published_at IS NOT NULL)`;

async function listComments(scope: SiteScope, { threadId, ...listing }: Place) {
  const { recipeId, viewerId, limit, offset } = listing;
  const shown = sql`comments.site_id = ${scope.siteId} AND comments.recipe_id = ${recipeId}
    AND comments.hidden_at IS NULL AND NOT ${isUnderHidden}`;
  const listed = sql`comments.parent_id IS ${threadId ?? null} AND ${hasPlace}`;
  const order = threadId === undefined ? newestFirst : oldestFirst;
  const page = sql`SELECT comments.id FROM comments WHERE ${shown} AND ${listed}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const [rows, counts = []] = await readRows(scope, { page, order, viewerId }, [
    sql`SELECT coalesce(sum(${listed}), 0) AS total,
          coalesce(sum(deleted_at IS NULL), 0) AS comment_count
        FROM comments WHERE ${shown}`,
  ]);
  const [count] = counts;
  const commentCount = count ? column<number>(count, 'comment_count') : 0;
  return { ...rows, total: totalIn(counts), commentCount };
}

async function listHidden(scope: SiteScope, { recipeId, viewerId, limit, offset }: Listing) {
  const hidden = sql`comments.site_id = ${scope.siteId} AND comments.recipe_id = ${recipeId}
    AND comments.hidden_at IS NOT NULL AND ${hasPlace}`;
  const page = sql`SELECT comments.id FROM comments WHERE ${hidden}
    ORDER BY ${newestFirst} LIMIT ${limit} OFFSET ${offset}`;
  const [rows, counts = []] = await readRows(scope, { page, order: newestFirst, viewerId }, [
    sql`SELECT count(*) AS total FROM comments WHERE ${hidden}`,
  ]);
  return { ...rows, total: totalIn(counts) };
}

export const newestFirst = sql`comments.created_at DESC, comments.id DESC`;
const oldestFirst = sql`comments.created_at, comments.id`;

/** All of a page in one round trip; `more` is read with it. */
export async function readRows(
  { db }: SiteScope,
  { page, order, viewerId }: { page: SQL; order: SQL; viewerId: UserId | null },
  more: SQL[] = [],
): Promise<[CommentRows, ...Row[][]]> {
  const chosen = sql`SELECT ${columns(viewerId)} FROM comments
    LEFT JOIN users ON users.id = comments.user_id`;
  const replies = firstReplies(page);
  const [comments = [], replyRows = [], avatars = [], ...others] = await readAll(db, [
    sql`${chosen} WHERE comments.id IN (${page}) ORDER BY ${order}`,
    sql`${chosen} WHERE comments.id IN (${replies}) ORDER BY ${oldestFirst}`,
    sql`SELECT ${storedImage} FROM ${images} WHERE ${images.id} IN (SELECT avatar_image_id FROM users WHERE id IN (
          SELECT user_id FROM comments WHERE comments.id IN (${page})
          UNION ALL SELECT user_id FROM comments WHERE comments.id IN (${replies})))`,
    ...more,
  ]);
  const rows = {
    comments: comments.map(readComment),
    replies: replyRows.map(readComment),
    avatars: avatars.map(storedImage.decode),
  };
  return [rows, ...others];
}

/** Anybody may reply however often, and an answer holds many threads. */
const firstReplies = (page: SQL) => sql`SELECT id FROM (
  SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY created_at, id) AS place
  FROM comments WHERE parent_id IN (${page}) AND hidden_at IS NULL AND deleted_at IS NULL)
  WHERE place <= ${repliesAtFirst}`;

const columns = (viewerId: UserId | null) => sql`comments.id AS id, comments.recipe_id AS recipe_id,
  comments.parent_id AS parent_id, comments.user_id AS user_id, comments.content AS content,
  comments.created_at AS created_at, display_name, avatar_image_id, avatar_crop,
  (SELECT count(*) FROM comment_upvotes WHERE comment_id = comments.id) AS upvote_count,
  (SELECT count(*) FROM comments AS reply WHERE reply.parent_id = comments.id
    AND reply.hidden_at IS NULL AND reply.deleted_at IS NULL) AS reply_total,
  EXISTS (SELECT 1 FROM comment_upvotes
    WHERE comment_id = comments.id AND user_id = ${viewerId}) AS is_upvoted`;

/** What decides whether a recipe can be commented on; null while visitors cannot see it. */
async function findRecipe({ db, siteId }: SiteScope, id: RecipeId) {
  const [[row] = []] = await readAll(db, [
    sql`SELECT published ->> 'privacySetting' AS privacy_setting FROM recipes
        WHERE +site_id = ${siteId} AND id = ${id} AND published_at IS NOT NULL`,
  ]);
  return row ? { privacySetting: column<PrivacySetting>(row, 'privacy_setting') } : null;
}

async function findComment(scope: SiteScope, id: CommentId, filter: SQL) {
  const [[row] = []] = await readAll(scope.db, [
    sql`SELECT recipe_id, parent_id, user_id FROM comments WHERE ${own(scope, id)} AND ${filter}`,
  ]);
  if (!row) return null;
  return {
    recipeId: column<RecipeId>(row, 'recipe_id'),
    parentId: column<CommentId | null>(row, 'parent_id'),
    userId: column<UserId | null>(row, 'user_id'),
  };
}

/** Nothing is written below what vanished in the meantime, and nothing twice. */
function createComment({ siteId }: SiteScope, comment: NewComment, now: number): Statement {
  const { recipeId, parentId } = comment;
  return sql`INSERT INTO comments (id, site_id, recipe_id, user_id, parent_id, content, content_hash,
      created_at)
    SELECT ${comment.id}, ${siteId}, ${recipeId}, ${comment.userId}, ${parentId},
      ${JSON.stringify(comment.content)}, ${comment.contentHash}, ${now}
    WHERE EXISTS (SELECT 1 FROM recipes WHERE +site_id = ${siteId} AND id = ${recipeId}
        AND published_at IS NOT NULL)
      AND (${parentId} IS NULL OR EXISTS (SELECT 1 FROM comments WHERE +site_id = ${siteId}
        AND id = ${parentId} AND recipe_id = ${recipeId} AND parent_id IS NULL
        AND hidden_at IS NULL AND deleted_at IS NULL))
      AND NOT EXISTS (${repeatOf(siteId, comment, now)})`;
}

async function hasRepeat({ db, siteId }: SiteScope, comment: NewComment, now: number) {
  const [rows = []] = await readAll(db, [repeatOf(siteId, comment, now)]);
  return rows.length > 0;
}

const repeatOf = (siteId: string, { userId, contentHash }: NewComment, now: number): SQL =>
  sql`SELECT 1 FROM comments WHERE +site_id = ${siteId} AND user_id = ${userId}
      AND created_at > ${now - repeatedWithinMs} AND content_hash = ${contentHash}
      AND deleted_at IS NULL`;

/** The words are gone for good; who wrote them can ask for it twice. */
function erase(
  scope: SiteScope,
  { id, userId, now }: { id: CommentId; userId: UserId; now: number },
): Statement[] {
  const mine = sql`${own(scope, id)} AND comments.user_id = ${userId}`;
  const isMine = sql`comment_id IN (SELECT id FROM comments WHERE ${mine})`;
  return [
    sql`DELETE FROM comment_upvotes WHERE comment_id = ${id} AND ${isMine}`,
    sql`DELETE FROM comment_reports WHERE comment_id = ${id} AND ${isMine}`,
    sql`UPDATE comments SET content = NULL, content_hash = '', deleted_at = ${now}
        WHERE ${mine} AND deleted_at IS NULL`,
  ];
}

const resolveReports = ({ siteId }: SiteScope, id: CommentId, now: number): Statement =>
  sql`UPDATE comment_reports SET resolved_at = coalesce(resolved_at, ${now})
      WHERE +site_id = ${siteId} AND comment_id = ${id}`;

function readComment(row: Row): StoredComment {
  const imageId = column<ImageId | null>(row, 'avatar_image_id');
  return {
    id: column<CommentId>(row, 'id'),
    recipeId: column<RecipeId>(row, 'recipe_id'),
    parentId: column<CommentId | null>(row, 'parent_id'),
    userId: column<UserId | null>(row, 'user_id'),
    displayName: column<string | null>(row, 'display_name'),
    avatar: imageId === null ? null : { imageId, crop: jsonColumn(row, 'avatar_crop') },
    content: jsonColumn(row, 'content'),
    createdAt: column<number>(row, 'created_at'),
    upvoteCount: column<number>(row, 'upvote_count'),
    isUpvoted: column<number>(row, 'is_upvoted') === 1,
    replyTotal: column<number>(row, 'reply_total'),
  };
}
