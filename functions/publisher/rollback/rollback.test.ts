import { describe, expect, it } from 'vitest';
import type { BuildsAnswer } from '#contract/publishing/build.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { publishSite } from '../publish-site.ts';

const app = await testApp();

/** A site of three builds: as made, with another title, and with one recipe more. */
async function aSiteWithHistory() {
  const site = await aLiveSite(app);
  const [recipe] = await site.publishRecipes(['Plum Tart']);
  await site.publish();
  await site.change(recipe!, { title: 'Quince Tart', slug: 'quince-tart' });
  await site.publish();
  const [other] = await site.publishRecipes(['Leek Pie']);
  await site.publish();
  return {
    ...site,
    recipe: recipe!,
    other: other!,
    goBack: async (revision: number) => {
      const { status } = await site.goBackTo(revision);
      await site.publish();
      return status;
    },
    found: async () => {
      const path = `/api/v1/site/${site.site.slug}/recipes`;
      const { body } = await app.call<{ recipes: { title: string }[] }>('GET', path);
      return body.recipes.map(({ title }) => title).toSorted();
    },
  };
}

describe('Rolling a site back, design §4.8', () => {
  it('publishes what was published then, on pages and in the API alike', async () => {
    const site = await aSiteWithHistory();
    expect(await site.goBack(1)).toBe(200);
    const pages = await site.pages();
    expect(pages.get(`/recipes/${site.recipe.slug}`)?.body).toContain('Plum Tart');
    expect(pages.get('/recipes/quince-tart')?.location).toBe(`/recipes/${site.recipe.slug}`);
    expect(pages.has(`/recipes/${site.other.slug}`)).toBe(false);
    expect(pages.get('/')?.body).not.toContain('Leek Pie');
    expect(await site.found()).toEqual(['Plum Tart']);
    expect(await site.stale()).toEqual([]);
  });

  it('goes to any kept build, also forward again', async () => {
    const site = await aSiteWithHistory();
    await site.goBack(1);
    await site.goBack(2);
    expect((await site.page('/recipes/quince-tart'))?.status).toBe(200);
    expect(await site.body('/')).not.toContain('Leek Pie');
    await site.goBack(3);
    expect(await site.found()).toEqual(['Leek Pie', 'Quince Tart']);
    expect(await site.stale()).toEqual([]);
  });

  it('can be gone back from to what stood before, also when that was a rollback', async () => {
    const site = await aSiteWithHistory();
    await site.goBack(2);
    await site.goBack(1);
    await site.goBack(4);
    expect(await site.found()).toEqual(['Quince Tart']);
  });

  it('brings the settings back, and leaves prices and what readers may do', async () => {
    const site = await aSiteWithHistory();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, about: aText('Before'), commentsEnabled: true });
    await site.publish();
    await site.put('/sites', {
      title: 'Anew',
      slug,
      about: aText('After'),
      commentsEnabled: false,
    });
    await site.publish();
    await site.goBack(4);
    expect(await site.body('/about')).toContain('Before');
    const { body } = await site.get<{ site: object }>('/current-site');
    expect(body.site).toMatchObject({ title, commentsEnabled: false });
  });

  it('leaves every working copy as it is', async () => {
    const site = await aSiteWithHistory();
    const { id } = site.recipe;
    await site.put(`/recipes/${id}`, { title: 'Fig Tart', slug: 'fig-tart' });
    const read = async () => (await site.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe;
    const before = await read();
    await site.goBack(1);
    expect(await read()).toMatchObject({ title: before.title, version: before.version });
    await site.post(`/recipes/${id}/publish`);
    await site.publish();
    expect(await site.found()).toEqual(['Fig Tart']);
  });

  it('publishes what is published later alone, and brings nothing else forward', async () => {
    const site = await aSiteWithHistory();
    await site.goBack(1);
    expect(await site.publish()).toEqual({ outcome: 'idle' });
    await site.publishRecipe(aRecipe({ title: 'Cod Stew' }));
    await site.publish();
    expect(await site.found()).toEqual(['Cod Stew', 'Plum Tart']);
    expect(await site.stale()).toEqual([]);
  });

  it('brings nothing back that was unpublished after it had been taken back', async () => {
    const site = await aSiteWithHistory();
    await site.goBack(2);
    await site.post(`/recipes/${site.other.id}/unpublish`);
    await site.goBack(3);
    expect(await site.found()).toEqual(['Quince Tart']);
  });

  it('is refused for a build that there is not', async () => {
    const site = await aSiteWithHistory();
    expect(await site.goBack(99)).toBe(404);
  });

  it('is refused while a build is being made', async () => {
    const site = await aSiteWithHistory();
    await site.change(site.recipe, { title: 'Fig Tart' });
    const storePack = async (bytes: Uint8Array) => {
      expect((await site.goBackTo(1)).status).toBe(409);
      return await site.publisher.host.storePack(bytes);
    };
    const deadline = Number.MAX_SAFE_INTEGER;
    const host = { ...site.publisher.host, storePack };
    expect(await publishSite(host, site.siteId, { deadline })).toMatchObject({ outcome: 'live' });
  });

  it('is refused while changes wait for their build', async () => {
    const site = await aSiteWithHistory();
    await site.change(site.recipe, { title: 'Fig Tart' });
    expect((await site.goBackTo(1)).status).toBe(409);
    await site.publish();
    expect(await site.goBack(1)).toBe(200);
    expect(await site.body('/')).toContain('Plum Tart');
  });

  it('is a build that names the one it went back to', async () => {
    const site = await aSiteWithHistory();
    await site.goBack(1);
    const { body } = await site.get<BuildsAnswer>('/builds');
    expect(body.builds[0]).toMatchObject({ revision: 4, trigger: 'rollback', restoredRevision: 1 });
    expect(body.builds[0]?.restoredAt).toBe(body.builds[3]?.finishedAt);
  });
});
