import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { subscriberEventKinds } from '#domain/mail/subscriber-event.ts';
import { subscriberSources } from '#domain/mail/subscriber-source.ts';
import { subscriberStates, suppressionReasons } from '#domain/mail/subscriber-state.ts';
import { planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { timestamp } from '../../columns.ts';
import { newsletterSubscribers } from '../money/subscriptions.ts';
import { siteId } from '../site-id.ts';

/**
 * What a cook's list of subscribers is read from, a row for each. Triggers of the migration write it
 * with every change of `site_users`, `newsletter_subscribers`, `subscriptions` and `suppressions`.
 */
export const subscriberIndex = sqliteTable(
  'subscriber_index',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    email: text('email').notNull(),
    /** Of a person who has shown that the address is theirs, or as an import calls them. */
    name: text('shown_name'),
    /** What a search reads: address and name in plain letters. */
    folded: text('folded_text').notNull(),
    state: text('state', { enum: subscriberStates }).notNull(),
    source: text('source', { enum: subscriberSources }),
    plan: text('plan', { enum: planTypes }),
    planStatus: text('plan_status', { enum: subscriptionStatuses }),
    subscribedAt: timestamp('subscribed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    // Each order has an index that holds all that filters read, so that counting reads nothing else.
    index('subscriber_index_newest').on(
      table.siteId,
      table.subscribedAt,
      table.userId,
      table.state,
      table.plan,
      table.source,
      table.folded,
    ),
    index('subscriber_index_address').on(
      table.siteId,
      table.email,
      table.userId,
      table.state,
      table.plan,
      table.source,
      table.folded,
    ),
  ],
);

/** What happened when, oldest first by its number; triggers write it with the row that it is about. */
export const subscriberEvents = sqliteTable(
  'subscriber_events',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    siteId: siteId(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: subscriberEventKinds }).notNull(),
    at: timestamp('at').notNull(),
    /** Where it began, who ended it, or that nobody kept when it was taken back (`undated`). */
    detail: text('detail'),
    importId: text('import_id'),
  },
  (table) => [
    index('subscriber_events_person').on(table.siteId, table.userId),
    foreignKey({
      columns: [table.siteId, table.userId],
      foreignColumns: [newsletterSubscribers.siteId, newsletterSubscribers.userId],
    }).onDelete('cascade'),
  ],
);

/** Addresses to which a site sends no letters, whoever asks for them; mail to sign in still goes there. */
export const suppressions = sqliteTable(
  'suppressions',
  {
    siteId: siteId(),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    reason: text('reason', { enum: suppressionReasons }).notNull(),
    at: timestamp('at').notNull(),
    /** When a proven sign-up ended it. */
    liftedAt: timestamp('lifted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.email] })],
);

/** People of whom a cook removed everything: no import brings them back. */
export const forgottenSubscribers = sqliteTable(
  'forgotten_subscribers',
  {
    siteId: siteId(),
    /** SHA-256 of the site and the address, hex: the address itself is gone. */
    emailHash: text('email_hash').notNull(),
    forgottenAt: timestamp('forgotten_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.emailHash] })],
);

/** A list of addresses that a cook brought, and what the cook declared about it. */
export const subscriberImports = sqliteTable(
  'subscriber_imports',
  {
    id: text('id').primaryKey(),
    siteId: siteId(),
    fileName: text('file_name').notNull(),
    /** Draft until it is started; its rows are read and told, and nobody is subscribed. */
    state: text('state', { enum: ['draft', 'running', 'done', 'undone'] }).notNull(),
    /** Whether its people are asked to confirm, or did so elsewhere as the cook declares. */
    basis: text('basis', { enum: ['ask', 'confirmed'] }),
    /** Where and when they asked, in the cook's words; kept as proof. */
    statement: text('statement'),
    declaredBy: text('declared_by').notNull(),
    /** People whom it took as confirmed when it was started, also once it is taken back. */
    declaredCount: integer('declared_count').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    startedAt: timestamp('started_at'),
    finishedAt: timestamp('finished_at'),
    undoneAt: timestamp('undone_at'),
  },
  (table) => [
    index('subscriber_imports_site').on(table.siteId, table.createdAt),
    index('subscriber_imports_running')
      .on(table.startedAt)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** A line of a list that was brought, until the report of it is no longer needed. */
export const subscriberImportRows = sqliteTable(
  'subscriber_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => subscriberImports.id, { onDelete: 'cascade' }),
    /** Of the file, from 1. */
    line: integer('line').notNull(),
    /** As it was written where it is no address, else lower case, trimmed. */
    email: text('email').notNull(),
    name: text('written_name'),
    emailHash: text('email_hash'),
    outcome: text('outcome', {
      enum: [
        'new',
        'imported',
        'here',
        'unsubscribed',
        'suppressed',
        'removed',
        'duplicate',
        'malformed',
      ],
    }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('subscriber_import_rows_outcome').on(table.importId, table.outcome, table.line),
    uniqueIndex('subscriber_import_rows_email')
      .on(table.importId, table.email)
      .where(sql`${table.outcome} NOT IN ('duplicate', 'malformed')`),
  ],
);
