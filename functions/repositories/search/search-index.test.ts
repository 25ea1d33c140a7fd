import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit, read } from '#functions/db/database.ts';
import { searchRecipes } from '#functions/db/schema/site/search.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { recipeSearch, searchText, searchTokens } from '#functions/db/virtual-tables.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { countOf } from '../reads.ts';

const app = await testApp();
const { database } = app;
const count = (from: SQL) => read(database, countOf(from));
const matches = (expression: string) =>
  count(sql`${recipeSearch} WHERE ${recipeSearch} MATCH ${expression}`);

describe('The full-text index, design §12', async () => {
  const site = await aSearchSite(app);
  const recipe = await site.publish('Sorrel soup');
  const word = `${site.site.id.replaceAll('-', '')}sorrel`;

  it('holds no text between two batches', async () => {
    expect(await count(sql`${searchTokens}`)).toBe(0);
  });

  it('holds words under the name of their site alone', async () => {
    expect(await matches('sorrel')).toBe(0);
    expect(await matches(word)).toBe(1);
  });

  it('holds a recipe once however often it is published', async () => {
    await site.put(`/recipes/${recipe.id}`, { title: 'Sorrel broth', slug: recipe.slug });
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await matches(word)).toBe(1);
    const numbered = sql`${searchRecipes} WHERE ${searchRecipes.recipeId} = ${recipe.id}`;
    expect(await count(numbered)).toBe(1);
  });

  it('holds the beginning of a text that is as long as a recipe may be', async () => {
    const words = ' a bc '.repeat(130_000);
    const long = await site.publish('Endless soup', {
      description: aText(`firstword ${words} lastword`),
    });
    const prefix = site.site.id.replaceAll('-', '');
    expect(await matches(`${prefix}firstword`)).toBe(1);
    expect(await matches(`${prefix}lastword`)).toBe(0);
    await site.post(`/recipes/${long.id}/unpublish`);
  });

  it('is sound', async () => {
    await site.publish('Nettle soup');
    await site.post(`/recipes/${recipe.id}/unpublish`);
    await expect(
      commit(database, [
        sql`INSERT INTO ${recipeSearch} (${recipeSearch}) VALUES ('integrity-check')`,
        sql`INSERT INTO ${searchText} (${searchText}) VALUES ('integrity-check')`,
      ]),
    ).resolves.toBeDefined();
  });

  it('loses all of a site that goes away', async () => {
    const gone = await aSearchSite(app);
    await gone.publish('Sorrel tart');
    const { id } = gone.site;
    await commit(database, [database.delete(sites).where(eq(sites.id, id))]);
    expect(await matches(`${id.replaceAll('-', '')}sorrel`)).toBe(0);
  });

  it('holds a recipe that has no words to find it by', async () => {
    const tag = await site.term('tag');
    await site.publish('!!!', { tagIds: [tag.id] });
    expect(await site.find('', { tags: tag.slug })).toEqual(['!!!']);
  });
});
