import { describe, expect, it } from 'vitest';
import type { PublicationsAnswer, RecipeBatchAnswer } from '#contract/recipe/recipe-batch.ts';
import type { RecipesAnswer, RecipeView } from '#contract/recipe/recipe-view.ts';
import { anImage, aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const withId = (recipe = aRecipe()) => ({ id: crypto.randomUUID(), ...recipe });
const many = (count: number) => Array.from({ length: count }, () => withId());

describe('Recipe batches, design §7', () => {
  it('tell of each recipe whether it was created, updated or was there already', async () => {
    const cook = await aCook(app);
    const [same, changed, fresh] = [withId(), withId(), withId()];
    await cook.post('/recipe-batches', { recipes: [same, changed] });
    const edited = { ...changed, title: 'Edited' };
    const recipes = [same, edited, fresh];
    const answer = await cook.post<RecipeBatchAnswer>('/recipe-batches', { recipes });
    expect(answer.body.recipes).toEqual([
      { id: same.id, status: 'unchanged', version: 1 },
      { id: changed.id, status: 'updated', version: 2 },
      { id: fresh.id, status: 'created', version: 1 },
    ]);
  });

  it('write what a single call would', async () => {
    const cook = await aCook(app);
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(app.database, { siteId, userId });
    const recipe = withId(aRecipe({ images: [{ id: image.id }], keywords: ['crisp', 'sweet'] }));
    await cook.post('/recipe-batches', { recipes: [recipe] });
    const { body } = await cook.get<{ recipe: RecipeView }>(`/recipes/${recipe.id}`);
    expect(body.recipe).toMatchObject(recipe);
    expect(body.recipe).toMatchObject({ version: 1, publishedAt: null, dietIds: [] });
  });

  it('show nothing to visitors', async () => {
    const cook = await aCook(app);
    const { keys } = await cook.watch(() => cook.post('/recipe-batches', { recipes: many(3) }));
    expect(keys).toEqual([]);
    expect((await cook.get<RecipesAnswer>('/published-recipes')).body.total).toBe(0);
  });

  it('are written whole or not at all', async () => {
    const cook = await aCook(app);
    const [first, second] = [withId(), withId()];
    const recipes = [first, { ...second, slug: first.slug }];
    const answer = await cook.post('/recipe-batches', { recipes });
    expect(answer.status).toBe(409);
    expect((await cook.get<RecipesAnswer>('/recipes')).body.total).toBe(0);
  });

  it("never touch another site's recipe", async () => {
    const cook = await aCook(app);
    const stranger = await aCook(app);
    const foreign = await stranger.createRecipe();
    const { id } = foreign;
    const answer = await cook.post('/recipe-batches', { recipes: [{ ...aRecipe(), id }] });
    expect(answer.status).toBe(400);
    expect((await stranger.get(`/recipes/${id}`)).body).toEqual({ recipe: foreign });
  });

  it('name the recipe whose reference is not of the site', async () => {
    const cook = await aCook(app);
    const recipes = [withId(), withId(aRecipe({ tagIds: [crypto.randomUUID()] }))];
    const answer = await cook.post('/recipe-batches', { recipes });
    expect(answer.body).toMatchObject({ issues: [{ path: 'recipes.1.tagIds.0' }] });
  });

  it('take 50 recipes, each once', async () => {
    const cook = await aCook(app);
    const recipes = many(50);
    expect((await cook.post('/recipe-batches', { recipes })).status).toBe(200);
    expect((await cook.post('/recipe-batches', { recipes: many(51) })).status).toBe(400);
    const twice = [recipes[0], recipes[0]];
    const answer = await cook.post('/recipe-batches', { recipes: twice });
    expect(answer.body).toMatchObject({ issues: [{ path: 'recipes.1.id' }] });
  });
});

describe('Publications, design §7', () => {
  it('publish many recipes at once with their terms and wake the publisher once', async () => {
    const cook = await aCook(app);
    const tag = await aTerm(app.database, { siteId: cook.site.id });
    const recipes = many(40).map((recipe) => ({ ...recipe, tagIds: [tag.id] }));
    await cook.post('/recipe-batches', { recipes });
    const recipeIds = recipes.map(({ id }) => id);
    const { result, keys, wakes } = await cook.watch(() =>
      cook.post<PublicationsAnswer>('/publications', { recipeIds }),
    );
    expect(result.body.publications).toHaveLength(40);
    expect(keys).toHaveLength(41);
    expect(keys).toEqual(expect.arrayContaining(['recipes', `recipe:${recipeIds[0]}`]));
    expect(wakes).toBe(1);
    const { body } = await cook.get('/globals');
    expect(body).toMatchObject({ terms: [{ id: tag.id, recipeCount: 40 }] });
  });

  it('record only what was not published yet', async () => {
    const cook = await aCook(app);
    const live = await cook.publishRecipe();
    const fresh = await cook.createRecipe();
    const recipeIds = [live.id, fresh.id];
    const { keys } = await cook.watch(() => cook.post('/publications', { recipeIds }));
    expect(keys).toEqual([`recipe:${fresh.id}`, 'recipes']);
  });

  it('publish none when one of them is not of the site', async () => {
    const cook = await aCook(app);
    const stranger = await aCook(app);
    const recipeIds = [(await cook.createRecipe()).id, (await stranger.createRecipe()).id];
    const { result, keys } = await cook.watch(() => cook.post('/publications', { recipeIds }));
    expect(result.status).toBe(400);
    expect(result.body).toMatchObject({ issues: [{ path: 'recipeIds.1' }] });
    expect(keys).toEqual([]);
  });

  it('take 100 recipes, S6.2', async () => {
    const cook = await aCook(app);
    await Promise.all([1, 2].map(() => cook.post('/recipe-batches', { recipes: many(50) })));
    const { body } = await cook.get<RecipesAnswer>('/recipes?limit=100');
    const recipeIds = body.recipes.map(({ id }) => id);
    expect((await cook.post('/publications', { recipeIds })).status).toBe(200);
    const more = [...recipeIds, crypto.randomUUID()];
    const answer = await cook.post('/publications', { recipeIds: more });
    expect(answer.body).toMatchObject({ issues: [{ path: 'recipeIds' }] });
  });
});
