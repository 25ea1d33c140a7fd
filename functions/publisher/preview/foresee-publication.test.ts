import { describe, expect, it } from 'vitest';
import type { PublicationPlanAnswer } from '#contract/recipe/publication-plan.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { foreseePublication } from './foresee-publication.ts';

const app = await testApp();

/** Sitemaps and the like are for machines. */
const isForReaders = (path: string) => path.endsWith('/feed.xml') || !/\.\w+$/.test(path);

async function aForeseenSite() {
  const site = await aLiveSite(app);
  app.adapters.publisher.foresee = (asked) => foreseePublication(site.publisher.host, asked);
  const plan = async (id: string) => {
    const { body } = await site.get<PublicationPlanAnswer>(`/recipes/${id}/publication-plan`);
    return body.plan;
  };
  const bodies = async () => {
    const pages = [...(await site.pages())].filter(([path]) => isForReaders(path));
    return new Map(pages.map(([path, { status, body }]) => [path, `${status} ${body}`]));
  };
  /** Publishes, and answers the pages that readers find changed. */
  const publish = async (id: string) => {
    const before = await bodies();
    app.clock.now += 1000;
    await site.post(`/recipes/${id}/publish`);
    await site.publish();
    const after = await bodies();
    const paths = new Set([...before.keys(), ...after.keys()]);
    return [...paths].filter((path) => before.get(path) !== after.get(path));
  };
  return { ...site, plan, publishPages: publish };
}

describe('What a publication changes, before it is published', () => {
  it('says where a new recipe will be shown, and writes nothing', async () => {
    const site = await aForeseenSite();
    await site.publishRecipes(['Leek Pie', 'Plum Tart']);
    const { id, slug } = await site.createRecipe(aRecipe({ title: 'Rye Bread' }));
    await site.post('/collections', { title: 'Autumn', slug: 'autumn', recipeIds: [id] });
    await site.publish();
    const before = await storedRows(app.database);
    const plan = await site.plan(id);
    expect(await storedRows(app.database)).toEqual(before);
    expect(plan).toMatchObject({
      url: expect.stringContaining(`/recipes/${slug}`) as string,
      published: null,
      takenBy: null,
      pages: { isWhole: false },
      shownOn: { home: true, recipes: true, feed: true, collections: [{ title: 'Autumn' }] },
      sellsSubscriptions: false,
      withdrawn: null,
    });
  });

  it('counts the page alone for a note, and the old address that leads to the new', async () => {
    const site = await aForeseenSite();
    const titles = Array.from({ length: 30 }, (_, index) => `Dish ${index}`);
    const [oldest] = await site.publishRecipes(titles);
    const { id, title, slug } = oldest!;
    await site.publish();
    await site.put(`/recipes/${id}`, { title, slug, note: aText('Serve warm.') });
    expect((await site.plan(id)).pages).toMatchObject({ certain: 1, most: 1 });
    await site.put(`/recipes/${id}`, { title, slug: `${slug}-new` });
    const moved = await site.plan(id);
    expect(moved.pages.certain).toBeGreaterThanOrEqual(2);
    expect(moved.published?.url).toMatch(new RegExp(`/recipes/${slug}$`));
    expect(moved.shownOn).toMatchObject({ home: false, feed: false });
  });

  it('says that every page is made anew before the first build', async () => {
    const site = await aForeseenSite();
    const { id } = await site.createRecipe();
    expect((await site.plan(id)).pages.isWhole).toBe(true);
  });

  it('bounds what changes, whatever is edited', { timeout: 30_000 }, async () => {
    const cook = await aRandomCook(7);
    const publications = [];
    for (let round = 0; round < 40; round += 1) publications.push(await cook.publishSomething());
    expect(publications.filter(({ certain, changed }) => changed.length < certain)).toEqual([]);
    expect(publications.filter(({ most, changed }) => changed.length > most)).toEqual([]);
    expect(publications.some(({ isFirst }) => isFirst)).toBe(true);
  });
});

/** Thirty recipes in two groups and two collections, and somebody who goes on publishing. */
async function aRandomCook(seed: number) {
  const site = await aForeseenSite();
  const random = randomFrom(seed);
  const terms = { siteId: site.siteId, kind: 'meal' as const };
  const meals = [await aTerm(app.database, terms), await aTerm(app.database, terms)];
  const fields = () => ({
    title: `Dish ${random.below(40)}`,
    slug: `dish-${crypto.randomUUID()}`,
    mealIds: random.chance(0.5) ? [random.pick(meals).id] : [],
    privacySetting: random.chance(0.2) ? ('subscribers_only' as const) : ('public' as const),
  });
  const listed: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    app.clock.now += 1000;
    listed.push((await site.publishRecipe(aRecipe(fields()))).id);
  }
  for (const title of ['Spring', 'Autumn']) {
    const recipeIds = random.some(listed, 8);
    await site.post('/collections', { title, slug: title.toLowerCase(), recipeIds });
  }
  await site.publish();
  const pickOrCreate = async () => {
    if (random.chance(0.7)) return { id: random.pick(listed), isFirst: false };
    const { id } = await site.createRecipe(aRecipe(fields()));
    listed.push(id);
    return { id, isFirst: true };
  };
  return {
    publishSomething: async () => {
      const { id, isFirst } = await pickOrCreate();
      const { recipe } = (await site.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body;
      const { title, slug } = recipe;
      const edit = random.pick([{}, { note: aText('Warm.') }, { title: 'Other' }, fields()]);
      await site.put(`/recipes/${id}`, { title, slug, ...edit });
      const { certain, most } = (await site.plan(id)).pages;
      return { isFirst, edit, certain, most, changed: await site.publishPages(id) };
    },
  };
}
