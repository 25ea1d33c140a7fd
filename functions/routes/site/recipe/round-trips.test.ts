import { expect, describe, it } from 'vitest';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { recording, rounds } = recordingDatabase(await testDatabase());
const app = await testApp({ database: recording });
const site = await aSearchSite(app);
const { id: siteId, ownerId: userId, slug } = site.site;
const image = await anImage(app.database, { siteId, userId });
const meal = await site.term('meal');
const soup = await site.publish('Soup', {
  description: aText('Warm.'),
  images: [{ id: image.id }],
  mealIds: [meal.id],
  ingredientUsageGroups: await site.ingredients('Salt', 'Pepper'),
});
await site.post('/collections', {
  title: 'Warm things',
  slug: 'warm-things',
  imageId: image.id,
  recipeIds: [soup.id],
});
await site.put('/sites', {
  title: 'The Copper Pot',
  slug,
  logoId: image.id,
  featuredRecipeIds: [soup.id],
});

describe('A call of the public API, design §4.5', () => {
  it.each<[string, { rounds: number; queries: number }]>([
    [`recipes/${soup.slug}`, { rounds: 3, queries: 10 }],
    ['collections', { rounds: 2, queries: 4 }],
    ['collections/warm-things', { rounds: 2, queries: 5 }],
    ['current-site', { rounds: 2, queries: 4 }],
  ])('asks the database so often: %s', async (path, asked) => {
    rounds.length = 0;
    const { status } = await app.call('GET', `/api/v1/site/${slug}/${path}`);
    expect(status).toBe(200);
    expect({ rounds: rounds.length, queries: rounds.flat().length }).toEqual(asked);
  });
});
