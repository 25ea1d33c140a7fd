import { readdirSync, readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { afterAll } from 'vitest';
import { type Database, d1Database, libsqlDatabase } from '#functions/db/database.ts';

const migrations = new URL('../../migrations/', import.meta.url);

/** An empty database with every migration; `DATABASE=d1` runs the same suite on Miniflare's D1. */
export async function testDatabase(): Promise<Database> {
  return process.env['DATABASE'] === 'd1' ? testD1() : testLibsql();
}

async function testLibsql(): Promise<Database> {
  const client = createClient({ url: ':memory:' });
  await client.batch(migrationStatements(), 'write');
  return libsqlDatabase(client);
}

async function testD1(): Promise<Database> {
  const { Miniflare, convertV4MiniflareOptions } = await import('miniflare');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ['DB'],
      cf: false,
    }),
  );
  afterAll(() => miniflare.dispose());
  const binding = await miniflare.getD1Database('DB');
  await binding.batch(migrationStatements().map((statement) => binding.prepare(statement)));
  return d1Database(binding);
}

// The drivers refuse a statement that is nothing but a comment.
function migrationStatements(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, migrations), 'utf8').split('--> statement-breakpoint'),
    )
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
}
