import type { Client, InValue } from '@libsql/client';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle as drizzleD1 } from 'drizzle-orm/d1';
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql';
import { type CompiledQuery, render } from './render.ts';
import { schema } from './schema.ts';

/** The one database type: Drizzle's builders over either engine, and batches of compiled SQL. */
export type Database = DrizzleD1Database<typeof schema> & { engine: Engine };

/** An unexecuted write: a Drizzle builder, or SQL where no builder can say it. */
export type Statement = (SQLWrapper & { toSQL(): CompiledQuery }) | SQL;

/** Queries and what their answers say, so that others can be asked in the same round trip. */
export type Read<Value> = { queries: Statement[]; from: (answers: Row[][]) => Value };

export const nothing: Read<undefined> = { queries: [], from: () => undefined };

/** Writes that share a round trip with what is read behind them. */
export const writing = (...queries: Statement[]): Read<undefined> => ({ ...nothing, queries });

/** A row as the engine answers it: texts, numbers and nulls by name. */
export type Row = Record<string, unknown>;
type Engine = { batch(queries: CompiledQuery[]): Promise<{ rows: Row[]; changes: number }[]> };

export function d1Database(binding: D1Database): Database {
  return Object.assign(drizzleD1(binding, { schema }), { engine: d1Engine(binding) });
}

/** Source: a libSQL client of any kind (`file:`, `:memory:`, or its web client). */
export function libsqlDatabase(client: Client): Database {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the builders are the same code; only result metadata differs, and no caller reads it
  const builders = drizzleLibsql(client, { schema }) as unknown as DrizzleD1Database<typeof schema>;
  return Object.assign(builders, { engine: libsqlEngine(client) });
}

/** Sends all statements as one atomic batch and answers how many rows each changed. */
export async function commit(database: Database, statements: Statement[]): Promise<number[]> {
  if (statements.length === 0) return [];
  const results = await database.engine.batch(statements.map(compile));
  return results.map((result) => result.changes);
}

/** Reads with several queries in one round trip; JSON columns come back as text. */
export async function readAll(database: Database, queries: Statement[]): Promise<Row[][]> {
  const results = await database.engine.batch(queries.map(compile));
  return results.map((result) => result.rows);
}

/** What one read says. */
export async function read<Value>(database: Database, { queries, from }: Read<Value>) {
  return from(await readAll(database, queries));
}

/** What each of several reads says, in one round trip. */
export const readEach = <Values extends unknown[]>(
  database: Database,
  ...reads: { [Place in keyof Values]: Read<Values[Place]> }
): Promise<Values> => read(database, together<Values>(...reads));

/** Several reads as one, to be asked with others. */
export const together = <Values extends unknown[]>(
  ...reads: { [Place in keyof Values]: Read<Values[Place]> }
): Read<Values> => ({
  queries: reads.flatMap(({ queries }) => queries),
  from: (answers) => {
    const left = [...answers];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `map` forget the places
    return reads.map(({ queries, from }) => from(left.splice(0, queries.length))) as Values;
  },
});

/** What becomes of the answer of a read. */
export const mapped = <Answer, Value>(
  { queries, from }: Read<Answer>,
  map: (answer: Answer) => Value,
): Read<Value> => ({ queries, from: (answers) => map(from(answers)) });

/** The text that the engine gets, with its parameters. */
export function compile(statement: Statement): CompiledQuery {
  return render(statement.getSQL());
}

/** Drizzle's own D1 batch cannot bind parameters of raw SQL, so batches go to the binding. */
function d1Engine(binding: D1Database): Engine {
  return {
    async batch(queries) {
      const results = await binding.batch<Row>(
        queries.map(({ sql, params }) => binding.prepare(sql).bind(...params)),
      );
      return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes }));
    },
  };
}

function libsqlEngine(client: Client): Engine {
  return {
    async batch(queries) {
      const results = await client.batch(
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Drizzle has mapped them to what SQLite takes
        queries.map(({ sql, params }) => ({ sql, args: params as InValue[] })),
        'write',
      );
      return results.map(({ rows, rowsAffected }) => ({
        rows: rows as Row[],
        changes: rowsAffected,
      }));
    },
  };
}
