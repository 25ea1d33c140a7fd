import { describe, expect, it } from 'vitest';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { aSearchSite, groupOf, ingredientOf } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aSearchSite(app);
const { id: siteId, ownerId: userId, slug: siteSlug } = site.site;
const dish = await anImage(app.database, { siteId, userId });
const whisk = await anImage(app.database, { siteId, userId });
const dinner = await site.term('meal');
const salt = await ingredientOf(site, 'Salt');
const { equipment } = (
  await site.post<{ equipment: { id: string } }>('/equipment', {
    title: 'Whisk',
    featuredImageId: whisk.id,
  })
).body;

const content = {
  description: aText('Thick and green.'),
  images: [{ id: dish.id }],
  note: aText('Noteword'),
  storyExcerpt: aText('Storyword'),
  storyMore: aText('Moreword'),
  youtubeVideoId: 'dQw4w9WgXcQ',
  legacyRecipeData: { credit: 'Creditword', sourceUrl: 'https://example.com/soup' },
  keywords: ['keyword'],
  mealIds: [dinner.id],
  prepTimeMinutes: 10,
  yieldServings: 4,
  ingredientUsageGroups: [groupOf([salt.id])],
  instructionGroups: [
    {
      id: crypto.randomUUID(),
      title: 'Stepgroup',
      note: null,
      instructions: [
        {
          id: crypto.randomUUID(),
          content: aText('Stepword'),
          timerMinutes: 5,
          note: null,
          videoId: null,
          images: [{ id: dish.id }],
        },
      ],
    },
  ],
  equipmentUsages: [
    {
      id: crypto.randomUUID(),
      equipmentId: equipment.id,
      link: null,
      note: 'Equipnote',
      imageOverrideId: null,
      equipmentTitleOverride: null,
    },
  ],
};
const open = await site.publish('Pea soup', content);
const locked = await site.publish('Golden soup', {
  ...content,
  privacySetting: 'subscribers_only',
  ingredientUsageGroups: [groupOf([salt.id])],
  instructionGroups: [],
  equipmentUsages: [{ ...content.equipmentUsages[0]!, id: crypto.randomUUID() }],
});

const get = (slug: string, headers = {}, token?: string) =>
  app.call<{ recipe: PublishedRecipeView }>('GET', `/api/v1/site/${siteSlug}/recipes/${slug}`, {
    headers,
    ...(token !== undefined && { token }),
  });

describe('GET {siteSlug}/recipes/{recipeSlug}, §7', async () => {
  const { body, headers, status } = await get(open.slug);
  const { recipe } = body;

  it('answers the recipe whole, with what its ids stand for', () => {
    expect(status).toBe(200);
    expect(recipe).toMatchObject({
      id: open.id,
      title: 'Pea soup',
      isLocked: false,
      images: [{ id: dish.id, key: dish.key, lqip: dish.lqip }],
      ingredientUsageCount: 1,
      ingredientUsageGroups: [{ ingredientUsages: [{ ingredient: { title: 'Salt' } }] }],
      instructionGroups: [{ instructions: [{ timerMinutes: 5, images: [{ key: dish.key }] }] }],
      equipmentUsages: [{ equipment: { title: 'Whisk' }, image: { key: whisk.key } }],
      meals: [{ slug: dinner.slug, recipeCount: 2 }],
      credit: { text: 'Creditword', url: 'https://example.com/soup' },
      keywords: ['keyword'],
    });
  });

  it('answers nothing that is the business of its cook', () => {
    expect(Object.keys(recipe)).not.toEqual(
      expect.arrayContaining(['version', 'legacyRecipeData', 'createdAt', 'updatedAt']),
    );
  });

  it('has a tag by which to ask for news, and is kept by nobody', async () => {
    const etag = String(headers.get('etag'));
    const again = await get(open.slug, { 'If-None-Match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([['nowhere'], ['Pea soup'], ["' OR 1=1 --"], ['%00']])(
    'answers 404 for %j',
    async (slug) => {
      expect((await get(encodeURIComponent(slug))).status).toBe(404);
    },
  );

  it('answers 404 for a draft and for what was unpublished, S5.5', async () => {
    await site.createRecipe({ title: 'Draft', slug: 'a-draft' });
    const gone = await site.publish('Gone');
    await site.post(`/recipes/${gone.id}/unpublish`);
    const answers = await Promise.all([
      get('a-draft'),
      get(gone.slug),
      get('a-draft', {}, site.site.token),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
  });

  it('shows what is published, not what is worked on', async () => {
    const edited = await site.publish('First words');
    await site.put(`/recipes/${edited.id}`, { title: 'Second words', slug: edited.slug });
    expect((await get(edited.slug)).body.recipe.title).toBe('First words');
  });

  it("answers 404 for another site's recipe", async () => {
    const other = await aSearchSite(app);
    const foreign = await other.publish('Foreign');
    expect((await get(foreign.slug)).status).toBe(404);
  });
});

describe('A premium recipe, S5.1', async () => {
  const { body } = await get(locked.slug);

  it('keeps its top section', () => {
    expect(body.recipe).toMatchObject({
      title: 'Golden soup',
      isLocked: true,
      description: aText('Thick and green.'),
      images: [{ id: dish.id }],
      prepTimeMinutes: 10,
      yieldServings: 4,
      ingredientUsageCount: 1,
      meals: [{ slug: dinner.slug }],
    });
  });

  it.each([
    ['Salt'],
    ['Noteword'],
    ['Storyword'],
    ['Moreword'],
    ['dQw4w9WgXcQ'],
    ['Creditword'],
    ['keyword"'],
    ['Whisk'],
    ['Equipnote'],
  ])('says nothing of %s', (secret) => {
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('opens for its cook', async () => {
    const whole = await get(locked.slug, {}, site.site.token);
    expect(whole.body.recipe.isLocked).toBe(false);
    expect(JSON.stringify(whole.body)).toContain('Noteword');
  });
});
