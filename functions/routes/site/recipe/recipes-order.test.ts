import { describe, expect, it } from 'vitest';
import { aText } from '#functions/testing/random/builders.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

describe('What is found first, design §12', async () => {
  const site = await aSearchSite(app);
  const mirabelle = await site.ingredients('Mirabelle');
  await site.publish('Last', { description: aText('It goes with mirabelle.') });
  await site.publish('Third', { keywords: ['mirabelle'] });
  await site.publish('Second', { ingredientUsageGroups: mirabelle });
  await site.publish('Mirabelle cake');

  it('stands in a title, then in ingredients, keywords and the description', async () => {
    expect(await site.find('mirabelle')).toEqual(['Mirabelle cake', 'Second', 'Third', 'Last']);
  });

  it('holds all words, one of them in its title before none', async () => {
    await site.publish('Cake of the house', { ingredientUsageGroups: mirabelle });
    expect(await site.find('mirabelle cake')).toEqual(['Mirabelle cake', 'Cake of the house']);
  });

  it('is the newest unless something else is asked for, §7', async () => {
    const { body } = await site.ask({ query: 'mirabelle', limit: '1' });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Cake of the house']);
  });

  it('is the newest where a date is asked for', async () => {
    const newest = await site.find('mirabelle', { orderBy: 'published_at_desc', limit: '1' });
    const oldest = await site.find('mirabelle', { orderBy: 'published_at_asc', limit: '1' });
    expect([newest, oldest]).toEqual([['Cake of the house'], ['Last']]);
  });

  it('comes page by page', async () => {
    const pages = await Promise.all([
      site.find('mirabelle', { limit: '2' }),
      site.find('mirabelle', { limit: '2', offset: '2' }),
      site.find('mirabelle', { limit: '2', offset: '4' }),
    ]);
    expect(new Set(pages.flat()).size).toBe(5);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  });

  it.each(['mirabelle', 'mirabelle cake', 'cake mira', 'mirabell'])(
    'comes once, however many places hold it: %s',
    async (query) => {
      const everywhere = { ingredientUsageGroups: mirabelle, keywords: ['mirabelle', 'cake'] };
      const description = aText('A cake of mirabelle.');
      await site.publish('Mirabelle cake again', { ...everywhere, description });
      await site.publish('Mirabelle', { ...everywhere, description });
      const all = await site.find(query);
      const ones = await Promise.all(
        all.map((_title, offset) => site.find(query, { limit: '1', offset: String(offset) })),
      );
      expect(ones.flat()).toEqual(all);
      const { total } = (await site.ask({ query })).body;
      expect(all).toHaveLength(total);
    },
  );
});
