import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/builders.ts';
import { aLiveSite } from '#functions/testing/live-site.ts';
import { testApp } from '#functions/testing/test-app.ts';
import { publishSite } from '../publish-site.ts';
import { publisherOf, refreshSite } from '../run-publisher.ts';

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
  const { rollBack } = publisherOf(site.publisher.host);
  return {
    ...site,
    recipe: recipe!,
    other: other!,
    rollBack: (revision: number) => rollBack(site.siteId, revision),
  };
}

describe('Rolling a site back, design §4.8', () => {
  it('brings every page of an earlier build back at once', async () => {
    const site = await aSiteWithHistory();
    await site.rollBack(1);
    const pages = await site.pages();
    expect(pages.get(`/recipes/${site.recipe.slug}`)?.body).toContain('Plum Tart');
    expect(pages.has('/recipes/quince-tart')).toBe(false);
    expect(pages.has(`/recipes/${site.other.slug}`)).toBe(false);
    expect(pages.get('/')?.body).not.toContain('Leek Pie');
    expect(site.publisher.purges.at(-1)).toBe('all');
  });

  it('goes to any kept build, also back to the newest', async () => {
    const site = await aSiteWithHistory();
    const newest = await site.pages();
    await site.rollBack(2);
    expect((await site.page('/recipes/quince-tart'))?.status).toBe(200);
    expect(await site.body('/')).not.toContain('Leek Pie');
    await site.rollBack(3);
    expect(await site.pages()).toEqual(newest);
  });

  it('refuses a build that there is not', async () => {
    const site = await aSiteWithHistory();
    await expect(site.rollBack(99)).rejects.toMatchObject({ code: 'stale_write' });
  });

  it('refuses while a build is being made', async () => {
    const site = await aSiteWithHistory();
    await site.change(site.recipe, { title: 'Fig Tart' });
    const storePack = async (bytes: Uint8Array) => {
      await expect(site.rollBack(1)).rejects.toMatchObject({ code: 'stale_write' });
      return await site.publisher.host.storePack(bytes);
    };
    const deadline = Number.MAX_SAFE_INTEGER;
    const host = { ...site.publisher.host, storePack };
    expect(await publishSite(host, site.siteId, { deadline })).toMatchObject({ outcome: 'live' });
  });

  it('refuses while changes wait for their build', async () => {
    const site = await aSiteWithHistory();
    await site.change(site.recipe, { title: 'Fig Tart' });
    await expect(site.rollBack(1)).rejects.toMatchObject({ code: 'stale_write' });
    await site.publish();
    await site.rollBack(1);
    expect(await site.body('/')).toContain('Plum Tart');
  });

  it('lasts until the cook publishes again, which shows everything as it is written now', async () => {
    const site = await aSiteWithHistory();
    await site.rollBack(1);
    expect(await site.publish()).toEqual({ outcome: 'idle' });
    await site.publishRecipe(aRecipe({ title: 'Cod Stew' }));
    await site.publish();
    const pages = await site.pages();
    expect(pages.get('/recipes/quince-tart')?.body).toContain('Quince Tart');
    expect(pages.has(`/recipes/${site.other.slug}`)).toBe(true);
    expect(await site.stale()).toEqual([]);
  });

  it('can be done again after that', async () => {
    const site = await aSiteWithHistory();
    await site.rollBack(1);
    await site.publishRecipe();
    await site.publish();
    await site.rollBack(2);
    expect(await site.body('/')).toContain('Quince Tart');
    expect(await site.body('/')).not.toContain('Leek Pie');
  });

  it('is not undone by a deploy', async () => {
    const site = await aSiteWithHistory();
    await site.rollBack(1);
    const before = await site.pages();
    const host = { ...site.publisher.host, renderer: 'second-deploy' };
    await refreshSite(host, site.siteId, Number.MAX_SAFE_INTEGER);
    expect(await site.pages()).toEqual(before);
  });
});
