import { getTableName, type Table } from 'drizzle-orm';
import type { CompiledQuery } from '#functions/db/render.ts';
import { localTables, platformTables, siteTables } from '#functions/db/schema.ts';
import * as virtualTables from '#functions/db/virtual-tables.ts';

/** The database a table belongs to: the platform's, a site's, or local to each database. */
export type Side = 'platform' | 'site' | 'local';

const sides = new Map<string, Side>([
  ...named('platform', platformTables),
  ...named('site', { ...siteTables, ...virtualTables }),
  ...named('local', localTables),
]);

function named(side: Side, tables: Record<string, Table>): [string, Side][] {
  return Object.values(tables).map((table) => [getTableName<Table>(table), side]);
}

/** Undefined for a name that is no table of the schema. */
export const sideOf = (table: string): Side | undefined => sides.get(table);

/** Behind the words that a table follows, and before the dot of a column. */
const mentions = /\b(?:FROM|JOIN|INTO|UPDATE(?:\s+OR\s+\w+)?)\s+"(\w+)"|"(\w+)"\./gi;
const writing = /^\s*(?:WITH\b[^;]*\)\s*)?(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Tables of the schema that a statement names, in builders, templates and subqueries alike. */
export function tablesIn({ sql }: Pick<CompiledQuery, 'sql'>): string[] {
  const names = [...sql.matchAll(mentions)].map(([, table, qualifier]) => table ?? qualifier ?? '');
  return [...new Set(names.filter((name) => sides.has(name)))].toSorted();
}

/** The sides of tables, where local tables follow the others. */
export const sidesOf = (tables: readonly string[]): Set<Side> =>
  new Set(tables.flatMap((table) => sides.get(table) ?? []).filter((side) => side !== 'local'));

export const isWrite = ({ sql }: Pick<CompiledQuery, 'sql'>): boolean => writing.test(sql);

/**
 * What in a batch could not be asked of two databases: a statement over both sides, or writes
 * whose batch touches both. Reads of several sides may share a batch.
 */
export function crossingsIn(batch: readonly Pick<CompiledQuery, 'sql'>[]): string[][] {
  const statements = batch.map((query) => tablesIn(query));
  const mixed = statements.filter((tables) => sidesOf(tables).size > 1);
  if (mixed.length > 0 || !batch.some(isWrite)) return mixed;
  const all = [...new Set(statements.flat())].toSorted();
  return sidesOf(all).size > 1 ? [all] : [];
}
