import { describe, expect, it } from 'vitest';
import { aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const recipeCount = 2000;
const recipesPerBatch = 50;
const recipesPerPublication = 100;

const app = await testApp();
const site = await aLiveSite(app);
const meals = await Promise.all(
  ['dinner', 'breakfast', 'snack'].map(() =>
    aTerm(app.database, { siteId: site.siteId, kind: 'meal' }),
  ),
);
const recipeIds = await manyRecipes(site);
await threeCollections(site);
await site.publish();

async function manyRecipes({ post }: LiveSite): Promise<string[]> {
  const recipes = Array.from({ length: recipeCount }, (_, index) => ({
    id: crypto.randomUUID(),
    ...aRecipe({ mealIds: [meals[index % meals.length]!.id] }),
  }));
  const ids = recipes.map(({ id }) => id);
  for (let start = 0; start < recipeCount; start += recipesPerBatch) {
    await post('/recipe-batches', { recipes: recipes.slice(start, start + recipesPerBatch) });
  }
  for (let start = 0; start < recipeCount; start += recipesPerPublication) {
    app.clock.now += 1000;
    await post('/publications', { recipeIds: ids.slice(start, start + recipesPerPublication) });
  }
  return ids;
}

async function threeCollections({ post }: LiveSite): Promise<void> {
  for (const slug of ['first', 'second', 'third']) {
    await post('/collections', { title: slug, slug, recipeIds: recipeIds.slice(900, 1000) });
  }
}

async function current(id: string) {
  const { body } = await site.get<{ recipe: { id: string; title: string; slug: string } }>(
    `/recipes/${id}`,
  );
  return body.recipe;
}

/** How many pages the next build renders and how many of them differ. */
async function touched(): Promise<[rendered: number, changed: number]> {
  app.clock.now += 1000;
  const result = await site.publish();
  if (result.outcome !== 'live') throw new Error(`The build is ${result.outcome}`);
  return [result.pagesRendered, result.pagesChanged];
}

// Itself, seven lists, three collections, and at most four before it in each of its two rings.
const most = 1 + 7 + 3 + 8;

describe(
  'Pages that one change touches on a site of 2,000 recipes, design §4.5',
  { timeout: 60_000 },
  () => {
    it('are at most 19 when a recipe in three collections is rewritten', async () => {
      await site.change(await current(recipeIds[950]!), { note: aText('Serve warm.') });
      const [rendered, changed] = await touched();
      expect(rendered).toBeLessThanOrEqual(most);
      expect(changed).toBeLessThanOrEqual(4);
    });

    it('are one more, its former address, when it is renamed', async () => {
      await site.change(await current(recipeIds[950]!), { title: 'Plum Tart', slug: 'plum-tart' });
      const [rendered] = await touched();
      expect(rendered).toBeLessThanOrEqual(most + 1);
      expect(await site.stale()).toEqual([]);
    });

    it('are at most 16 when a new recipe is published', async () => {
      await site.publishRecipe(aRecipe({ mealIds: [meals[0]!.id] }));
      const [rendered] = await touched();
      expect(rendered).toBeLessThanOrEqual(most - 3);
    });

    it('are at most 19 when a recipe is unpublished', async () => {
      await site.post(`/recipes/${recipeIds[950]!}/unpublish`);
      const [rendered] = await touched();
      expect(rendered).toBeLessThanOrEqual(most);
      expect(await site.stale()).toEqual([]);
    });
  },
);
