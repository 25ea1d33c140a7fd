import { createClient } from '@libsql/client/web';
import { type Database, d1Database, libsqlDatabase } from '#functions/db/database.ts';
import type { Environment } from './environment.ts';

const databases = new WeakMap<Environment, Database>();

/** Made once for each isolate: building the query builders costs more than serving a page. */
export function databaseOf(env: Environment): Database {
  const known = databases.get(env);
  if (known) return known;
  const authToken = env.LIBSQL_AUTH_TOKEN;
  const database = env.LIBSQL_URL
    ? libsqlDatabase(createClient({ url: env.LIBSQL_URL, ...(authToken && { authToken }) }))
    : d1Database(env.DB);
  databases.set(env, database);
  return database;
}
