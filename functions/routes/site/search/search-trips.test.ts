import { beforeEach, describe, expect, it } from 'vitest';
import { aSession, aUser } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { recording, rounds } = recordingDatabase(await testDatabase());
const app = await testApp({ database: recording });

describe('A search asks the database, design §15', async () => {
  const site = await aSearchSite(app);
  const dinner = await site.term('meal');
  await site.publish('Medlar tart', { mealIds: [dinner.id] });
  await site.publish('Quince paste', { privacySetting: 'subscribers_only' });
  const { id: userId } = await aUser(app.database);
  const token = await aSession(app.database, { userId });
  beforeEach(() => rounds.splice(0));

  it.each<[string, Record<string, string>]>([
    ['for everything', {}],
    ['for words', { query: 'medlar' }],
    ['for words under a filter', { query: 'medlar', meals: dinner.slug }],
    ['for words that stand under another filter', { query: 'medlar', meals: 'brunch' }],
    ['for words that nothing is like', { query: 'zeppelin' }],
    ['for signs alone', { query: '%%%' }],
  ])('once: %s', async (_what, parameters) => {
    expect((await site.ask(parameters)).status).toBe(200);
    expect(rounds).toHaveLength(1);
  });

  it('twice for words with a typing error', async () => {
    expect(await site.find('medler')).toEqual(['Medlar tart']);
    expect(rounds).toHaveLength(2);
  });

  it('once for somebody signed in, unless what they find may be locked', async () => {
    await site.ask({ query: 'medlar' }, token);
    expect(rounds).toHaveLength(1);
    await site.ask({ query: 'quince' }, token);
    expect(rounds).toHaveLength(3);
  });
});

describe('A search of a site that is not there', () => {
  it.each(['', '?query=tart', '?query=%25'])('finds no site: %s', async (parameters) => {
    const path = `/api/v1/site/nobody-s/recipes${parameters}`;
    const { status, body } = await app.call('GET', path);
    expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
  });
});
