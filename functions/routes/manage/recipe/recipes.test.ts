import { describe, expect, it } from 'vitest';
import type { RecipesAnswer, RecipeView } from '#contract/recipe/recipe-view.ts';
import { anImage, aRecipe, aTerm, aText } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);

type Body = { recipe: RecipeView };

describe('Recipes of the manage API, §7', () => {
  it('are created with what was sent and defaults for the rest', async () => {
    const body = aRecipe({ description: aText('Crisp and sweet'), prepTimeMinutes: 20 });
    const answer = await cook.post<Body>('/recipes', body);
    expect(answer.status).toBe(201);
    expect(answer.body.recipe).toMatchObject({ ...body, privacySetting: 'public', tagIds: [] });
    expect(answer.body.recipe).toMatchObject({ publishedAt: null, hasUnpublishedChanges: false });
  });

  it('come back exactly as they were sent', async () => {
    const recipe = await cook.createRecipe(aRecipe({ note: aText('Serve <b>warm</b> & "soon"') }));
    expect((await cook.get<Body>(`/recipes/${recipe.id}`)).body.recipe).toEqual(recipe);
  });

  it('keep what an update does not name', async () => {
    const recipe = await cook.createRecipe(aRecipe({ prepTimeMinutes: 20 }));
    const body = { title: 'Pear Tart', slug: recipe.slug, cookTimeMinutes: 40 };
    const answer = await cook.put<Body>(`/recipes/${recipe.id}`, body);
    expect(answer.body.recipe).toMatchObject({ ...body, prepTimeMinutes: 20, version: 2 });
  });

  it('lose what an update sets to null', async () => {
    const recipe = await cook.createRecipe(aRecipe({ prepTimeMinutes: 20 }));
    const body = { title: recipe.title, slug: recipe.slug, prepTimeMinutes: null };
    const answer = await cook.put<Body>(`/recipes/${recipe.id}`, body);
    expect(answer.body.recipe.prepTimeMinutes).toBeNull();
  });

  it('are not found once they are deleted', async () => {
    const { id } = await cook.createRecipe();
    expect((await cook.delete(`/recipes/${id}`)).status).toBe(204);
    expect((await cook.get(`/recipes/${id}`)).status).toBe(404);
    expect((await cook.delete(`/recipes/${id}`)).status).toBe(404);
  });

  it('show the terms and pictures they refer to', async () => {
    const { id: siteId, ownerId: userId } = cook.site;
    const meal = await aTerm(app.database, { siteId, kind: 'meal' });
    const image = await anImage(app.database, { siteId, userId });
    const crop = { width: 600, height: 600, x: 10, y: 20 };
    const recipe = await cook.createRecipe(
      aRecipe({ mealIds: [meal.id], images: [{ id: image.id, crop }] }),
    );
    expect(recipe.meals).toMatchObject([{ id: meal.id, title: meal.title, recipeCount: 0 }]);
    expect(recipe.images).toEqual([{ id: image.id, crop }]);
    expect(recipe.referencedImages).toMatchObject([{ id: image.id, key: image.key, width: 1200 }]);
  });
});

describe('Slugs of recipes, S6.3', () => {
  it('are taken once in a site', async () => {
    const { slug } = await cook.createRecipe();
    const answer = await cook.post('/recipes', aRecipe({ slug }));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });

  it('are free on another site', async () => {
    const { slug } = await cook.createRecipe();
    const other = await aCook(app);
    expect((await other.post('/recipes', aRecipe({ slug }))).status).toBe(201);
  });

  it('stay where they are when an update wants one that is taken', async () => {
    const { slug } = await cook.createRecipe();
    const recipe = await cook.createRecipe();
    const answer = await cook.put(`/recipes/${recipe.id}`, { title: recipe.title, slug });
    expect(answer.status).toBe(409);
    expect((await cook.get<Body>(`/recipes/${recipe.id}`)).body.recipe).toEqual(recipe);
  });

  it.each(['Apple', 'apple pie', 'apple--pie', '-apple', 'äpfel', 'apple/pie', 'a'.repeat(101)])(
    'are never "%s"',
    async (slug) => {
      expect((await cook.post('/recipes', aRecipe({ slug }))).status).toBe(400);
    },
  );
});

describe('Pictures of a step, §3', async () => {
  const { id: siteId, ownerId: userId } = cook.site;
  const one = await anImage(app.database, { siteId, userId });
  const other = await anImage(app.database, { siteId, userId });
  const crop = { x: 0, y: 0, width: 600, height: 600 };
  const cropped = { id: one.id, crop };
  const withStep = (pictures: object) => {
    const step = { id: crypto.randomUUID(), content: aText('Bake.'), ...pictures };
    const group = { id: crypto.randomUUID(), title: 'Method', instructions: [step] };
    return cook.post<Body>('/recipes', { ...aRecipe(), instructionGroups: [group] });
  };

  it.each([
    ['by their ids alone', { imageIds: [one.id, other.id] }, [{ id: one.id }, { id: other.id }]],
    ['with their crops', { images: [cropped] }, [cropped]],
    ['in both ways', { images: [cropped], imageIds: [one.id] }, [cropped]],
    ['not at all', {}, []],
  ])('are named %s', async (_how, pictures, expected) => {
    const { body } = await withStep(pictures);
    const images = body.recipe.instructionGroups[0]?.instructions[0]?.images;
    expect(images).toEqual(expected);
  });

  it.each([
    ['others in each way', { images: [{ id: one.id }], imageIds: [other.id] }],
    ['none in one of the ways', { images: [], imageIds: [one.id] }],
    ['not there', { imageIds: [crypto.randomUUID()] }],
  ])('are refused where they are %s', async (_how, pictures) => {
    expect((await withStep(pictures)).status).toBe(400);
  });
});

describe('Writing over each other, S13.4', () => {
  it('is refused when the version seen is no longer there', async () => {
    const recipe = await cook.createRecipe();
    const { id, slug } = recipe;
    const headers = { 'If-Match': '"1"' };
    const first = await cook.put<Body>(`/recipes/${id}`, { title: 'One', slug }, { headers });
    const second = await cook.put(`/recipes/${id}`, { title: 'Two', slug }, { headers });
    expect(first.headers.get('etag')).toBe('"2"');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'stale_write' });
    expect((await cook.get<Body>(`/recipes/${id}`)).body.recipe).toEqual(first.body.recipe);
  });

  it.each(['W/"1"', '*', '"7", "1"'])('goes through with %s', async (tag) => {
    const { id, slug } = await cook.createRecipe();
    const headers = { 'If-Match': tag };
    expect((await cook.put(`/recipes/${id}`, { title: 'One', slug }, { headers })).status).toBe(
      200,
    );
  });

  it('lets exactly one of several at once win that saw the same version', async () => {
    const { id, slug } = await cook.createRecipe();
    const headers = { 'If-Match': '"1"' };
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        cook.put(`/recipes/${id}`, { title, slug }, { headers }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it.each(['publish', 'unpublish'])('stands in the way of whoever asks to %s', async (verb) => {
    const { id, slug } = await cook.publishRecipe();
    await cook.put(`/recipes/${id}`, { title: 'Two', slug });
    const before = await app.changes(cook.site.id);
    const stale = await cook.post(`/recipes/${id}/${verb}`, {}, { headers: { 'If-Match': '"1"' } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'stale_write' });
    const { recipe } = (await cook.get<Body>(`/recipes/${id}`)).body;
    expect(recipe).toMatchObject({ hasUnpublishedChanges: true, version: 2 });
    expect(recipe.publishedAt).not.toBeNull();
    expect(await app.changes(cook.site.id)).toEqual(before);
    const headers = { 'If-Match': '"2"' };
    expect((await cook.post(`/recipes/${id}/${verb}`, {}, { headers })).status).toBe(200);
  });

  it('loses no field that another update without a version changed meanwhile', async () => {
    const { id, title, slug } = await cook.createRecipe();
    const answers = await Promise.all([
      cook.put(`/recipes/${id}`, { title, slug, prepTimeMinutes: 5 }),
      cook.put(`/recipes/${id}`, { title, slug, cookTimeMinutes: 6 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { recipe } = (await cook.get<Body>(`/recipes/${id}`)).body;
    expect(recipe).toMatchObject({ prepTimeMinutes: 5, cookTimeMinutes: 6, version: 3 });
  });

  it('keeps the version when nothing changes', async () => {
    const { id, title, slug } = await cook.createRecipe();
    const answer = await cook.put(`/recipes/${id}`, { title, slug });
    expect(answer.headers.get('etag')).toBe('"1"');
  });
});

describe('Lists of recipes, design §7', () => {
  it('go by pages and tell the total', async () => {
    const other = await aCook(app);
    for (const slug of ['a', 'b', 'c']) await other.createRecipe(aRecipe({ title: slug, slug }));
    const path = '/recipes?limit=2&offset=1&orderBy=title_asc';
    const { body } = await other.get<RecipesAnswer>(path);
    expect(body.recipes.map(({ title }) => title)).toEqual(['b', 'c']);
    expect(body.total).toBe(3);
  });

  it('tell drafts, published and changed recipes apart', async () => {
    const other = await aCook(app);
    const draft = await other.createRecipe();
    const live = await other.publishRecipe();
    const changed = await other.publishRecipe();
    await other.put(`/recipes/${changed.id}`, { title: 'New', slug: changed.slug });
    const ids = async (status: string) => {
      const { body } = await other.get<RecipesAnswer>(`/recipes?status=${status}`);
      return body.recipes.map(({ id }) => id);
    };
    expect(await ids('draft')).toEqual([draft.id]);
    expect(await ids('changed')).toEqual([changed.id]);
    expect(await ids('published')).toEqual(expect.arrayContaining([live.id, changed.id]));
    expect(await ids('all')).toHaveLength(3);
  });

  it('show what visitors see under published-recipes', async () => {
    const other = await aCook(app);
    await other.createRecipe();
    const live = await other.publishRecipe();
    await other.put(`/recipes/${live.id}`, { title: 'Not yet', slug: 'not-yet' });
    const { body } = await other.get<RecipesAnswer>('/published-recipes');
    expect(body.total).toBe(1);
    expect(body.recipes).toMatchObject([{ id: live.id, title: live.title, slug: live.slug }]);
  });

  it('show the first picture as it is cut', async () => {
    const other = await aCook(app);
    const { id: siteId, ownerId: userId } = other.site;
    const image = await anImage(app.database, { siteId, userId });
    const crop = { width: 600, height: 600, x: 10, y: 20 };
    await other.createRecipe(aRecipe({ images: [{ id: image.id, crop }] }));
    const { body } = await other.get<RecipesAnswer>('/recipes');
    expect(body.recipes[0]?.image).toMatchObject({ id: image.id, key: image.key, crop });
  });
});
