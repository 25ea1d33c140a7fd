import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit, readAll } from '#functions/db/database.ts';
import { aSearchSite } from '#functions/testing/search-site.ts';
import { testApp } from '#functions/testing/test-app.ts';

const app = await testApp();
const { database } = app;
const count = async (table: string, filter = sql`1`) => {
  const [rows = []] = await readAll(database, [
    sql`SELECT count(*) AS total FROM ${sql.identifier(table)} WHERE ${filter}`,
  ]);
  return Number(rows[0]?.['total']);
};
const matches = (expression: string) =>
  count('recipe_search', sql`recipe_search MATCH ${expression}`);

describe('The full-text index, design §12', async () => {
  const site = await aSearchSite(app);
  const recipe = await site.publish('Sorrel soup');
  const word = `${site.site.id.replaceAll('-', '')}sorrel`;

  it('holds no text between two batches', async () => {
    expect(await count('search_tokens')).toBe(0);
  });

  it('holds words under the name of their site alone', async () => {
    expect(await matches('sorrel')).toBe(0);
    expect(await matches(word)).toBe(1);
  });

  it('holds a recipe once however often it is published', async () => {
    await site.put(`/recipes/${recipe.id}`, { title: 'Sorrel broth', slug: recipe.slug });
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await matches(word)).toBe(1);
    expect(await count('search_recipes', sql`recipe_id = ${recipe.id}`)).toBe(1);
  });

  it('is sound', async () => {
    await site.publish('Nettle soup');
    await site.post(`/recipes/${recipe.id}/unpublish`);
    await expect(
      commit(database, [
        sql`INSERT INTO recipe_search (recipe_search) VALUES ('integrity-check')`,
        sql`INSERT INTO search_text (search_text) VALUES ('integrity-check')`,
      ]),
    ).resolves.toBeDefined();
  });

  it('loses all of a site that goes away', async () => {
    const gone = await aSearchSite(app);
    await gone.publish('Sorrel tart');
    const { id } = gone.site;
    await commit(database, [sql`DELETE FROM sites WHERE id = ${id}`]);
    expect(await matches(`${id.replaceAll('-', '')}sorrel`)).toBe(0);
  });

  it('holds a recipe that has no words to find it by', async () => {
    const tag = await site.term('tag');
    await site.publish('!!!', { tagIds: [tag.id] });
    expect(await site.find('', { tags: tag.slug })).toEqual(['!!!']);
  });
});
