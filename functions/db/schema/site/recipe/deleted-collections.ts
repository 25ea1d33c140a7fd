import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DeletedCollectionContent } from '#domain/site/deleted-collection.ts';
import { id, json, timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/** Collections that were deleted and can be restored; nothing that visitors see reads them. */
export const deletedCollections = sqliteTable(
  'deleted_collections',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    imageId: text('image_id'),
    videoId: text('video_id'),
    content: json<DeletedCollectionContent>('content').notNull(),
    deletedAt: timestamp('deleted_at').notNull(),
  },
  (table) => [
    index('deleted_collections_site').on(table.siteId, table.deletedAt),
    index('deleted_collections_image').on(table.imageId),
    index('deleted_collections_video').on(table.videoId),
    index('deleted_collections_deleted').on(table.deletedAt),
  ],
);
