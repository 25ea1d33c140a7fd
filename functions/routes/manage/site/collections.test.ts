import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CollectionsAnswer, CollectionView } from '#contract/site/collection.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { anImage, aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);

type Cook = Awaited<ReturnType<typeof aCook>>;
type Body = { collection: CollectionView };

let count = 0;
const aCollection = (changes: object = {}) => {
  count += 1;
  return { title: `Pies ${count}`, slug: `pies-${count}`, ...changes };
};
const created = async (owner: Cook, changes: object = {}) =>
  (await owner.post<Body>('/collections', aCollection(changes))).body.collection;
const redirectsOf = async (siteId: string) => {
  const rows = await rowsOf(app.database, redirects, eq(redirects.siteId, siteId));
  return rows.map(({ path, targetId }) => [path, targetId]);
};

describe('Collections of the manage API, §7', () => {
  it('are created with recipes in their order', async () => {
    const recipes = [await cook.createRecipe(), await cook.publishRecipe()];
    const recipeIds = recipes.map(({ id }) => id);
    const body = aCollection({ recipeIds, description: aText('All round') });
    const answer = await cook.post<Body>('/collections', body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body.collection).toMatchObject({ ...body, recipeCount: 1, image: null });
    expect(answer.body.collection.recipes.map(({ id }) => id)).toEqual(recipeIds);
  });

  it('keep what an update does not name', async () => {
    const recipe = await cook.createRecipe();
    const collection = await created(cook, { recipeIds: [recipe.id] });
    const answer = await cook.put<Body>(`/collections/${collection.id}`, { title: 'Tarts' });
    expect(answer.body.collection).toMatchObject({
      title: 'Tarts',
      slug: collection.slug,
      recipeIds: [recipe.id],
      version: 2,
    });
  });

  it('change the order of their recipes', async () => {
    const ids = [(await cook.createRecipe()).id, (await cook.createRecipe()).id];
    const { id } = await created(cook, { recipeIds: ids });
    const recipeIds = ids.toReversed();
    const answer = await cook.put<Body>(`/collections/${id}`, { recipeIds });
    expect(answer.body.collection.recipeIds).toEqual(recipeIds);
  });

  it('stand in the order they were made in until one is moved', async () => {
    const own = await aCook(app);
    const [one, two, three] = [await created(own), await created(own), await created(own)];
    const order = async () =>
      (await own.get<CollectionsAnswer>('/collections')).body.collections.map(({ id }) => id);
    expect(await order()).toEqual([one.id, two.id, three.id]);
    await own.put(`/collections/${three.id}`, { position: 0 });
    expect(await order()).toEqual([three.id, one.id, two.id]);
  });

  it('show their picture', async () => {
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(app.database, { siteId, userId });
    const collection = await created(cook, { imageId: image.id });
    expect(collection.image).toMatchObject({ id: image.id, key: image.key });
  });

  it('are deleted without their recipes', async () => {
    const recipe = await cook.createRecipe();
    const { id } = await created(cook, { recipeIds: [recipe.id] });
    expect((await cook.delete(`/collections/${id}`)).status).toBe(204);
    expect((await cook.get(`/collections/${id}`)).status).toBe(404);
    expect((await cook.get(`/recipes/${recipe.id}`)).status).toBe(200);
  });

  it('are not written over by who saw an earlier version', async () => {
    const { id } = await created(cook);
    const headers = { 'If-Match': '"1"' };
    await cook.put(`/collections/${id}`, { title: 'One' }, { headers });
    const answer = await cook.put(`/collections/${id}`, { title: 'Two' }, { headers });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'stale_write' });
  });

  it('have a slug of their own', async () => {
    const { slug } = await created(cook);
    const answer = await cook.post('/collections', aCollection({ slug }));
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });
});

describe('What collections refer to, S4.3', () => {
  it('is of the same site, each recipe once', async () => {
    const own = await cook.createRecipe();
    const foreign = await (await aCook(app)).createRecipe();
    const refused = await cook.post('/collections', aCollection({ recipeIds: [foreign.id] }));
    expect(refused.body).toMatchObject({ issues: [{ path: 'recipeIds.0' }] });
    const twice = await cook.post('/collections', aCollection({ recipeIds: [own.id, own.id] }));
    expect(twice.body).toMatchObject({ issues: [{ path: 'recipeIds.1' }] });
  });

  it('is at most 100 recipes', async () => {
    const recipeIds = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect((await cook.post('/collections', aCollection({ recipeIds }))).status).toBe(400);
  });

  it('is not seen or changed from another site', async () => {
    const { id } = await created(cook);
    const stranger = await aCook(app);
    const answers = [
      await stranger.get(`/collections/${id}`),
      await stranger.put(`/collections/${id}`, { title: 'Mine' }),
      await stranger.delete(`/collections/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('What visitors see of collections, §4', () => {
  it('changes when one is made', async () => {
    const recipe = await cook.publishRecipe();
    const { result, keys, wakes } = await cook.watch(() =>
      created(cook, { recipeIds: [recipe.id] }),
    );
    expect(keys).toEqual(['collections', `collection:${result.id}`, `recipe:${recipe.id}`]);
    expect(wakes).toBe(1);
  });

  it.each([
    ['its description', { description: aText('New') }, []],
    ['its title', { title: 'New' }, ['collections', 'collection-title:']],
    ['its address', { slug: 'elsewhere' }, ['collections', 'collection-title:']],
    ['its place', { position: 50 }, ['collections']],
  ])('changes with %s', async (_name, body, more) => {
    const { id } = await created(cook);
    const { keys } = await cook.watch(() => cook.put(`/collections/${id}`, body));
    expect(keys).toEqual([`collection:${id}`, ...more.map((key) => key.replace(/:$/, `:${id}`))]);
  });

  it('changes on the pages of recipes that join or leave', async () => {
    const [stays, leaves, joins] = [
      await cook.createRecipe(),
      await cook.createRecipe(),
      await cook.createRecipe(),
    ];
    const { id } = await created(cook, { recipeIds: [stays.id, leaves.id] });
    const body = { recipeIds: [stays.id, joins.id] };
    const { keys } = await cook.watch(() => cook.put(`/collections/${id}`, body));
    expect(keys).toEqual([
      `collection:${id}`,
      'collections',
      `recipe:${joins.id}`,
      `recipe:${leaves.id}`,
    ]);
  });

  it('stays when nothing changes', async () => {
    const { id, title } = await created(cook);
    const { keys, wakes } = await cook.watch(() => cook.put(`/collections/${id}`, { title }));
    expect(keys).toEqual([]);
    expect(wakes).toBe(0);
  });

  it('counts recipes as they are published and deleted', async () => {
    const recipe = await cook.createRecipe();
    const { id } = await created(cook, { recipeIds: [recipe.id] });
    const recipeCount = async () =>
      (await cook.get<Body>(`/collections/${id}`)).body.collection.recipeCount;
    expect(await recipeCount()).toBe(0);
    await cook.post(`/recipes/${recipe.id}/publish`);
    expect(await recipeCount()).toBe(1);
    await cook.delete(`/recipes/${recipe.id}`);
    expect(await recipeCount()).toBe(0);
  });
});

describe('Former addresses of collections, design §4.9', () => {
  it('lead to the collection until they live again', async () => {
    const own = await aCook(app);
    const { id } = await created(own, { slug: 'pies' });
    await own.put(`/collections/${id}`, { slug: 'tarts' });
    expect(await redirectsOf(own.site.id)).toEqual([['/collections/pies', id]]);
    await created(own, { slug: 'pies' });
    expect(await redirectsOf(own.site.id)).toEqual([]);
  });

  it('vanish with the collection', async () => {
    const own = await aCook(app);
    const { id } = await created(own, { slug: 'pies' });
    await own.put(`/collections/${id}`, { slug: 'tarts' });
    await own.delete(`/collections/${id}`);
    expect(await redirectsOf(own.site.id)).toEqual([]);
  });
});

describe('The order of collections', () => {
  it('is what one call says; those that it does not name stay behind', async () => {
    const owner = await aCook(app);
    const ids = [];
    for (let made = 0; made < 4; made += 1) ids.push((await created(owner)).id);
    const [one, two, three, four] = ids;
    const { body: order } = await owner.put('/collection-order', {
      collectionIds: [four, two, four],
    });
    expect(order).toEqual({ collectionIds: [four, two, one, three] });
    const { body } = await owner.get<CollectionsAnswer>('/collections');
    expect(body.collections.map(({ id }) => id)).toEqual([four, two, one, three]);
    expect(body.collections.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    const again = await owner.watch(() =>
      owner.put('/collection-order', { collectionIds: [four] }),
    );
    expect(again).toMatchObject({ keys: [], wakes: 0 });
  });
});

it('shows the picture of its first recipe with one as visitors see it', async () => {
  const owner = await aCook(app);
  const { id: siteId, ownerId: userId } = owner.site;
  const image = await anImage(app.database, { siteId, userId });
  const recipes = [
    await owner.publishRecipe(),
    await owner.publishRecipe(aRecipe({ images: [{ id: image.id }] })),
  ];
  await created(owner, { recipeIds: recipes.map(({ id }) => id) });
  const { body } = await owner.get<CollectionsAnswer>('/collections');
  expect(body.collections[0]).toMatchObject({ image: null, cover: { id: image.id } });
});
