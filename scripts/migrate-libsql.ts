import { type Client, createClient } from '@libsql/client';
import { missingMigrations, statementsOf } from './migrate.ts';
import { sentenceOf } from './running/progress.ts';

const usage =
  'LIBSQL_URL=libsql://… LIBSQL_AUTH_TOKEN=… npm exec -- node scripts/migrate-libsql.ts';

try {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  if (!url) throw new Error(usage);
  const applied = await migrateLibsql(createClient({ url, ...(authToken && { authToken }) }));
  for (const name of applied) console.log(`Applied ${name}.`);
  if (applied.length === 0) console.log('The database is up to date.');
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** Applies what is missing, in order, and keeps the same record as the deploy tool does on D1. */
async function migrateLibsql(client: Client): Promise<string[]> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { rows } = await client.execute('SELECT name FROM d1_migrations');
  const applied = rows.flatMap(({ name }) => (typeof name === 'string' ? name : []));
  const missing = missingMigrations(applied, 'migrate an empty database');
  for (const name of missing) {
    const record = { sql: 'INSERT INTO d1_migrations (name) VALUES (?)', args: [name] };
    await client.batch([...statementsOf(name), record], 'write');
  }
  return missing;
}
