import { integer, text } from 'drizzle-orm/sqlite-core';
import type { FocalPoint } from '#domain/media/image.ts';

export const id = () => text('id').primaryKey();
/** Integer milliseconds since the epoch. */
export const timestamp = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
/** The facts of a stored picture, whoever it belongs to. */
export const pictureFacts = () => ({
  key: text('key').notNull(),
  contentType: text('content_type').notNull(),
  /** Upright, in pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  lqip: text('lqip').notNull(),
  alt: text('alt').notNull().default(''),
  /** What its file was called, or what its cook calls it; nobody else sees it. */
  name: text('file_name').notNull().default(''),
  createdAt: timestamp('created_at').notNull(),
  focalPoint: json<FocalPoint>('focal_point'),
});
export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>();
