import { describe, expect, it } from 'vitest';
import { aSession, aText, aUser } from '#functions/testing/random/builders.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aSearchSite, type SearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aSearchSite(app);
const tag = await site.term('tag');

const secretStep = {
  id: crypto.randomUUID(),
  title: 'Secretary',
  note: aText('Hushword'),
  instructions: [
    {
      id: crypto.randomUUID(),
      content: aText('Whisperword'),
      timerMinutes: null,
      note: null,
      videoId: null,
      images: [],
    },
  ],
};
const premium = {
  privacySetting: 'subscribers_only' as const,
  description: aText('A glittering dessert.'),
  keywords: ['keepword'],
  ingredientUsageGroups: await site.ingredients('Ambergris'),
  instructionGroups: [secretStep],
  note: aText('Noteword'),
  storyExcerpt: aText('Storyword'),
  tagIds: [tag.id],
};

async function subscriberOf({ site: { id: siteId } }: SearchSite, status: 'active' | 'unpaid') {
  const { id: userId } = await aUser(app.database);
  const plan = {
    id: crypto.randomUUID(),
    siteId,
    userId,
    plan: 'monthly' as const,
    status,
    createdAt: app.clock.now,
  };
  await commit(app.database, [app.database.insert(schema.subscriptions).values(plan)]);
  return aSession(app.database, { userId });
}

describe('A premium recipe in searches, S5.1, S5.3', async () => {
  const recipe = await site.publish('Golden parfait', premium);

  it.each([['golden'], ['glittering']])('is found by its top section: %s', async (word) => {
    expect(await site.find(word)).toEqual(['Golden parfait']);
  });

  it('is found by the lists it belongs to', async () => {
    expect(await site.find('', { tags: tag.slug })).toEqual(['Golden parfait']);
  });

  it.each([
    ['ambergris'],
    ['keepword'],
    ['hushword'],
    ['whisperword'],
    ['noteword'],
    ['storyword'],
    ['secretary'],
  ])('is not found by what is withheld: %s', async (word) => {
    expect(await site.find(word)).toEqual([]);
    expect((await site.ask({ query: word })).body).toMatchObject({
      total: 0,
      facets: { tags: [] },
    });
  });

  it('is locked for everybody who has not paid', async () => {
    const unpaid = await subscriberOf(site, 'unpaid');
    const answers = await Promise.all([
      site.ask(),
      site.ask({}, unpaid),
      site.ask({}, 'x'.repeat(30)),
    ]);
    expect(answers.map(({ body }) => body.recipes[0]?.isLocked)).toEqual([true, true, true]);
  });

  it('is open for who has paid here, and for its cook', async () => {
    const paid = await subscriberOf(site, 'active');
    const answers = await Promise.all([site.ask({}, paid), site.ask({}, site.site.token)]);
    expect(answers.map(({ body }) => body.recipes[0]?.isLocked)).toEqual([false, false]);
  });

  it('stays locked for who has paid on another site', async () => {
    const stranger = await subscriberOf(await aSearchSite(app), 'active');
    expect((await site.ask({}, stranger)).body.recipes[0]?.isLocked).toBe(true);
  });

  it('opens and closes to searches with its publication', async () => {
    const open = { title: 'Golden parfait', slug: recipe.slug, privacySetting: 'public' };
    await site.put(`/recipes/${recipe.id}`, open);
    expect(await site.find('ambergris')).toEqual([]);
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await site.find('ambergris')).toEqual(['Golden parfait']);
    await site.put(`/recipes/${recipe.id}`, { ...open, privacySetting: 'subscribers_only' });
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await site.find('ambergris')).toEqual([]);
  });
});

describe('What is not published, S5.3', () => {
  it('is found by nothing: neither a draft nor a change that waits', async () => {
    await site.createRecipe({ title: 'Draftword', slug: 'draftword' });
    const recipe = await site.publish('Plain');
    await site.put(`/recipes/${recipe.id}`, {
      title: 'Plain',
      slug: recipe.slug,
      description: aText('Waitword'),
    });
    expect(await site.find('draftword')).toEqual([]);
    expect(await site.find('waitword')).toEqual([]);
  });

  it('counts nowhere', async () => {
    const unused = await site.term('diet');
    await site.createRecipe({ title: 'Draft', slug: 'draft', dietIds: [unused.id] });
    expect((await site.ask()).body.facets.diets).toEqual([]);
  });
});

describe("Another site's recipes, S4.1", async () => {
  const other = await aSearchSite(app);
  const otherTag = await other.term('tag');
  await other.publish('Foreign goulash', { tagIds: [otherTag.id] });

  it.each([['goulash'], ['foreign gou'], ['gulash']])('are not found: %s', async (word) => {
    expect(await site.find(word)).toEqual([]);
  });

  it('are not found by their filters', async () => {
    expect(await site.find('', { tags: otherTag.slug })).toEqual([]);
  });

  it('are found at home by a typing error', async () => {
    expect(await other.find('gulash')).toEqual(['Foreign goulash']);
  });
});
