import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publisherOf } from '../run-publisher.ts';

const app = await testApp();
const secret = 'The secret is lard.';
const notice = 'This page is being set anew';

/** A site of five recipes whose pageRenderer fails at some kinds of page, once a test says so. */
async function aSiteThatCanFail() {
  const failing = new Set<AnyPage['kind']>();
  const renderHtml = async (page: AnyPage) => {
    if (failing.has(page.kind)) throw new Error('Too much sugar');
    return await jsonRenderer.renderHtml(page);
  };
  const site = await aLiveSite(app, { pageRenderer: { ...jsonRenderer, renderHtml } });
  const told = await site.publishRecipe(aRecipe({ title: 'Told Tart', note: aText(secret) }));
  const others = await site.publishRecipes(['Leek Pie', 'Fig Tart', 'Cod Stew', 'Rye Loaf']);
  await site.publish();
  return {
    ...site,
    told,
    others,
    fail: (...kinds: AnyPage['kind'][]) => {
      for (const kind of kinds) failing.add(kind);
    },
    mend: async () => {
      failing.clear();
      await publisherOf(site.publisher.host).retry(site.siteId);
      await site.publish();
    },
    failedPaths: async () =>
      (await site.publisher.failures(site.siteId)).map(({ path }) => path).toSorted(),
  };
}

describe('A page that cannot be rendered, security S4.7, S5', () => {
  it('is stood in for when it names what was unpublished, and is back with the next render', async () => {
    const site = await aSiteThatCanFail();
    site.fail('home', 'recipes', 'not-found');
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    expect(await site.page('/')).toMatchObject({ status: 503 });
    expect(await site.body('/')).toContain(notice);
    const bodies = [...(await site.pages()).values()].map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('Told Tart'))).toEqual([]);
    expect(await site.failedPaths()).toEqual(['/', '/recipes']);
    await site.mend();
    expect(await site.failedPaths()).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });

  it('is stood in for when it shows without a lock what has become premium', async () => {
    const site = await aSiteThatCanFail();
    site.fail('home', 'recipe');
    await site.change(site.told, { privacySetting: 'subscribers_only', note: aText(secret) });
    await site.publish();
    const shown = [await site.body('/'), await site.body(`/recipes/${site.told.slug}`)];
    expect(shown).toEqual([expect.stringContaining(notice), expect.stringContaining(notice)]);
    const bodies = [...(await site.pages()).values()].map(({ body }) => body);
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
    await site.mend();
    expect(await site.stale()).toEqual([]);
  });

  it('is stood in for on the page of a recipe that recommends what was deleted', async () => {
    const site = await aSiteThatCanFail();
    site.fail('recipe');
    await site.delete(`/recipes/${site.told.id}`);
    await site.publish();
    expect(await site.body(`/recipes/${site.others[0]!.slug}`)).toContain(notice);
  });

  it('stays as it was when everyone may still see all it shows', async () => {
    const site = await aSiteThatCanFail();
    site.fail('home');
    await site.change(site.told, { title: 'Sold Tart' });
    await site.publish();
    expect(await site.body('/')).toContain('Told Tart');
    expect(await site.failedPaths()).toEqual(['/']);
  });

  it('stays stood in for while other pages are published', async () => {
    const site = await aSiteThatCanFail();
    site.fail('home');
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.publishRecipes(['New Noodles']);
    await site.publish();
    expect(await site.body('/')).toContain(notice);
    expect(await site.failedPaths()).toEqual(['/']);
    await site.mend();
    expect(await site.body('/')).toContain('New Noodles');
  });

  it('is not what a rollback brings back', async () => {
    const site = await aSiteThatCanFail();
    site.fail('home');
    await site.post(`/recipes/${site.told.id}/unpublish`);
    await site.publish();
    await site.mend();
    await site.goBackTo(2);
    await site.publish();
    expect(await site.body('/')).toContain('Leek Pie');
  });

  it('stands nowhere when it never could be rendered', async () => {
    const site = await aSiteThatCanFail();
    site.fail('recipe');
    const premium = { privacySetting: 'subscribers_only' } as const;
    const recipe = await site.publishRecipe(aRecipe({ title: 'New Noodles', ...premium }));
    await site.publish();
    expect(await site.page(`/recipes/${recipe.slug}`)).toBeUndefined();
    expect(await site.failedPaths()).toContain(`/recipes/${recipe.slug}`);
  });
});
