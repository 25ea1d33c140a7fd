import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { PageFailure } from '#domain/publishing/page-failure.ts';
import {
  buildStatuses,
  buildTriggers,
  type ChangedSubjects,
  storedPageKinds,
} from '#domain/publishing/publishing.ts';
import { flag, id, json, timestamp } from '../../columns.ts';
import { sites } from '../sites.ts';

export const builds = sqliteTable(
  'builds',
  {
    id: id(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    trigger: text('trigger', { enum: buildTriggers }).notNull(),
    status: text('status', { enum: buildStatuses }).notNull(),
    /** Changes up to this id are in it. */
    throughChangeId: integer('through_change_id').notNull().default(0),
    /** The publisher at work on it and until when it may be taken for alive. */
    leaseToken: text('lease_token').notNull(),
    leaseUntil: timestamp('lease_until').notNull(),
    /** It renders every page of the site, so whatever is not among its pages goes away. */
    isWhole: flag('is_whole').notNull().default(false),
    pagesRendered: integer('pages_rendered').notNull().default(0),
    pagesChanged: integer('pages_changed').notNull().default(0),
    failures: json<PageFailure[]>('failures').notNull(),
    /** How many subjects of each kind changed, by the first word of their keys. */
    changedSubjects: json<ChangedSubjects>('changed_subjects'),
    /** The revision that a rollback brought back. */
    restoredRevision: integer('restored_revision'),
    startedAt: timestamp('started_at').notNull(),
    finishedAt: timestamp('finished_at'),
  },
  (table) => [
    uniqueIndex('builds_revision').on(table.siteId, table.revision),
    uniqueIndex('builds_running')
      .on(table.siteId)
      .where(sql`${table.status} = 'running'`),
    index('builds_status').on(table.status, table.leaseUntil),
  ],
);

/** What a large build has to render, so that another publisher can go on with it after a crash. */
export const buildPages = sqliteTable(
  'build_pages',
  {
    siteId: text('site_id').notNull(),
    revision: integer('revision').notNull(),
    path: text('path').notNull(),
    kind: text('kind', { enum: storedPageKinds }).notNull(),
    subjectId: text('subject_id'),
    isDone: flag('is_done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.revision, table.path] }),
    index('build_pages_undone')
      .on(table.siteId, table.revision)
      .where(sql`${table.isDone} = 0`),
  ],
);
