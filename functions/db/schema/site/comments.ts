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
import { id, json, timestamp } from '../columns.ts';
import { recipes } from './recipes.ts';
import { sites } from './sites.ts';

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
    /** A comment of level 1 for a reply; null for a comment of level 1. */
    parentId: text('parent_id'),
    /** Null once deleted; the row stays, so that deleting twice answers the same. */
    content: json<CommentContent>('content'),
    /** SHA-256 of what was said and where; the same again within ten seconds is one comment. */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at').notNull(),
    hiddenAt: timestamp('hidden_at'),
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    index('comments_recipe').on(table.siteId, table.recipeId, table.createdAt),
    index('comments_recipe_only').on(table.recipeId),
    index('comments_parent').on(table.parentId),
    index('comments_user').on(table.userId, table.createdAt),
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
