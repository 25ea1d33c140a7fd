import { type Client, createClient } from '@libsql/client';
import type { BatchItem } from 'drizzle-orm/batch';
import { type DrizzleD1Database, drizzle as drizzleD1 } from 'drizzle-orm/d1';
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql';
import { schema } from './schema.ts';

/** The one database type: Drizzle's D1 flavour; libSQL answers the same calls. */
export type Database = DrizzleD1Database<typeof schema>;

/** An unexecuted query, to be sent with others in one batch. */
export type Statement = BatchItem<'sqlite'>;

export function d1Database(binding: D1Database): Database {
  return drizzleD1(binding, { schema });
}

/** Source: a libSQL client of any kind (`file:`, `:memory:`, or its web client). */
export function libsqlDatabase(client: Client): Database {
  // The builders are the same code; only result metadata differs, and no caller reads it.
  return drizzleLibsql(client, { schema }) as unknown as Database;
}

export function memoryDatabase(): { database: Database; client: Client } {
  const client = createClient({ url: ':memory:' });
  return { database: libsqlDatabase(client), client };
}

/** Sends all statements as one atomic batch; an empty list is nothing to do. */
export async function commit(database: Database, statements: Statement[]): Promise<unknown[]> {
  const [first, ...rest] = statements;
  return first ? await database.batch([first, ...rest]) : [];
}
