import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { CommentContent } from '#domain/comments/comment-text.ts';
import type { FormerFacts } from '#domain/comments/former-comment.ts';
import { id, json, timestamp } from '../../columns.ts';
import { recipes } from '../recipe/recipes.ts';
import { sites } from '../sites.ts';

export const comments = sqliteTable(
  'comments',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Null once its author is gone; the stub stays where replies remain. */
    userId: text('user_id'),
    /** Of a comment that was brought from another site, whose writer has no account here; null for all others. */
    formerFacts: json<FormerFacts>('former_facts'),
    /** A comment of level 1 for a reply; null for a comment of level 1. */
    parentId: text('parent_id'),
    /** Null once deleted; the row stays, so that deleting twice answers the same. */
    content: json<CommentContent>('content'),
    /** SHA-256 of what was said and where; the same again within ten seconds is one comment. */
    contentHash: text('content_hash').notNull(),
    /** What a search in the queue reads: without case and accents. */
    foldedText: text('folded_text').notNull().default(''),
    createdAt: timestamp('created_at').notNull(),
    /** Set while it waits for the cook; until then its writer and the cook alone read it. */
    heldAt: timestamp('held_at'),
    /** When the cook last did something about it, or moved past it; null while nobody has looked. */
    handledAt: timestamp('handled_at'),
    hiddenAt: timestamp('hidden_at'),
    deletedAt: timestamp('deleted_at'),
    /** Of a reply: when whoever wrote the comment was told of it by mail, or was not to be. */
    replyToldAt: timestamp('reply_told_at'),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('comments_recipe').on(table.siteId, table.recipeId, table.createdAt),
    index('comments_recipe_only').on(table.recipeId),
    index('comments_parent').on(table.parentId),
    index('comments_user').on(table.userId, table.createdAt),
    // The views of the queue, each in its order.
    index('comments_site').on(table.siteId, table.createdAt, table.id),
    index('comments_new')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`${table.handledAt} IS NULL`),
    // Of all sites, for the letters about them.
    index('comments_unhandled')
      .on(table.createdAt, table.siteId)
      .where(sql`${table.handledAt} IS NULL`),
    index('comments_untold')
      .on(table.createdAt, table.siteId)
      .where(sql`${table.parentId} IS NOT NULL AND ${table.replyToldAt} IS NULL`),
    index('comments_held')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`${table.heldAt} IS NOT NULL`),
    index('comments_hidden')
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NOT NULL`),
    check('comments_content', sql`(${table.content} IS NULL) = (${table.deletedAt} IS NOT NULL)`),
  ],
);

export const commentUpvotes = sqliteTable(
  'comment_upvotes',
  {
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_upvotes_user').on(table.userId),
  ],
);

/** Up to which comment the owner of a site was told of them by mail, and when. */
export const commentLetters = sqliteTable('comment_letters', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  /** When the newest of them was written. */
  toldThrough: timestamp('told_through').notNull(),
  sentAt: timestamp('sent_at').notNull(),
});

/** People who want no letters about answers to their comments on a site. */
export const replyLetterRefusals = sqliteTable(
  'reply_letter_refusals',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    at: timestamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('reply_letter_refusals_user').on(table.userId),
  ],
);

/** What visitors ask the owner to look at; one report a person and comment. */
export const commentReports = sqliteTable(
  'comment_reports',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: timestamp('created_at').notNull(),
    resolvedAt: timestamp('resolved_at'),
  },
  (table) => [
    uniqueIndex('comment_reports_person').on(table.commentId, table.userId),
    index('comment_reports_site').on(table.siteId, table.resolvedAt, table.createdAt),
    index('comment_reports_user').on(table.userId),
  ],
);

/** People who may read a site and neither comment nor upvote there. */
export const commentBans = sqliteTable(
  'comment_bans',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('comment_bans_user').on(table.userId),
  ],
);

/** What a cook did in the queue and can take back. */
export const commentUndos = sqliteTable(
  'comment_undos',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** Whose ban it set or ended; null where it was about comments. */
    bannedUserId: text('banned_user_id'),
    /** When that ban had begun; null where there was none. */
    bannedAt: timestamp('banned_at'),
    /** The time that the deed wrote into what it touched. */
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('comment_undos_site').on(table.siteId),
    index('comment_undos_expiry').on(table.expiresAt),
    index('comment_undos_person')
      .on(table.bannedUserId)
      .where(sql`${table.bannedUserId} IS NOT NULL`),
  ],
);

/** Each comment of a deed as it stood before. */
export const commentUndoRows = sqliteTable(
  'comment_undo_rows',
  {
    undoId: text('undo_id')
      .notNull()
      .references(() => commentUndos.id, { onDelete: 'cascade' }),
    commentId: text('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    heldAt: timestamp('held_at'),
    handledAt: timestamp('handled_at'),
    hiddenAt: timestamp('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.undoId, table.commentId] }),
    index('comment_undo_rows_comment').on(table.commentId),
  ],
);
