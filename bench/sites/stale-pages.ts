import { createClient } from '@libsql/client';
import { libsqlDatabase } from '#functions/db/database.ts';
import { findStalePages } from '#functions/testing/publishing/stale-pages.ts';
import { migrationFiles, statementsOf } from '#scripts/migrate.ts';
import type { Report } from '../figures.ts';

const run = { seed: 1, edits: 1000, recipes: 40, checkEvery: 10 };

/** Makes random edits and compares the published site with one made from scratch. */
export async function measureStaleness(report: Report): Promise<void> {
  const client = createClient({ url: ':memory:' });
  await client.batch(migrationFiles().flatMap(statementsOf), 'write');
  const { stale, edits, pagesRendered } = await findStalePages(libsqlDatabase(client), run);
  for (const { path, edit, number } of stale)
    console.error(`stale: ${path} after ${number} ${edit}`);
  report({
    id: 'publish.stale',
    value: stale.length,
    unit: 'pages',
    note: `${edits} random edits`,
  });
  report({ id: 'publish.stale.rendered-per-edit', value: pagesRendered / edits, unit: 'pages' });
}
