import { createClient } from '@libsql/client';
import { type Database, d1Database, libsqlDatabase } from '#functions/db/database.ts';
import { guarded } from './guarded-database.ts';
import { migratedSchema } from './migrated-schema.ts';
import { controlClient, controlWorker } from '#scripts/control-worker.ts';

/** The databases of a runtime are named when it starts; each is handed out once. */
const databasesOfRuntime = 64;
const unused: D1Database[] = [];

/**
 * An empty database with every migration, which refuses what crosses from one side to the other;
 * `DATABASE=d1` runs the same suite on Miniflare's D1.
 */
export async function testDatabase(): Promise<Database> {
  return guarded(process.env['DATABASE'] === 'd1' ? await testD1() : await testLibsql());
}

async function testLibsql(): Promise<Database> {
  const client = createClient({ url: ':memory:' });
  await client.executeMultiple(['begin', ...(await migratedSchema()), 'commit;'].join(';\n'));
  return libsqlDatabase(client);
}

async function testD1(): Promise<Database> {
  if (unused.length === 0) unused.push(...(await startRuntime()));
  const binding = unused.pop()!;
  const schema = await migratedSchema();
  await binding.batch(schema.map((statement) => binding.prepare(statement)));
  return d1Database(binding);
}

/** Serves every test file of this process, and ends with it. */
async function startRuntime(): Promise<D1Database[]> {
  const { Miniflare, convertV4MiniflareOptions } = await import('miniflare');
  const names = Array.from({ length: databasesOfRuntime }, (_, at) => `DB${at}`);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ workers: [{ ...controlWorker, d1Databases: names }], cf: false }),
  );
  const { database } = controlClient(miniflare);
  return names.map(database);
}
