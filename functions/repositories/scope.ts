import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** What every query of a site is bound to. */
export type SiteScope = { db: Database; siteId: string };

export type Row = Record<string, unknown>;

export const text = (value: unknown) => String(value);
export const optionalText = (value: unknown) => (value === null ? null : String(value));
export const optionalNumber = (value: unknown) => (value === null ? null : Number(value));

/** A JSON column as the service that wrote it validated it; null stays null. */
export function parse<Value>(value: unknown): Value {
  return (value === null ? null : JSON.parse(String(value))) as Value;
}

/** One bound parameter however long the list: D1 allows a hundred a statement. */
export const inList = (values: readonly string[]): SQL =>
  sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
