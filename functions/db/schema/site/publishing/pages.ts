import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { type NamedSubjects, storedPageKinds } from '#domain/publishing/publishing.ts';
import { json, timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

/**
 * Every version of every page of a site. A visitor sees of each path the newest row up to the
 * site's revision, so one update of `sites.revision` shows a whole build at once.
 */
export const pages = sqliteTable(
  'pages',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    revision: integer('revision').notNull(),
    kind: text('kind', { enum: storedPageKinds }).notNull(),
    subjectId: text('subject_id'),
    /** 200, 301 with a location, 404 for a removed page, 503 for a fallback. */
    status: integer('status').notNull(),
    contentType: text('content_type').notNull(),
    location: text('location'),
    /** SHA-256 of the uncompressed body, hex; the ETag. */
    hash: text('hash').notNull(),
    /** The location of the compressed body: an object of the page store and a byte range in it. */
    packKey: text('pack_key').notNull(),
    packOffset: integer('pack_offset').notNull(),
    packLength: integer('pack_length').notNull(),
    contentSecurityPolicy: text('content_security_policy').notNull(),
    /** Whom it speaks of, so that it is not shown again once they are withheld; null when not known. */
    namedSubjects: json<NamedSubjects>('named_subjects'),
    /** SHA-256 of what it was rendered from and by which deploy: from the same follows the same. */
    modelHash: text('model_hash'),
    /** The deploy whose code rendered it. */
    renderer: text('renderer').notNull(),
    modifiedAt: timestamp('modified_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.path, table.revision] }),
    index('pages_revision').on(table.siteId, table.revision),
    index('pages_pack').on(table.packKey),
  ],
);

/** Paths of pages by their numbers in `page_dependencies`. */
export const pagePaths = sqliteTable(
  'page_paths',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /**
     * SHA-256 of the sorted dependency keys and of the deploy that wrote them, base64: the
     * dependencies of a page are written only where it is another.
     */
    dependencyDigest: text('dependency_digest').notNull(),
  },
  (table) => [uniqueIndex('page_paths_path').on(table.siteId, table.path)],
);

/** Change keys that pages depend on, under their numbers. */
export const dependencyKeys = sqliteTable(
  'dependency_keys',
  {
    id: integer('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('dependency_keys_key').on(table.siteId, table.key)],
);

/** What pages are made of. A migration makes it a table WITHOUT ROWID, for which Drizzle has no word. */
export const pageDependencies = sqliteTable(
  'page_dependencies',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => dependencyKeys.id, { onDelete: 'cascade' }),
    pageId: integer('page_id')
      .notNull()
      .references(() => pagePaths.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.pageId] }),
    index('page_dependencies_page').on(table.pageId),
  ],
);
