import { describe, expect, it } from 'vitest';
import { aText } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

type Made = { collection: { id: string } };

async function aCollection(site: LiveSite, changes: object = {}): Promise<string> {
  const body = { title: 'Bakes', slug: 'bakes', ...changes };
  return (await site.post<Made>('/collections', body)).body.collection.id;
}

const dishes = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index}`);
const countOn = async (site: LiveSite, path: string) =>
  /"recipeCountText":"([^"]*)"/.exec(await site.body(path))?.[1];

describe('A collection, design §4', () => {
  it('is led to from every page as long as there is one', async () => {
    const site = await aLiveSite(app);
    const { id: recipeId } = await site.publishRecipe();
    await site.publish();
    expect(await site.body('/terms')).not.toContain('"href":"/collections"');
    const id = await aCollection(site, { recipeIds: [recipeId] });
    await site.publish();
    expect(await site.body('/collections')).toContain('Bakes');
    expect(await site.body('/terms')).toContain('"href":"/collections"');
    await site.delete(`/collections/${id}`);
    await site.publish();
    expect(await site.body('/collections')).not.toContain('Bakes');
    expect(await site.body('/terms')).not.toContain('"href":"/collections"');
  });

  it('is named on the pages of its recipes as it is called now', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart']);
    const id = await aCollection(site, { recipeIds: [recipe!.id] });
    await site.publish();
    await site.put(`/collections/${id}`, { title: 'Baking' });
    await site.publish();
    expect(await site.body(`/recipes/${recipe!.slug}`)).toContain('"label":"Baking"');
    await site.put(`/collections/${id}`, { recipeIds: [] });
    await site.publish();
    expect(await site.body(`/recipes/${recipe!.slug}`)).not.toContain('"label":"Baking"');
  });

  it('shows its recipes in its order', async () => {
    const site = await aLiveSite(app);
    const recipes = await site.publishRecipes(['Plum', 'Leek', 'Rye']);
    const recipeIds = recipes.map((recipe) => recipe.id);
    const id = await aCollection(site, { recipeIds });
    await site.publish();
    await site.put(`/collections/${id}`, { recipeIds: recipeIds.toReversed() });
    await site.publish();
    const titles = [
      ...(await site.body('/collections/bakes')).matchAll(/"title":"(Plum|Leek|Rye)"/g),
    ];
    expect(titles.map(([, title]) => title)).toEqual(['Rye', 'Leek', 'Plum']);
  });

  it('touches no recipe when it is only described', async () => {
    const site = await aLiveSite(app);
    const recipes = await site.publishRecipes(dishes(6));
    const id = await aCollection(site, { recipeIds: recipes.map((recipe) => recipe.id) });
    await site.publish();
    app.clock.now += 1000;
    await site.put(`/collections/${id}`, { description: aText('From the oven.') });
    expect(await site.publish()).toMatchObject({ outcome: 'live', pagesChanged: 2 });
    expect(site.publisher.purges.at(-1)?.toString()).toBe('/collections/bakes,/sitemaps/pages.xml');
  });

  it('touches only those who join when it grows', async () => {
    const site = await aLiveSite(app);
    const recipes = await site.publishRecipes(dishes(12));
    const recipeIds = recipes.map((recipe) => recipe.id);
    const id = await aCollection(site, { recipeIds: recipeIds.slice(1) });
    await site.publish();
    await site.put(`/collections/${id}`, { recipeIds });
    await site.publish();
    const changed = site.publisher.purges.at(-1);
    expect(changed).toContain(`/recipes/${recipes[0]!.slug}`);
    expect(changed).not.toContain(`/recipes/${recipes[1]!.slug}`);
    expect(await site.stale()).toEqual([]);
  });
});

describe('A collection of more recipes than its page shows, design §4.5', () => {
  async function largeCollection() {
    const site = await aLiveSite(app);
    const recipes = await site.publishRecipes(dishes(27));
    const id = await aCollection(site, { recipeIds: recipes.map((recipe) => recipe.id) });
    await site.publish();
    return { site, id, last: recipes.at(-1)! };
  }

  it('shows the first 24 and counts them all', async () => {
    const { site } = await largeCollection();
    const body = await site.body('/collections/bakes');
    expect(body).toContain('"Dish 23"');
    expect(body).not.toContain('"Dish 24"');
    expect(await countOn(site, '/collections/bakes')).toBe('27 recipes');
  });

  it('counts a recipe beyond them that is unpublished and published again', async () => {
    const { site, last } = await largeCollection();
    await site.post(`/recipes/${last.id}/unpublish`);
    await site.publish();
    expect(await countOn(site, '/collections/bakes')).toBe('26 recipes');
    expect(await countOn(site, '/collections')).toBe('26 recipes');
    await site.post(`/recipes/${last.id}/publish`);
    await site.publish();
    expect(await countOn(site, '/collections/bakes')).toBe('27 recipes');
  });

  it('counts a recipe beyond them that is deleted', async () => {
    const { site, last } = await largeCollection();
    await site.delete(`/recipes/${last.id}`);
    await site.publish();
    expect(await countOn(site, '/collections/bakes')).toBe('26 recipes');
    expect(await site.stale()).toEqual([]);
  });

  it('counts one that was unpublished and deleted before anybody looked', async () => {
    const { site, last } = await largeCollection();
    await site.post(`/recipes/${last.id}/unpublish`);
    await site.delete(`/recipes/${last.id}`);
    await site.publish();
    expect(await countOn(site, '/collections/bakes')).toBe('26 recipes');
    expect(await site.stale()).toEqual([]);
  });
});
