import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { UserId } from '#domain/ids.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';

/** Whom comments are listed for; the cook also sees what waits for them. */
export type Onlooker = { viewerId: UserId | null; seesHeld?: boolean };

/** The table of comments, or an alias of it. */
type Comments = Record<'deletedAt' | 'heldAt' | 'hiddenAt' | 'parentId' | 'userId', Column>;

const parent = alias(comments, 'parent');

/** Waiting for the cook, and not the onlooker's own; what has no writer here is nobody's own. */
const isHeldFrom = ({ heldAt, userId }: Comments, { viewerId, seesHeld }: Onlooker): SQL =>
  seesHeld
    ? sql`false`
    : sql`(${heldAt} IS NOT NULL AND (${userId} IS NULL OR ${userId} IS NOT ${viewerId}))`;

/** Neither hidden nor deleted, nor held from whoever looks. */
export const isListedFor = (table: Comments, onlooker: Onlooker): SQL =>
  sql`${table.hiddenAt} IS NULL AND ${table.deletedAt} IS NULL
    AND NOT ${isHeldFrom(table, onlooker)}`;

/** The same of a comment or of the place that a deleted one keeps. */
export const isPlacedFor = (table: Comments, onlooker: Onlooker): SQL =>
  sql`${table.hiddenAt} IS NULL AND NOT ${isHeldFrom(table, onlooker)}
    AND NOT ${isBelowUnlisted(table, onlooker)}`;

/** Whether the comment above it is not to be seen. */
export const isBelowUnlisted = (table: Comments, onlooker: Onlooker): SQL =>
  sql`EXISTS (SELECT 1 FROM ${comments} ${parent} WHERE ${parent.id} = ${table.parentId}
    AND (${parent.hiddenAt} IS NOT NULL OR ${isHeldFrom(parent, onlooker)}))`;

const everybody: Onlooker = { viewerId: null };

/** What everybody reads. */
export const isShown = sql`${isListedFor(comments, everybody)}
  AND NOT ${isBelowUnlisted(comments, everybody)}`;
