import { describe, expect, it } from 'vitest';
import type {
  DeletedRecipesAnswer,
  DeletionAnswer,
  RestoredRecipeAnswer,
} from '#contract/recipe/deleted-recipe.ts';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { aColleague, aRecipe, aTerm } from '#functions/testing/random/builders.ts';
import { conversation } from '#functions/testing/sites/comments.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const other = await aCook(app);
const visitor = await aVisitor(app, cook);
const site = `/api/v1/site/${cook.site.slug}`;
const dayMs = 24 * 60 * 60 * 1000;

const listDeleted = async (query = '?limit=100') =>
  (await cook.get<DeletedRecipesAnswer>(`/deleted-recipes${query}`)).body;
const restore = (id: string, by = cook) =>
  by.post<RestoredRecipeAnswer>(`/deleted-recipes/${id}/restore`);
const newCollection = async (recipeIds: string[]) => {
  const slug = `list-${crypto.randomUUID()}`;
  const body = { title: 'Pies', slug, recipeIds };
  const made = await cook.post<{ collection: { id: string } }>('/collections', body);
  return { id: made.body.collection.id, slug };
};
const collected = async (id: string) =>
  (
    await cook.get<{ collection: { recipeIds: string[]; recipeCount: number } }>(
      `/collections/${id}`,
    )
  ).body.collection;

describe('A deleted recipe', () => {
  it('is found by no call of its owner but the list of deleted ones', async () => {
    const recipe = await cook.publishRecipe();
    await newCollection([recipe.id]);
    await cook.put('/sites', {
      title: 'Pot',
      slug: cook.site.slug,
      featuredRecipeIds: [recipe.id],
    });
    await conversation(app).say(visitor, { recipeId: recipe.id });
    await cook.delete(`/recipes/${recipe.id}`);
    const calls = await describedCalls(app, { cook, ids: { recipeId: recipe.id } });
    const reads = calls
      .filter(({ method }) => method === 'GET')
      .filter(({ path }) => path.includes('/{siteSlug}/'))
      .filter(({ path }) => !path.includes('/deleted-recipes'));
    expect(reads.length).toBeGreaterThan(20);
    for (const { address, path } of reads) {
      const { body } = await app.call('GET', address, { token: cook.site.token });
      expect([path, JSON.stringify(body).includes(recipe.id)]).toEqual([path, false]);
    }
    for (const { address, path } of reads.filter((read) => read.path.includes('{recipeId}'))) {
      const { status } = await app.call('GET', address, { token: cook.site.token });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('takes no change any more', async () => {
    const recipe = await cook.publishRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    const before = await listDeleted();
    const path = `/recipes/${recipe.id}`;
    const refused = [
      await cook.put(path, aRecipe()),
      await cook.put(path, aRecipe(), { headers: { 'If-Match': '"1"' } }),
      await cook.post(`${path}/publish`),
      await cook.post(`${path}/publish`, {}, { headers: { 'If-Match': '"1"' } }),
      await cook.post(`${path}/unpublish`),
      await cook.delete(path),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    const [batch, publication, collection] = [
      await cook.post('/recipe-batches', { recipes: [{ id: recipe.id, ...aRecipe() }] }),
      await cook.post('/publications', { recipeIds: [recipe.id] }),
      await cook.post('/collections', { title: 'A', slug: 'a', recipeIds: [recipe.id] }),
    ];
    expect([batch, publication, collection].map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await listDeleted()).toEqual(before);
  });

  it('is listed, newest first and by pages, with when it ends', async () => {
    const first = await cook.createRecipe();
    const second = await cook.publishRecipe();
    app.clock.now += 1000;
    await cook.delete(`/recipes/${first.id}`);
    app.clock.now += 1000;
    await cook.delete(`/recipes/${second.id}`);
    const { deletedRecipes, total } = await listDeleted('?limit=2');
    expect(deletedRecipes).toMatchObject([
      {
        id: second.id,
        title: second.title,
        slug: second.slug,
        wasPublished: true,
        deletedAt: new Date(app.clock.now).toISOString(),
        endsAt: new Date(app.clock.now + 30 * dayMs).toISOString(),
      },
      { id: first.id, wasPublished: false },
    ]);
    const next = await listDeleted('?limit=1&offset=1');
    expect(next).toEqual({ deletedRecipes: [deletedRecipes[1]], total });
    expect((await other.get<DeletedRecipesAnswer>('/deleted-recipes')).body.total).toBe(0);
  });

  it('is told of by who deleted it, when, and until when it can come back', async () => {
    const { id } = await cook.createRecipe();
    const ruth = await aColleague(app.database, {
      siteId: cook.site.id,
      role: 'editor',
      displayName: 'Ruth',
    });
    const body = { action: 'delete', recipeIds: [id] };
    const path = `${cook.site.base}/recipe-actions`;
    await app.call('POST', path, { token: ruth.token, body });
    const told = await cook.get<DeletionAnswer>(`/deleted-recipes/${id}`);
    expect(told.body.deletion).toEqual({
      by: { id: ruth.id, displayName: 'Ruth' },
      deletedAt: new Date(app.clock.now).toISOString(),
      endsAt: new Date(app.clock.now + 30 * dayMs).toISOString(),
    });
    expect((await other.get(`/deleted-recipes/${id}`)).status).toBe(404);
    await restore(id);
    expect((await cook.get(`/deleted-recipes/${id}`)).status).toBe(404);
    app.clock.now += 1000;
    await cook.delete(`/recipes/${id}`);
    const later = await cook.get<DeletionAnswer>(`/deleted-recipes/${id}`);
    expect(later.body.deletion.by).toBeNull();
  });

  it('frees its address at once', async () => {
    const { id, slug } = await cook.publishRecipe();
    await cook.delete(`/recipes/${id}`);
    const again = await cook.publishRecipe(aRecipe({ slug }));
    const found = await app.call<{ recipe: { id: string } }>('GET', `${site}/recipes/${slug}`);
    expect(found.body.recipe.id).toBe(again.id);
  });
});

describe('A restored recipe', () => {
  it('is a draft again where it was one', async () => {
    const recipe = await cook.createRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    const { body, status } = await restore(recipe.id);
    expect([status, body]).toEqual([200, { recipe, renamed: [] }]);
  });

  it('is read by visitors again, in all its places', async () => {
    const tag = await aTerm(app.database, { siteId: cook.site.id });
    const recipe = await cook.publishRecipe(aRecipe({ title: 'Quince tart', tagIds: [tag.id] }));
    const [before, behind] = [await cook.publishRecipe(), await cook.publishRecipe()];
    const list = await newCollection([before.id, recipe.id, behind.id]);
    const featuredRecipeIds = [before.id, recipe.id, behind.id];
    await cook.put('/sites', { title: 'Pot', slug: cook.site.slug, featuredRecipeIds });
    await cook.put(`/recipes/${recipe.id}`, { ...aRecipe(), title: 'Not shown yet' });
    await conversation(app).say(visitor, { recipeId: recipe.id });
    await visitor.post('/bookmarks', { recipeId: recipe.id });
    const seen = () =>
      Promise.all(
        [
          `${site}/recipes/${recipe.slug}`,
          `${site}/collections/${list.slug}`,
          `${site}/recipes?search=quince`,
          `${site}/recipes?tags=${tag.slug}`,
          `${site}/filters`,
          `${site}/current-site`,
          `${site}/comments?recipeId=${recipe.id}`,
        ].map((path) => app.call('GET', path)),
      ).then((answers) => answers.map(({ status, body }) => ({ status, body })));
    const owned = async () => (await cook.get(`/recipes/${recipe.id}`)).body;
    const [shown, working] = [await seen(), await owned()];
    app.clock.now += 5000;
    await cook.delete(`/recipes/${recipe.id}`);
    expect((await seen())[0]?.status).toBe(404);
    expect(await collected(list.id)).toMatchObject({
      recipeIds: [before.id, behind.id],
      recipeCount: 2,
    });
    const { keys, wakes } = await cook.watch(() => restore(recipe.id));
    expect(keys).toEqual(expect.arrayContaining([`recipe:${recipe.id}`, 'recipes', 'featured']));
    expect(wakes).toBe(1);
    expect(await seen()).toEqual(shown);
    expect(await owned()).toEqual(working);
  });

  it('keeps its place in a collection that was changed meanwhile', async () => {
    const [one, two, three] = [
      await cook.publishRecipe(),
      await cook.publishRecipe(),
      await cook.publishRecipe(),
    ];
    const list = await newCollection([one.id, two.id]);
    await cook.delete(`/recipes/${two.id}`);
    await cook.put(`/collections/${list.id}`, {
      title: 'Pies',
      slug: list.slug,
      recipeIds: [one.id, three.id],
    });
    await restore(two.id);
    const { recipeIds, recipeCount } = await collected(list.id);
    expect(recipeIds.toSorted()).toEqual([one.id, two.id, three.id].toSorted());
    expect(recipeCount).toBe(3);
  });

  it('gets another address where its own was taken, and says so', async () => {
    const slug = 'taken-pie';
    const recipe = await cook.publishRecipe(aRecipe({ slug }));
    await cook.delete(`/recipes/${recipe.id}`);
    await cook.publishRecipe(aRecipe({ slug }));
    await cook.createRecipe(aRecipe({ slug: `${slug}-2` }));
    const { body } = await restore(recipe.id);
    expect(body.renamed).toEqual([{ before: slug, after: `${slug}-3` }]);
    expect(body.recipe).toMatchObject({ slug: `${slug}-3`, hasUnpublishedChanges: false });
    expect(body.recipe.version).toBe(recipe.version + 1);
    const found = await app.call<{ recipe: object }>('GET', `${site}/recipes/${slug}-3`);
    expect(found.body.recipe).toMatchObject({ id: recipe.id, slug: `${slug}-3` });
    expect((await cook.put(`/recipes/${recipe.id}`, { ...aRecipe(), slug: 'x-pie' })).status).toBe(
      200,
    );
  });

  it('gets two other addresses where what was published had one of its own', async () => {
    const recipe = await cook.publishRecipe(aRecipe({ slug: 'old-pie' }));
    await cook.put(`/recipes/${recipe.id}`, aRecipe({ slug: 'new-pie' }));
    await cook.delete(`/recipes/${recipe.id}`);
    await cook.publishRecipe(aRecipe({ slug: 'old-pie' }));
    await cook.createRecipe(aRecipe({ slug: 'new-pie' }));
    const { body } = await restore(recipe.id);
    expect(body.renamed).toEqual([
      { before: 'new-pie', after: 'new-pie-2' },
      { before: 'old-pie', after: 'old-pie-2' },
    ]);
    expect(body.recipe).toMatchObject({ slug: 'new-pie-2', hasUnpublishedChanges: true });
    expect((await app.call('GET', `${site}/recipes/old-pie-2`)).status).toBe(200);
    const published = await cook.post<{ recipe: object }>(`/recipes/${recipe.id}/publish`);
    expect(published.body.recipe).toMatchObject({ hasUnpublishedChanges: false });
  });

  it('is restored once: a repeat changes nothing', async () => {
    const recipe = await cook.publishRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    const first = await restore(recipe.id);
    const { result, keys } = await cook.watch(() => restore(recipe.id));
    expect([result.status, result.body]).toEqual([first.status, first.body]);
    expect(keys).toEqual([]);
  });

  it('belongs to its site: another owner finds nothing', async () => {
    const recipe = await cook.publishRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    expect((await restore(recipe.id, other)).status).toBe(404);
    expect((await listDeleted()).deletedRecipes.map(({ id }) => id)).toContain(recipe.id);
  });
});

describe('A recipe that was deleted thirty days ago', () => {
  it('goes for good, and nobody finds it', async () => {
    const recipe = await cook.publishRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    await removeDeletedRecipes(app.database, app.clock.now + 30 * dayMs - 1);
    expect((await listDeleted()).deletedRecipes.map(({ id }) => id)).toContain(recipe.id);
    await removeDeletedRecipes(app.database, app.clock.now + 30 * dayMs);
    expect((await listDeleted()).total).toBe(0);
    expect((await restore(recipe.id)).status).toBe(404);
  });
});
