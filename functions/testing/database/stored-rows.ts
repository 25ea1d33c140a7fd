import { and, eq, sql } from 'drizzle-orm';
import { commit, type Database, readAll } from '#functions/db/database.ts';
import { messages } from '#functions/db/schema/local/messages.ts';

/** All rows of all tables as one text, without those of the search index and the engine. */
export async function storedRows(database: Database): Promise<string> {
  const [tables = []] = await readAll(database, [
    sql`SELECT name FROM sqlite_master WHERE type = 'table'
          AND name NOT GLOB '*search*' AND name NOT GLOB '_*' AND name <> 'rate_limit_hits'`,
  ]);
  const names = tables.map(({ name }) => String(name));
  const rows = await readAll(
    database,
    names.map((name) => sql`SELECT * FROM ${sql.identifier(name)}`),
  );
  return JSON.stringify(names.map((name, index) => [name, rows[index]]));
}

/** The same once the last letter to an address has left, of which nothing stays. */
export async function rowsAfterLastLetter(database: Database, email: string): Promise<string> {
  const isLast = and(eq(messages.recipient, email), eq(messages.kind, 'account-deleted'));
  await commit(database, [database.delete(messages).where(isLast)]);
  return storedRows(database);
}
