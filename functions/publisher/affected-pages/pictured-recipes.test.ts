import { describe, expect, it } from 'vitest';
import type { PageBodies } from '#content/page-models.ts';
import { anImage } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

/** More unpictured recipes than a list shows, all newer than what was there before. */
const newer = Array.from({ length: 26 }, (_, index) => `Dish ${index}`);

async function aSite() {
  const site = await aLiveSite(app);
  const { id } = await anImage(app.database, { siteId: site.siteId, userId: site.site.ownerId });
  return { ...site, pictured: { images: [{ id }] } };
}

async function bodyAt<Kind extends 'home' | 'recipe' | 'collections' | 'collection'>(
  site: LiveSite,
  _kind: Kind,
  path: string,
): Promise<PageBodies[Kind]> {
  return (JSON.parse(await site.body(path)) as { body: PageBodies[Kind] }).body;
}

const titlesOf = (cards: { title: string }[]) => cards.map(({ title }) => title);

describe('Recipes with pictures lead', () => {
  it('though all of the latest have none', async () => {
    const site = await aSite();
    await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf'], site.pictured);
    await site.publishRecipes(newer);
    await site.publish();
    const home = await bodyAt(site, 'home', '/');
    expect(home.lead?.title).toBe('Rye Loaf');
    expect(titlesOf(home.latestRecipes).slice(0, 4)).toEqual([
      'Leek Pie',
      'Plum Tart',
      'Dish 25',
      'Dish 24',
    ]);
  });

  it('from their first picture to their last', async () => {
    const site = await aSite();
    const [old] = await site.publishRecipes(['Plum Tart', ...newer]);
    await site.publish();
    const leadNow = async () => (await bodyAt(site, 'home', '/')).lead?.title;
    expect(await leadNow()).toBe('Dish 25');
    await site.change(old!, site.pictured);
    await site.publish();
    expect([await leadNow(), await site.stale()]).toEqual(['Plum Tart', []]);
    await site.change(old!, { images: [] });
    await site.publish();
    expect([await leadNow(), await site.stale()]).toEqual(['Dish 25', []]);
  });

  it('and are gone with their recipe', async () => {
    const site = await aSite();
    const [old] = await site.publishRecipes(['Plum Tart'], site.pictured);
    await site.publishRecipes(newer);
    await site.publish();
    await site.post(`/recipes/${old!.id}/unpublish`);
    await site.publish();
    expect((await bodyAt(site, 'home', '/')).lead?.title).toBe('Dish 25');
    expect(await site.stale()).toEqual([]);
  });

  it('among those that a recipe recommends, and no page is left behind', async () => {
    const site = await aSite();
    const [oldest] = await site.publishRecipes(['Plum Tart', ...newer.slice(0, 9)]);
    const [newest] = await site.publishRecipes(['Newest']);
    await site.publish();
    const path = `/recipes/${newest!.slug}`;
    const second = { id: oldest!.id, title: oldest!.title, slug: oldest!.slug };
    expect(titlesOf((await bodyAt(site, 'recipe', path)).moreRecipes)[0]).toBe('Dish 8');
    const listed = await site.publishRecipes(['Between'], site.pictured);
    await site.publish();
    const after = await bodyAt(site, 'recipe', `/recipes/${listed[0]!.slug}`);
    expect(titlesOf(after.moreRecipes)[0]).toBe('Newest');
    await site.change(second, site.pictured);
    await site.publish();
    expect(await site.stale()).toEqual([]);
  });
});

describe('A collection without a cover of its own', () => {
  it('shows the picture of its first recipe that has one, and of the next when that goes', async () => {
    const site = await aSite();
    const [first, second] = await site.publishRecipes(['Plum Tart', 'Leek Pie'], site.pictured);
    const [bare] = await site.publishRecipes(['Rye Loaf']);
    const recipeIds = [bare!.id, first!.id, second!.id];
    await site.post('/collections', { title: 'Bakes', slug: 'bakes', recipeIds });
    await site.publish();
    const covers = async () => [
      (await bodyAt(site, 'collections', '/collections')).collections[0]?.image?.id,
      (await bodyAt(site, 'collection', '/collections/bakes')).image?.id,
    ];
    const { id } = site.pictured.images[0]!;
    expect(await covers()).toEqual([id, id]);
    await site.post(`/recipes/${first!.id}/unpublish`);
    await site.change(second!, { images: [] });
    await site.publish();
    expect(await covers()).toEqual([undefined, undefined]);
    expect(await site.stale()).toEqual([]);
  });
});
