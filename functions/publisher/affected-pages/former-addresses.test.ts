import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

const standing = async (site: LiveSite) =>
  [...(await site.pages())]
    .filter(([path]) => /^\/(?:recipes|collections)\//.test(path))
    .map(([path, { status, location }]) => [path, status, location]);

async function renamed(site: LiveSite, ...slugs: string[]) {
  const [first, ...others] = slugs;
  const recipe = await site.publishRecipe(aRecipe({ slug: first! }));
  await site.publish();
  for (const slug of others) {
    await site.change(recipe, { slug });
    await site.publish();
  }
  return recipe;
}

describe('Former addresses of a recipe, design §4.9', () => {
  it('lead to where it is now, each in one step', async () => {
    const site = await aLiveSite(app);
    await renamed(site, 'plum', 'plum-pie', 'plum-tart');
    expect(await standing(site)).toEqual([
      ['/recipes/plum', 301, '/recipes/plum-tart'],
      ['/recipes/plum-pie', 301, '/recipes/plum-tart'],
      ['/recipes/plum-tart', 200, null],
    ]);
  });

  it('are pages again when the recipe returns to one', async () => {
    const site = await aLiveSite(app);
    await renamed(site, 'plum', 'plum-pie', 'plum');
    expect(await standing(site)).toEqual([
      ['/recipes/plum', 200, null],
      ['/recipes/plum-pie', 301, '/recipes/plum'],
    ]);
  });

  it('go when it is unpublished and come back with it', async () => {
    const site = await aLiveSite(app);
    const { id } = await renamed(site, 'plum', 'plum-pie');
    await site.post(`/recipes/${id}/unpublish`);
    await site.publish();
    expect(await standing(site)).toEqual([]);
    await site.post(`/recipes/${id}/publish`);
    await site.publish();
    expect(await standing(site)).toEqual([
      ['/recipes/plum', 301, '/recipes/plum-pie'],
      ['/recipes/plum-pie', 200, null],
    ]);
  });

  it('go for good when it is deleted', async () => {
    const site = await aLiveSite(app);
    const { id } = await renamed(site, 'plum', 'plum-pie');
    await site.delete(`/recipes/${id}`);
    await site.publish();
    expect(await standing(site)).toEqual([]);
  });

  it('go as well when it was unpublished before it is deleted', async () => {
    const site = await aLiveSite(app);
    const { id } = await renamed(site, 'plum', 'plum-pie');
    await site.post(`/recipes/${id}/unpublish`);
    await site.delete(`/recipes/${id}`);
    await site.publish();
    expect(await standing(site)).toEqual([]);
  });

  it('give way to another recipe that takes one', async () => {
    const site = await aLiveSite(app);
    const first = await renamed(site, 'plum', 'plum-pie');
    await renamed(site, 'plum');
    expect(await standing(site)).toEqual([
      ['/recipes/plum', 200, null],
      ['/recipes/plum-pie', 200, null],
    ]);
    await site.change(first, { slug: 'plum-tart' });
    await site.publish();
    expect(await standing(site)).toEqual([
      ['/recipes/plum', 200, null],
      ['/recipes/plum-pie', 301, '/recipes/plum-tart'],
      ['/recipes/plum-tart', 200, null],
    ]);
  });

  it('are right when two recipes trade addresses in one build', async () => {
    const site = await aLiveSite(app);
    const plum = await renamed(site, 'plum');
    const leek = await renamed(site, 'leek');
    await site.change(plum, { slug: 'rye' });
    await site.change(leek, { slug: 'plum' });
    await site.change(plum, { slug: 'leek' });
    await site.publish();
    expect(await standing(site)).toEqual([
      ['/recipes/leek', 200, null],
      ['/recipes/plum', 200, null],
      ['/recipes/rye', 301, '/recipes/leek'],
    ]);
    expect(await site.body('/recipes/leek')).toContain(plum.id);
  });
});

describe('Former addresses of a collection, design §4.9', () => {
  it('lead to where it is now and go with it', async () => {
    const site = await aLiveSite(app);
    const answer = await site.post<{ collection: { id: string } }>('/collections', {
      title: 'Bakes',
      slug: 'bakes',
    });
    await site.publish();
    const path = `/collections/${answer.body.collection.id}`;
    await site.put(path, { slug: 'baking' });
    await site.publish();
    expect(await standing(site)).toEqual([
      ['/collections/bakes', 301, '/collections/baking'],
      ['/collections/baking', 200, null],
    ]);
    await site.delete(path);
    await site.publish();
    expect(await standing(site)).toEqual([]);
  });
});
