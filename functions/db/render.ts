import {
  Column,
  getTableName,
  isSQLWrapper,
  Name,
  Param,
  SQL,
  sql,
  StringChunk,
  Table,
} from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A query as the engine gets it. */
export type CompiledQuery = { sql: string; params: unknown[] };

const dialect = new SQLiteAsyncDialect();

/**
 * The text and parameters that Drizzle's dialect makes of a query, without its search along
 * prototype chains for each chunk: templates that name columns have hundreds of them.
 */
export function render(query: SQL): CompiledQuery {
  const rendered: CompiledQuery = { sql: '', params: [] };
  renderSql(query, rendered);
  return rendered;
}

function renderSql({ queryChunks }: SQL, rendered: CompiledQuery): void {
  for (const chunk of queryChunks) renderChunk(chunk, rendered);
}

function renderChunk(chunk: unknown, rendered: CompiledQuery): void {
  if (chunk instanceof StringChunk) rendered.sql += chunk.value.join('');
  else if (chunk instanceof SQL) renderSql(chunk, rendered);
  else if (isColumn(chunk)) rendered.sql += columnName(chunk);
  else if (isParameter(chunk)) renderParameter(chunk, rendered);
  else if (chunk instanceof Param) renderParameter(encoded(chunk), rendered);
  else if (isTable(chunk)) rendered.sql += tableName(chunk);
  else if (chunk instanceof Name) rendered.sql += quoted(chunk.value);
  else if (isSQLWrapper(chunk) && chunk.shouldOmitSQLParens?.())
    renderSql(chunk.getSQL(), rendered);
  else renderByDialect(chunk, rendered);
}

// Type predicates: instanceof alone would leave the type parameters unchecked.
const isColumn = (chunk: unknown): chunk is Column => chunk instanceof Column;
const isTable = (chunk: unknown): chunk is Table => chunk instanceof Table;
const isParameter = (chunk: unknown) =>
  chunk === null || typeof chunk === 'string' || typeof chunk === 'number';

function renderParameter(value: unknown, rendered: CompiledQuery): void {
  rendered.sql += '?';
  rendered.params.push(value);
}

/** As its column stores it; null has no encoding. */
const encoded = ({ value, encoder }: Param): unknown =>
  value === null ? null : encoder.mapToDriverValue(value);

const columnNames = new WeakMap<Column, string>();

function columnName(column: Column): string {
  const known = columnNames.get(column);
  if (known !== undefined) return known;
  const name = `${tableName(column.table)}.${quoted(column.name)}`;
  columnNames.set(column, name);
  return name;
}

const tableName = (table: Table): string => quoted(getTableName<Table>(table));

const quoted = (name: string) => `"${name}"`;

/** Subqueries of builders, lists and whatever else is rare. */
function renderByDialect(chunk: unknown, rendered: CompiledQuery): void {
  const compiled = dialect.sqlToQuery(sql`${chunk}`);
  rendered.sql += compiled.sql;
  rendered.params.push(...compiled.params);
}
