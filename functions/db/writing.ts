import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A column by its own name, where SQLite takes no table before it: in lists of INSERT and conflicts. */
export const bare = (column: Column): SQL => sql`${sql.identifier(column.name)}`;

/** In ON CONFLICT, the value that was to be inserted. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`;

/** Rows that a query makes; the columns stand in the order of its SELECT list. */
export function insertFrom<Table extends SQLiteTable>(
  table: Table,
  columns: readonly (keyof Table['_']['columns'] & string)[],
  query: SQL,
): SQL {
  const all = getTableColumns(table);
  const names = columns.flatMap((name) => all[name] ?? []).map(bare);
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) ${query}`;
}
