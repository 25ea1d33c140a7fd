import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm';
import type { Read, Row, Statement } from './database.ts';

/** A value that a query computes, and how the engine's answer is read. */
export type Computed<Value> = { expression: SQL; decode: (answer: unknown) => Value };

type Selectable = Column | Computed<unknown>;

type ValueOf<Chosen> = Chosen extends Column
  ? GetColumnData<Chosen>
  : Chosen extends Computed<infer Value>
    ? Value
    : never;

/** What a query selects, under the names that its rows have. */
export type Selection<Value> = {
  /** In a template, the list behind SELECT. */
  getSQL: () => SQL;
  /** Drizzle would put the list in parentheses otherwise. */
  shouldOmitSQLParens: () => true;
  /** The same list for a builder: `db.select(selection.fields)`. */
  fields: Record<string, SQL.Aliased>;
  decode: (row: Row) => Value;
};

/** What the rows of a selection are. */
export type RowOf<Chosen> = Chosen extends Selection<infer Value> ? Value : never;

/** Columns and computed values by name. The schema is the one place that knows their types. */
export function selection<const Shape extends Record<string, Selectable>>(
  shape: Shape,
): Selection<{ [Name in keyof Shape]: ValueOf<Shape[Name]> }> {
  const parts = Object.entries(shape).map(([name, chosen]) => ({
    name,
    aliased: (is(chosen, Column) ? sql`${chosen}` : chosen.expression).as(name),
    decode: is(chosen, Column) ? decoderOf(chosen) : chosen.decode,
  }));
  const list = sql.join(
    parts.map(({ name, aliased }) => sql`${aliased.sql} AS ${sql.identifier(name)}`),
    sql`, `,
  );
  return {
    getSQL: () => list,
    shouldOmitSQLParens: () => true,
    fields: Object.fromEntries(parts.map(({ name, aliased }) => [name, aliased])),
    decode: (row: Row) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from the shape, name by name
      Object.fromEntries(parts.map(({ name, decode }) => [name, decode(row[name])])) as {
        [Name in keyof Shape]: ValueOf<Shape[Name]>;
      },
  };
}

/** All rows of a query whose SELECT list is the selection, to be asked with others in one round trip. */
export const rows = <Value>({ decode }: Selection<Value>, query: Statement): Read<Value[]> => ({
  queries: [query],
  from: ([answered = []]) => answered.map(decode),
});

/** The first row, or null. */
export const firstRow = <Value>(
  chosen: Selection<Value>,
  query: Statement,
): Read<Value | null> => ({
  queries: [query],
  from: ([answered = []]) => {
    const [row] = answered;
    return row ? chosen.decode(row) : null;
  },
});

/** An expression that answers what the column holds, for example the newest of its values. */
export const valueOf = <Chosen extends Column>(
  column: Chosen,
  expression: SQL,
): Computed<GetColumnData<Chosen>> => ({ expression, decode: decoderOf(column) });

/** A column of a table that the query may find no row of. */
export const optional = <Chosen extends Column>(
  column: Chosen,
): Computed<GetColumnData<Chosen> | null> => ({
  expression: sql`${column}`,
  decode: decoderOf(column),
});

export const number = (expression: SQL): Computed<number> => ({ expression, decode: Number });

export const text = (expression: SQL): Computed<string> => ({ expression, decode: String });

/** SQLite answers 0 or 1. */
export const truth = (expression: SQL): Computed<boolean> => ({
  expression,
  decode: (answer) => answer === 1,
});

export const nullable = <Value>({
  expression,
  decode,
}: Computed<Value>): Computed<Value | null> => ({
  expression,
  decode: (answer) => (answer === null ? null : decode(answer)),
});

/** JSON that the query makes, or takes out of what a service validated and wrote. */
export const json = <Value>(expression: SQL): Computed<Value> => ({
  expression,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- services write only what they validated
  decode: (answer) => (answer === null ? null : JSON.parse(written(answer))) as Value,
});

function decoderOf<Chosen extends Column>(
  column: Chosen,
): (answer: unknown) => GetColumnData<Chosen> {
  return (answer) =>
    answer === null || answer === undefined ? null : column.mapFromDriverValue(answer);
}

function written(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  throw new TypeError('A column that must hold JSON holds none');
}
