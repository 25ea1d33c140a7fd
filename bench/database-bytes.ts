import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findFreePort } from '#scripts/running/port.ts';
import { addSite, buildSites, startBenchPlatform } from './bench-platform.ts';
import type { Report } from './figures.ts';
import { indexBacklog } from './sites/search-sites.ts';

const recipeCount = 250;
const databaseLimit = 10e9;
/** Tables of less are summed up. */
const namedFrom = 40;

/** Tables and what each takes with its indexes, by name. */
type Sizes = Map<string, number>;

/** Builds a site of published recipes and weighs every table of its database, with its indexes. */
export async function measureDatabaseBytes(report: Report): Promise<void> {
  const empty = await sizesAfter(0);
  const full = await sizesAfter(recipeCount);
  const perRecipe = [...full].map(
    ([table, bytes]) => [table, (bytes - (empty.get(table) ?? 0)) / recipeCount] as const,
  );
  const total = perRecipe.reduce((sum, [, bytes]) => sum + bytes, 0);
  report({ id: 'database.recipe', value: total, unit: 'B', note: `a site of ${recipeCount}` });
  const sites = Math.floor(databaseLimit / (total * recipeCount));
  report({ id: 'database.sites', value: sites, unit: 'sites', note: 'of that size in 10 GB' });
  const named = perRecipe.filter(([, bytes]) => bytes >= namedFrom);
  for (const [table, bytes] of named.toSorted((one, other) => other[1] - one[1])) {
    report({ id: `database.${table}`, value: bytes, unit: 'B' });
  }
}

async function sizesAfter(count: number): Promise<Sizes> {
  const statePath = mkdtempSync(join(tmpdir(), 'larder-bytes-'));
  try {
    const bench = await startBenchPlatform(await findFreePort(), { statePath });
    try {
      const { siteId } = await addSite(bench, 'bytes', count);
      const { database } = bench.platform;
      await database
        .prepare(
          'INSERT INTO search_backlog (recipe_id, site_id) SELECT id, site_id FROM recipes WHERE site_id = ?',
        )
        .bind(siteId)
        .run();
      await indexBacklog(database, siteId);
      await buildSites(bench);
    } finally {
      await bench.stop();
    }
    return sizesIn(statePath);
  } finally {
    rmSync(statePath, { recursive: true, force: true });
  }
}

function sizesIn(statePath: string): Sizes {
  const files = readdirSync(statePath, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sqlite'))
    .map((file) => new DatabaseSync(join(statePath, file)));
  try {
    const rows = files
      .filter((file) => isPlatform(file))
      .flatMap((file) => file.prepare(sizesQuery).all());
    if (rows.length === 0) throw new Error('There is no database of the platform');
    return new Map(rows.map(({ table, bytes }) => [String(table), Number(bytes)]));
  } finally {
    for (const file of files) file.close();
  }
}

const isPlatform = (file: DatabaseSync) =>
  file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'recipes'").get() !== undefined;

/** An index counts for its table. */
const sizesQuery = `SELECT coalesce(tbl_name, dbstat.name) AS "table", sum(pgsize) AS bytes
  FROM dbstat LEFT JOIN sqlite_schema ON sqlite_schema.name = dbstat.name GROUP BY 1`;
