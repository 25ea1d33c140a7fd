import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const migrations = new URL('../../../migrations/', import.meta.url);
const sqlite = new DatabaseSync(':memory:');
for (const name of readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()) {
  sqlite.exec(readFileSync(new URL(name, migrations), 'utf8'));
}

/** How SQLite would go about a query, a step a line. */
export const explain = (query: string): string[] =>
  sqlite
    .prepare(`EXPLAIN QUERY PLAN ${query}`)
    .all()
    .map((row) => String(row['detail']));
