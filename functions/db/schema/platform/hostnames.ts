import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { flag, timestamp } from '../columns.ts';

/**
 * Custom domains; `{slug}.{PLATFORM_HOST}` is every site's own without a row here. Several sites may
 * claim a host, and it stands for none of them until one has proven that it is theirs.
 */
export const hostnames = sqliteTable(
  'hostnames',
  {
    /** Lower case, without a trailing dot or port. */
    host: text('host').notNull(),
    siteId: text('site_id').notNull(),
    isPrimary: flag('is_primary').notNull().default(false),
    createdAt: timestamp('created_at').notNull(),
    /** What a TXT record of the host has to say. */
    verificationToken: text('verification_token').notNull(),
    /** Null while nothing proves that the host belongs to the site. */
    verifiedAt: timestamp('verified_at'),
    /** When DNS was last asked about a host that is verified. */
    checkedAt: timestamp('checked_at'),
    /** How often in a row DNS has answered since then that the record is gone. */
    missedChecks: integer('missed_checks').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.host] }),
    uniqueIndex('hostnames_verified')
      .on(table.host)
      .where(sql`${table.verifiedAt} IS NOT NULL`),
    uniqueIndex('hostnames_primary')
      .on(table.siteId)
      .where(sql`${table.isPrimary} = 1`),
    index('hostnames_checked')
      .on(table.checkedAt)
      .where(sql`${table.verifiedAt} IS NOT NULL`),
    check(
      'hostnames_primary_verified',
      sql`${table.isPrimary} = 0 OR ${table.verifiedAt} IS NOT NULL`,
    ),
  ],
);
