import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import type { LivePage } from '#functions/testing/publishing/test-publisher.ts';

const app = await testApp();
const secret = 'The secret is lard.';
const premium = { privacySetting: 'subscribers_only' } as const;

/** A site whose first build shows a recipe that every list of it names, and a page beside it. */
async function aSiteThatTells(changes: object = {}) {
  const site = await aLiveSite(app);
  const { title, slug } = site.site;
  await site.put('/sites', { title, slug, about: aText('Before') });
  const told = await site.publishRecipe(
    aRecipe({ title: 'Told Tart', note: aText(secret), ...changes }),
  );
  const [beside] = await site.publishRecipes(['Beside Bread', 'Leek Pie', 'Fig Tart', 'Cod Stew']);
  const favourites = { title: 'Old Favourites', slug: 'old-favourites', recipeIds: [told.id] };
  const { body } = await site.post<{ collection: { id: string } }>('/collections', favourites);
  await site.publish();
  return {
    ...site,
    told,
    beside: beside!,
    collection: body.collection,
    toldPath: `/recipes/${told.slug}`,
    /** As a later wish to go back to the first build. */
    rollBack: async () => {
      expect((await site.goBackTo(1)).status).toBe(200);
      await site.publish();
    },
    naming: async (text: string) => naming(await site.pages(), text),
  };
}

const naming = (pages: Map<string, LivePage>, text: string) =>
  [...pages].filter(([, { body }]) => body.includes(text)).map(([path]) => path);

/** What the cards of a title among the newest recipes say of its lock. */
function cardsOf(homePage: string, title: string): { isLocked: boolean }[] {
  const { body } = JSON.parse(homePage) as {
    body: { latestRecipes: { title: string; isLocked: boolean }[] };
  };
  const cards = body.latestRecipes.filter((card) => card.title === title);
  return cards.map(({ isLocked }) => ({ isLocked }));
}

/** Addresses on pages at which nothing stands. */
function deadLinks(pages: Map<string, LivePage>): string[] {
  const linked = [...pages.values()].flatMap(({ body, location }) => [
    ...[...body.matchAll(/(?:"href":"|<loc>[^<]*?\.test|<link>[^<]*?\.test)(\/[^"<]*)/g)].map(
      ([, path = '']) => path,
    ),
    ...(location ? [location] : []),
  ]);
  return [...new Set(linked)].filter((path) => !/^\/(_|media)/.test(path) && !pages.has(path));
}

describe('A rolled-back site, security S4.7, S5', () => {
  it('does not show again what was unpublished since, on no page, list, feed or sitemap', async () => {
    const site = await aSiteThatTells();
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.rollBack();
    expect(await site.page(site.toldPath)).toBeUndefined();
    expect(await site.naming('Told Tart')).toEqual([]);
    expect(await site.naming(site.toldPath)).toEqual([]);
  });

  it('does not show again what was deleted since', async () => {
    const site = await aSiteThatTells();
    await site.delete(`/recipes/${site.told.id}`);
    await site.delete(`/collections/${site.collection.id}`);
    await site.publish();
    await site.rollBack();
    expect(await site.naming('Told Tart')).toEqual([]);
    expect(await site.naming(site.toldPath)).toEqual([]);
    expect(await site.naming('Old Favourites')).toEqual([]);
    expect(await site.page('/collections/old-favourites')).toBeUndefined();
  });

  it('shows what has become premium since with its lock, and nothing of what it holds', async () => {
    const site = await aSiteThatTells();
    await site.change(site.told, premium);
    await site.publish();
    await site.rollBack();
    expect(await site.naming(secret)).toEqual([]);
    expect(await site.body(site.toldPath)).toContain('"isLocked":true');
    expect(cardsOf(await site.body('/'), 'Told Tart')).toEqual([{ isLocked: true }]);
  });

  it('shows what has become premium under another address at neither with what it holds', async () => {
    const site = await aSiteThatTells();
    await site.change(site.told, { ...premium, slug: 'told-otherwise' });
    await site.publish();
    await site.rollBack();
    expect(await site.naming(secret)).toEqual([]);
    expect((await site.page(site.toldPath))?.location).toBe('/recipes/told-otherwise');
    expect(await site.body('/recipes/told-otherwise')).toContain('"isLocked":true');
  });

  it('brings back what names nothing of that', async () => {
    const site = await aSiteThatTells();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, about: aText('After') });
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.rollBack();
    expect(await site.body('/about')).toContain('Before');
    expect(await site.naming('Told Tart')).toEqual([]);
  });

  it('brings a premium recipe back as it was when it was premium then', async () => {
    const site = await aSiteThatTells(premium);
    await site.change(site.told, { ...premium, title: 'Sold Tart' });
    await site.publish();
    await site.rollBack();
    expect(await site.body(site.toldPath)).toContain('Told Tart');
    expect(await site.naming('Sold Tart')).toEqual([]);
    expect(await site.naming(secret)).toEqual([]);
  });

  it('brings a recipe back as it was that is open to everyone by now', async () => {
    const site = await aSiteThatTells(premium);
    await site.change(site.told, { note: aText(secret), title: 'Told Tart' });
    await site.publish();
    await site.rollBack();
    expect(await site.body(site.toldPath)).toContain('"isLocked":true');
  });

  it('holds no link that leads nowhere', async () => {
    const site = await aSiteThatTells();
    await site.publishRecipes(['New Noodles']);
    await site.change(site.beside, { title: 'Beside Buns', slug: 'beside-buns' });
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.rollBack();
    expect(deadLinks(await site.pages())).toEqual([]);
  });

  it('withholds after a second rollback too, and shows what is published again', async () => {
    const site = await aSiteThatTells();
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.rollBack();
    await site.rollBack();
    expect(await site.naming('Told Tart')).toEqual([]);
    await site.post(`/recipes/${site.told.id}/publish`);
    await site.publish();
    expect(await site.stale()).toEqual([]);
    await site.rollBack();
    expect(await site.body(site.toldPath)).toContain(secret);
    expect(await site.body('/')).toContain('Told Tart');
  });

  it('withholds pages of which nobody noted whom they name', async () => {
    const site = await aSiteThatTells();
    await commit(app.database, [
      app.database
        .update(schema.pages)
        .set({ namedSubjects: null })
        .where(eq(schema.pages.siteId, site.siteId)),
    ]);
    await site.change(site.told, premium);
    await site.publish();
    await site.rollBack();
    expect(await site.naming(secret)).toEqual([]);
    expect(await site.body(site.toldPath)).toContain('"isLocked":true');
  });
});
