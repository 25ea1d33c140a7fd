import { describe, expect, it } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import { aTerm } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const siteId = cook.site.id;
const dinner = await aTerm(app.database, { siteId, kind: 'meal' });
const dessert = await aTerm(app.database, { siteId, kind: 'meal' });
await aTerm(app.database, { siteId, kind: 'cuisine' });
await cook.publishRecipe({ title: 'Stew', slug: 'stew', mealIds: [dinner.id, dessert.id] });
await cook.publishRecipe({ title: 'Soup', slug: 'soup', mealIds: [dinner.id] });
await cook.createRecipe({ title: 'Cake', slug: 'cake', mealIds: [dessert.id] });

const ask = (slug = cook.site.slug) =>
  app.call<{ filters: Filters }>('GET', `/api/v1/site/${slug}/filters`);

describe('GET {siteSlug}/filters, §7', () => {
  it('lists what leads to published recipes, most used first', async () => {
    const { body } = await ask();
    expect(body.filters.meals).toEqual([
      { id: dinner.id, slug: dinner.slug, title: dinner.title, recipeCount: 2 },
      { id: dessert.id, slug: dessert.slug, title: dessert.title, recipeCount: 1 },
    ]);
    expect(body.filters.cuisines).toEqual([]);
  });

  it('knows nothing of another site', async () => {
    const { body } = await ask((await aCook(app)).site.slug);
    expect(body.filters.meals).toEqual([]);
  });

  it('answers 404 for a site that is not there', async () => {
    expect((await ask('nowhere')).status).toBe(404);
  });
});
