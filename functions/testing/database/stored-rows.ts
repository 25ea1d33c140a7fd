import { sql } from 'drizzle-orm';
import { type Database, readAll } from '#functions/db/database.ts';

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
