import { type Column, getTableColumns, isSQLWrapper, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A column by its own name, where SQLite takes no table before it: in lists of INSERT and conflicts. */
export const bare = (column: Column): SQL => sql`${sql.identifier(column.name)}`;

/** In ON CONFLICT, the value that was to be inserted. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`;

/** Rows from a query; the columns are in the order of its SELECT list. */
export function insertFrom<Table extends SQLiteTable>(
  table: Table,
  columns: readonly (keyof Table['_']['columns'] & string)[],
  query: SQL,
): SQL {
  const all = getTableColumns(table);
  const names = columns.flatMap((name) => all[name] ?? []).map(bare);
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) ${query}`;
}

type Inserted<Table extends SQLiteTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL | Column;
};

/**
 * Behind INSERT INTO, rows that a query makes: the columns and, in the same order, what SELECT gives
 * them. A FROM or WHERE follows.
 */
export function selected<Table extends SQLiteTable>(table: Table, row: Inserted<Table>): SQL {
  const cells = cellsOf(table, row);
  const names = cells.map(({ name }) => name);
  const values = cells.map(({ value }) => value);
  return sql`${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)}`;
}

/** Behind SET, for an UPDATE whose rows only SQL can choose. */
export function assigned<Table extends SQLiteTable>(
  table: Table,
  values: Partial<Inserted<Table>>,
): SQL {
  const all = cellsOf(table, values).map(({ name, value }) => sql`${name} = ${value}`);
  return sql.join(all, sql`, `);
}

/** Plain values as their columns store them. */
function cellsOf(table: SQLiteTable, values: Record<string, unknown>) {
  const columns = getTableColumns(table);
  return Object.entries(values).flatMap(([key, value]) => {
    const column = columns[key];
    if (!column || value === undefined) return [];
    return {
      name: bare(column),
      value: isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`,
    };
  });
}
