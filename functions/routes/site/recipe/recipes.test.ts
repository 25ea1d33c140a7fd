import { describe, expect, it } from 'vitest';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { aSearchSite, groupOf, ingredientOf } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

describe('Words, design §12, S6.4', async () => {
  const site = await aSearchSite(app);
  await site.publish('Crème brûlée');
  await site.publish('Chocolate cake', { description: aText('A dark one.') });
  await site.publish('7up chicken');
  await site.publish('Thyme potatoes');

  it.each([
    ['without accents', 'creme brulee', 'Crème brûlée'],
    ['with other accents', 'Crêmé BRULÉE', 'Crème brûlée'],
    ['in capitals', 'CHOCOLATE', 'Chocolate cake'],
    ['by the beginning of the last one', 'chocolate c', 'Chocolate cake'],
    ['with digits', '7up', '7up chicken'],
    ['between signs', '"chicken" (7up)*', '7up chicken'],
    ['in any order', 'cake chocolate', 'Chocolate cake'],
    ['with a letter missing', 'choclate', 'Chocolate cake'],
    ['with a letter too many', 'chickken', '7up chicken'],
    ['with a wrong letter', 'thime', 'Thyme potatoes'],
    ['with letters that changed places', 'hcicken', '7up chicken'],
    ['with an error before another word', 'choclate ca', 'Chocolate cake'],
    ['with an error in an unfinished word', 'potatu', 'Thyme potatoes'],
  ])('are found %s', async (_how, query, title) => {
    expect(await site.find(query)).toEqual([title]);
  });

  it.each([
    ['two errors', 'chclate caje'],
    ['a word that is nowhere', 'chocolate zeppelin'],
    ['a beginning that is not the last word', 'choc cake'],
    ['signs alone', '%%%'],
    ['a name of a column', 'title'],
    ['an operator', 'chocolate OR chicken'],
    ['a negation', 'cake NOT chocolate'],
    ['a wildcard', 'c_ke'],
  ])('are not found by %s', async (_what, query) => {
    expect(await site.find(query)).toEqual([]);
  });

  it('blanks ask for nothing, so everything is there', async () => {
    expect(await site.find('   ')).toHaveLength(4);
  });
});

describe('Odd searches, S1.5, S6.2, S6.4', async () => {
  const site = await aSearchSite(app);
  await site.publish('Pie');

  it.each([
    '"',
    '""""',
    "'; DROP TABLE recipes; --",
    'NEAR(pie, 3)',
    'pie*',
    '^pie',
    '{title}:pie',
    'a AND',
    '(((((',
    '\u0000pie\u0007',
    '\u{1e900}x\u{1e943}',
    'ﬁ ﷺ ǅ ß İ',
    'कीमा मसाला',
    '🥧🥧',
    '\u0301\u0301',
    'pi\u00ade',
    'x '.repeat(100),
  ])('answer calmly: %j', async (query) => {
    expect((await site.ask({ query })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['a text that is too long', { query: 'x'.repeat(201) }],
    ['no slug', { meals: 'Not A Slug' }],
    ['an empty slug', { meals: 'dinner,,lunch' }],
    ['too many slugs', { tags: Array.from({ length: 101 }, (_, at) => `t-${at}`).join(',') }],
    ['an unknown order', { orderBy: 'random()' }],
    ['an unknown parameter', { colour: 'red' }],
    ['a limit beyond reason', { limit: '101' }],
    ['an offset beyond reason', { offset: '10001' }],
  ])('are refused: %s', async (_what, parameters) => {
    const { status, body } = await site.ask(parameters);
    expect([status, body]).toMatchObject([400, { code: 'validation_failed' }]);
  });
});

describe('Filters and facets, §7', async () => {
  const site = await aSearchSite(app);
  const [dinner, dessert] = [await site.term('meal'), await site.term('meal')];
  const [french, thai] = [await site.term('cuisine'), await site.term('cuisine')];
  await site.publish('Beef stew', { mealIds: [dinner.id], cuisineIds: [french.id] });
  await site.publish('Beef salad', { mealIds: [dinner.id], cuisineIds: [thai.id] });
  await site.publish('Mango rice', { mealIds: [dessert.id], cuisineIds: [thai.id] });
  await site.publish('Bread');

  const counts = async (parameters: Record<string, string>) => {
    const { meals, cuisines } = (await site.ask(parameters)).body.facets;
    const list = [...meals, ...cuisines].map(({ slug, recipeCount }) => [slug, recipeCount]);
    return Object.fromEntries(list) as Record<string, number>;
  };

  it('narrow to one of the named options of a kind', async () => {
    expect(await site.find('', { meals: dinner.slug })).toEqual(['Beef salad', 'Beef stew']);
    expect(await site.find('', { meals: `${dinner.slug},${dessert.slug}` })).toHaveLength(3);
  });

  it('narrow by every kind that is named', async () => {
    const found = await site.find('', { meals: dinner.slug, cuisines: thai.slug });
    expect(found).toEqual(['Beef salad']);
  });

  it('narrow a search', async () => {
    expect(await site.find('beef', { cuisines: french.slug })).toEqual(['Beef stew']);
  });

  it('find nothing by an option that is not there', async () => {
    expect(await site.find('', { meals: 'brunch' })).toEqual([]);
    expect(await site.find('beef', { meals: 'brunch' })).toEqual([]);
  });

  it('mean their own kind alone', async () => {
    expect(await site.find('', { tags: dinner.slug })).toEqual([]);
  });

  it('do not make a typing error of a word that is found elsewhere', async () => {
    await site.publish('Stem ginger', { mealIds: [dessert.id] });
    expect(await site.find('stew', { meals: dessert.slug })).toEqual([]);
  });

  it('are counted for everything there is', async () => {
    expect(await counts({})).toEqual({
      [dinner.slug]: 2,
      [dessert.slug]: 2,
      [french.slug]: 1,
      [thai.slug]: 2,
    });
  });

  it('are counted for what was found, without those that lead nowhere', async () => {
    expect(await counts({ query: 'beef' })).toEqual({
      [dinner.slug]: 2,
      [french.slug]: 1,
      [thai.slug]: 1,
    });
  });

  it('say of a kind what its other options would add', async () => {
    expect(await counts({ meals: dinner.slug })).toEqual({
      [dinner.slug]: 2,
      [dessert.slug]: 2,
      [french.slug]: 1,
      [thai.slug]: 1,
    });
  });

  it('say how many recipes there are in all', async () => {
    expect((await site.ask({ cuisines: thai.slug, limit: '1' })).body.total).toBe(2);
    expect((await site.ask({ limit: '1' })).body.total).toBe(5);
  });

  it('are counted past recipes that have no terms', async () => {
    await site.publish('Quail', { mealIds: [] });
    await site.publish('Quail pie', { mealIds: [dinner.id] });
    await site.publish('Quail broth', { mealIds: [] });
    await site.publish('Quail egg', { mealIds: [dinner.id] });
    await site.publish('Quail jelly', { mealIds: [] });
    expect(await counts({ query: 'quail' })).toEqual({ [dinner.slug]: 2 });
  });

  it('follow a new address of a term', async () => {
    const tag = await site.term('tag');
    await site.publish('Quince jelly', { tagIds: [tag.id] });
    await site.put(`/terms/${tag.id}`, { title: 'Autumn', slug: 'autumn' });
    expect(await site.find('', { tags: 'autumn' })).toEqual(['Quince jelly']);
  });
});

describe('A found recipe', async () => {
  const site = await aSearchSite(app);
  const image = await anImage(app.database, { siteId: site.site.id, userId: site.site.ownerId });
  const crop = { width: 100, height: 80, x: 1, y: 2 };
  const recipe = await site.publish('Rye bread', {
    images: [{ id: image.id, crop }],
    prepTimeMinutes: 30,
    cookTimeMinutes: 50,
    difficultyLevel: 'easy',
    yieldServings: 8,
  });

  it('shows what a card needs and nothing of how it is kept', async () => {
    const { body } = await site.ask();
    const { id, key, width, height, lqip, contentType } = image;
    expect(body.recipes).toEqual([
      {
        id: recipe.id,
        slug: recipe.slug,
        title: 'Rye bread',
        privacySetting: 'public',
        isLocked: false,
        image: { id, key, width, height, lqip, alt: '', contentType, crop },
        badges: [],
        prepTimeMinutes: 30,
        cookTimeMinutes: 50,
        customTimeMinutes: null,
        yieldServings: 8,
        difficultyLevel: 'easy',
        publishedAt: recipe.publishedAt,
      },
    ]);
  });

  it('is answered to nobody else from memory', async () => {
    expect((await site.ask()).headers.get('cache-control')).toBe('no-store');
  });
});

describe('Changes show in the same moment, S13.2', async () => {
  const site = await aSearchSite(app);

  it('of a title, once it is published', async () => {
    const recipe = await site.publish('Rabarber tart');
    await site.put(`/recipes/${recipe.id}`, { title: 'Rhubarb tart', slug: recipe.slug });
    expect(await site.find('rhubarb')).toEqual([]);
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await site.find('rhubarb')).toEqual(['Rhubarb tart']);
    expect(await site.find('rabarber')).toEqual([]);
  });

  it('when a recipe is unpublished and comes back', async () => {
    const recipe = await site.publish('Gooseberry fool');
    await site.post(`/recipes/${recipe.id}/unpublish`);
    expect(await site.find('gooseberry')).toEqual([]);
    await site.post(`/recipes/${recipe.id}/publish`);
    expect(await site.find('gooseberry')).toEqual(['Gooseberry fool']);
  });

  it('when a recipe is deleted', async () => {
    const recipe = await site.publish('Damson cheese');
    await site.delete(`/recipes/${recipe.id}`);
    expect(await site.find('damson')).toEqual([]);
    expect((await site.ask({ query: 'damson' })).body.total).toBe(0);
  });

  it('when many are published at once', async () => {
    const recipes = ['one', 'two'].map((slug) => ({
      id: crypto.randomUUID(),
      slug: `medlar-${slug}`,
      title: `Medlar ${slug}`,
    }));
    await site.post('/recipe-batches', { recipes });
    await site.post('/publications', { recipeIds: recipes.map(({ id }) => id) });
    expect(await site.find('medlar')).toHaveLength(2);
  });

  it('keeps an ingredient by the name that the recipe gives it', async () => {
    const sugar = await ingredientOf(site, 'Sucrose');
    await site.publish('Meringue', { ingredientUsageGroups: [groupOf([sugar.id], 'Sugar')] });
    expect(await site.find('sugar')).toEqual(['Meringue']);
    expect(await site.find('sucrose')).toEqual([]);
  });
});
