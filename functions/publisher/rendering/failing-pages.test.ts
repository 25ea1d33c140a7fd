import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { recipesPerList } from '#domain/publishing/publishing.ts';
import { recipeIndexPath } from '#domain/publishing/site-paths.ts';
import { commit } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publishSite } from '../publish-site.ts';
import { publisherOf } from '../run-publisher.ts';

const app = await testApp();

/** A site whose pageRenderer fails at pages with a text in them, for as long as a test wants. */
async function aSiteThatFailsAt(text: string, kind: AnyPage['kind'] = 'recipe') {
  const trouble = { text };
  const renderHtml = async (page: AnyPage) => {
    const html = await jsonRenderer.renderHtml(page);
    const isTrouble = page.kind === kind && JSON.stringify(page.body).includes(trouble.text);
    if (isTrouble) throw new Error('Too much sugar');
    return html;
  };
  const site = await aLiveSite(app, { pageRenderer: { ...jsonRenderer, renderHtml } });
  return {
    ...site,
    mend: () => {
      trouble.text = 'nothing any more';
    },
    failures: () => site.publisher.failures(site.siteId),
    retry: () => publisherOf(site.publisher.host).retry(site.siteId),
  };
}

describe('A page that cannot be rendered, design §4.8', () => {
  it('stays as it was, is named, and holds up no other', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart');
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
    await site.publish();
    await site.change(recipe!, { title: 'Sugar Tart' });
    expect(await site.publish()).toMatchObject({ outcome: 'live' });
    const path = `/recipes/${recipe!.slug}`;
    expect(await site.body(path)).toContain('Plum Tart');
    expect(await site.body('/')).toContain('Sugar Tart');
    expect(await site.failures()).toEqual([
      { path, kind: 'recipe', subjectId: recipe!.id, reason: 'Too much sugar' },
    ]);
  });

  it('is still named after other pages were published', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart');
    const recipe = await site.publishRecipe(aRecipe({ title: 'Sugar Tart' }));
    await site.publish();
    await site.publishRecipe();
    await site.publish();
    expect((await site.failures()).map(({ path }) => path)).toEqual([`/recipes/${recipe.slug}`]);
  });

  it('is tried again when the cook asks for it', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart');
    const recipe = await site.publishRecipe(aRecipe({ title: 'Sugar Tart' }));
    await site.publish();
    await site.publishRecipe();
    await site.publish();
    site.mend();
    await site.retry();
    expect(site.publisher.queued.at(-1)).toEqual({ siteId: site.siteId, delaySeconds: 0 });
    await site.publish();
    expect(await site.failures()).toEqual([]);
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Sugar Tart');
    expect(await site.stale()).toEqual([]);
  });

  it('takes no other away when it is tried again, whatever kind of page it is', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart', 'recipe-index');
    const titles = Array.from({ length: recipesPerList + 1 }, (_, place) => `Loaf ${place}`);
    const [recipe] = await site.publishRecipes(titles);
    await site.publish();
    const standing = [...(await site.pages()).keys()];
    await site.change(recipe!, { title: 'Sugar Tart' });
    await site.publish();
    expect((await site.failures()).map(({ path }) => path)).toEqual([recipeIndexPath(1)]);
    site.mend();
    await site.retry();
    await site.publish();
    expect(await site.failures()).toEqual([]);
    expect([...(await site.pages()).keys()]).toEqual(standing);
    expect(await site.stale()).toEqual([]);
  });

  it('is tried again also where its build did not yet keep what kind it is', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart');
    const recipe = await site.publishRecipe(aRecipe({ title: 'Sugar Tart' }));
    await site.publish();
    const [failure] = await site.failures();
    const { kind: _kind, ...former } = failure!;
    const isOfSite = eq(builds.siteId, site.siteId);
    await commit(app.database, [
      app.database
        .update(builds)
        .set({ failures: [former] })
        .where(isOfSite),
    ]);
    site.mend();
    await site.retry();
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Sugar Tart');
  });

  it('is named no more once its recipe is changed, renamed or taken away', async () => {
    const site = await aSiteThatFailsAt('Sugar');
    const [changed, renamed, taken] = await site.publishRecipes(['Sugar A', 'Sugar B', 'Sugar C']);
    await site.publish();
    expect(await site.failures()).toHaveLength(3);
    await site.change(changed!, { title: 'Honey A' });
    await site.change(renamed!, { title: 'Honey B', slug: 'honey' });
    await site.post(`/recipes/${taken!.id}/unpublish`);
    await site.publish();
    expect(await site.failures()).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });

  it('is named once after every page was tried again', async () => {
    const site = await aSiteThatFailsAt('Sugar Tart');
    await site.publishRecipe(aRecipe({ title: 'Sugar Tart' }));
    await site.publish();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, headerLayout: 'centered' });
    await site.publish();
    expect(await site.failures()).toHaveLength(1);
  });

  it('is one of at most 200 that are named, and all are tried again', async () => {
    const site = await aSiteThatFailsAt('Sugar');
    await site.publishRecipes(Array.from({ length: 230 }, (_, index) => `Sugar ${index}`));
    await site.publish();
    expect(await site.failures()).toHaveLength(200);
    site.mend();
    await site.retry();
    await site.publish();
    expect(await site.failures()).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });
});

describe('A store that takes no pages, design §4.4', () => {
  it('fails the build as a whole and leaves it to the next publisher', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    const broken = new Error('The store is away');
    const host = { ...site.publisher.host, storePack: () => Promise.reject(broken) };
    const deadline = Number.MAX_SAFE_INTEGER;
    await expect(publishSite(host, site.siteId, { deadline })).rejects.toThrow(broken);
    expect((await site.pages()).size).toBe(0);
    site.publisher.clock.now += 11_000;
    expect(await site.publish()).toMatchObject({ outcome: 'live', revision: 1 });
    expect(await site.stale()).toEqual([]);
  });
});
