import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publishSite } from '../publish-site.ts';

const app = await testApp();
const recipeCount = 450;
const farAhead = { deadline: Number.MAX_SAFE_INTEGER };

/** Does something in the middle of a build, and looks at the site more than a stage later. */
function actingRenderer(actAfter: number, act: () => Promise<void>, look: () => Promise<void>) {
  let rendered = 0;
  const renderHtml = async (page: AnyPage) => {
    rendered += 1;
    if (rendered === actAfter) await act();
    if (rendered === actAfter + 120) await look();
    return jsonRenderer.renderHtml(page);
  };
  return { ...jsonRenderer, renderHtml };
}

async function aLargeSite() {
  const site = await aLiveSite(app);
  const titles = Array.from({ length: recipeCount }, (_, index) => `Dish ${index} of many`);
  const recipes = await site.publishRecipes(titles, { note: aText('Stir at midnight.') });
  await site.publish();
  await site.put('/sites', { title: 'Another Name', slug: site.site.slug });
  const last = recipes.at(-1)!;
  return { site, recipes, last, path: `/recipes/${last.slug}` };
}

const timeout = { timeout: 60_000 };

describe('While the whole site is built, S4.7', timeout, () => {
  it('a recipe that is unpublished leaves the pages that stand', async () => {
    const { site, last, path } = await aLargeSite();
    let seen = { page: 'not looked at', home: '', other: '' };
    const pageRenderer = actingRenderer(
      20,
      async () => void (await site.post(`/recipes/${last.id}/unpublish`)),
      async () => {
        const other = await site.body('/recipes/dish-3-of-many');
        seen = { page: await site.body(path), home: await site.body('/'), other };
      },
    );
    const outcome = await publishSite(
      { ...site.publisher.host, pageRenderer },
      site.siteId,
      farAhead,
    );
    expect(seen.page).toBe('');
    expect(seen.home).not.toContain(last.title);
    expect(seen.other).not.toContain('Another Name');
    expect(outcome).toMatchObject({ outcome: 'live', revision: 3 });
    expect(await site.body('/')).toContain('Another Name');
    expect(await site.stale()).toEqual([]);
    expect(await site.publish()).toEqual({ outcome: 'idle' });
  });

  it('a recipe that becomes premium shows its locked page', async () => {
    const { site, last, path } = await aLargeSite();
    let seen = '';
    const pageRenderer = actingRenderer(
      20,
      () => site.change(last, { privacySetting: 'subscribers_only', note: aText('Stir at noon.') }),
      async () => void (seen = await site.body(path)),
    );
    await publishSite({ ...site.publisher.host, pageRenderer }, site.siteId, farAhead);
    expect(seen).toContain(last.title);
    expect(seen).not.toContain('midnight');
    expect(await site.stale()).toEqual([]);
  });

  it('a build that is left after that is finished by the next', async () => {
    const { site, last, path } = await aLargeSite();
    const { host, clock } = site.publisher;
    const pageRenderer = actingRenderer(
      20,
      async () => void (await site.post(`/recipes/${last.id}/unpublish`)),
      async () => void (clock.now += 1000),
    );
    const deadline = clock.now + 500;
    const left = await publishSite({ ...host, pageRenderer }, site.siteId, { deadline });
    expect(left).toEqual({ outcome: 'unfinished' });
    expect(await site.body(path)).toBe('');
    expect(await publishSite(host, site.siteId, farAhead)).toMatchObject({ outcome: 'live' });
    expect(await site.stale()).toEqual([]);
  });

  it('as many as need a build of the whole site leave before it ends', async () => {
    const { site, recipes } = await aLargeSite();
    await publishSite(site.publisher.host, site.siteId, farAhead);
    const withdrawn = recipes.slice(-50);
    await site.put('/sites', { title: 'A Third Name', slug: site.site.slug });
    for (const { id } of withdrawn) await site.post(`/recipes/${id}/unpublish`);
    let standing = -1;
    const pageRenderer = actingRenderer(
      1,
      () => Promise.resolve(),
      async () => {
        const pages = await site.pages();
        standing = withdrawn.filter(({ slug }) => pages.has(`/recipes/${slug}`)).length;
      },
    );
    await publishSite({ ...site.publisher.host, pageRenderer }, site.siteId, farAhead);
    expect(standing).toBe(0);
    expect(await site.stale()).toEqual([]);
  });
});
