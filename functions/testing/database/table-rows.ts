import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Database, read } from '#functions/db/database.ts';
import { rows, selection } from '#functions/db/selection.ts';

/** The rows of a table, oldest first, as the schema declares them. */
export async function rowsOf<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  filter: SQL = sql`true`,
): Promise<Table['$inferSelect'][]> {
  const all = selection(getTableColumns(table));
  const query = sql`SELECT ${all} FROM ${table} WHERE ${filter} ORDER BY rowid`;
  return read(database, rows(all, query));
}
