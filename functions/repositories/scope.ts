import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#functions/db/database.ts';

/** What every query of a site is bound to. */
export type SiteScope = { db: Database; siteId: string };

/**
 * One bound parameter however long the list: D1 allows a hundred a statement. Beside it stands
 * `+site_id`, which keeps SQLite from preferring an index of the site and walking through all of it.
 */
export const inList = (values: readonly (string | number)[]): SQL => sql`IN (${valuesOf(values)})`;

/** The same values as rows of a query of their own. */
export const valuesOf = (values: readonly (string | number)[]): SQL =>
  sql`SELECT value FROM json_each(${JSON.stringify(values)})`;
