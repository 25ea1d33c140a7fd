import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../migrations');
const breakpoint = '--> statement-breakpoint';

/** Applies what is missing, in order; keeps the same record as the deploy tool does. */
export async function migrate(database: D1Database): Promise<string[]> {
  await database
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run();
  const { results } = await database
    .prepare('SELECT name FROM d1_migrations')
    .all<{ name: string }>();
  const missing = missingMigrations(
    results.map(({ name }) => name),
    'remove .wrangler/state, or the folder that LARDER_STATE names, and start again',
  );
  for (const name of missing) await applyOne(database, name);
  return missing;
}

/** What is left to apply, in order; refuses a database that other migrations made. */
export function missingMigrations(applied: readonly string[], remedy: string): string[] {
  const files = migrationFiles();
  if (applied.some((name) => !files.includes(name))) {
    throw new Error(`The database has the schema of another version of Larder: ${remedy}.`);
  }
  return files.filter((name) => !applied.includes(name));
}

export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

export function statementsOf(name: string): string[] {
  return readFileSync(join(folder, name), 'utf8')
    .split(breakpoint)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

async function applyOne(database: D1Database, name: string): Promise<void> {
  const record = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name);
  await database.batch([...statementsOf(name).map((text) => database.prepare(text)), record]);
}
