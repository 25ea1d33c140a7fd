import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import type { RecipeContent } from '#domain/recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { testDatabase } from '#functions/testing/database.ts';
import { contentFrom } from '#functions/services/recipe/content.ts';
import { forSite } from './for-site.ts';

const migrations = new URL('../../migrations/', import.meta.url);
const sqlite = new DatabaseSync(':memory:');
for (const name of readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()) {
  sqlite.exec(readFileSync(new URL(name, migrations), 'utf8'));
}

const dialect = new SQLiteAsyncDialect();
const planOf = (statement: Statement): string[] => {
  const { sql } = dialect.sqlToQuery(statement as SQL);
  return sqlite
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map((row) => String(row['detail']));
};

const { publications, recipes } = forSite(await testDatabase(), 'a-site');
const content: RecipeContent = contentFrom({ title: 'Pie', slug: 'pie' }, null);
const draft = { id: 'a-recipe', content, imageIds: [], expectedVersion: 1 };

describe('Writing one recipe, design §1', () => {
  it.each<[string, Statement[]]>([
    ['saving', recipes.update([draft], 0)],
    ['publishing', publications.publish({ recipeIds: ['a'], now: 0, publishedAt: null })],
    ['unpublishing', publications.unpublish(['a'], 0)],
    ['retracting', publications.retract('a', 0)],
  ])('costs the same on a site of any size: %s walks through no list of the site', (_name, all) => {
    const steps = all.flatMap(planOf);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /recipe\w* .*\(site_id=\?|SCAN recipe/.test(step))).toEqual([]);
  });
});
