import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type NamedSubjects, storedPageKinds } from '#domain/publishing/publishing.ts';
import { json, timestamp } from './columns.ts';
import { sites } from './sites.ts';

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
    /** 200, 301 with a location, 404 for a page that went away, 503 for what stands in for one. */
    status: integer('status').notNull(),
    contentType: text('content_type').notNull(),
    location: text('location'),
    /** SHA-256 of the uncompressed body, hex; the ETag. */
    hash: text('hash').notNull(),
    /** Where the compressed body lies: an object of the page store and a range in it. */
    packKey: text('pack_key').notNull(),
    packOffset: integer('pack_offset').notNull(),
    packLength: integer('pack_length').notNull(),
    contentSecurityPolicy: text('content_security_policy').notNull(),
    /** Whom it speaks of, so that it is not shown again once they are withheld; null when not known. */
    namedSubjects: json<NamedSubjects>('named_subjects'),
    /** SHA-256 of what it was printed from and by which deploy: from the same follows the same. */
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

export const pageDependencies = sqliteTable(
  'page_dependencies',
  {
    siteId: text('site_id').notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.key, table.path] }),
    index('page_dependencies_path').on(table.siteId, table.path),
  ],
);

/** By what the dependencies of a page are known again, so that nobody writes them who has the same. */
export const pageDependencyDigests = sqliteTable(
  'page_dependency_digests',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /** SHA-256 of the sorted keys and of the deploy that wrote them, base64. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] })],
);
