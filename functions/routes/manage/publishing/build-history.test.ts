import { describe, expect, it } from 'vitest';
import type {
  BuildPagesAnswer,
  BuildsAnswer,
  ComparisonAnswer,
  PastPagesAnswer,
} from '#contract/publishing/build.ts';
import { publisherOf } from '#functions/publisher/run-publisher.ts';
import type { PageStore } from '#functions/adapters/page-store.ts';
import { endedPreview } from '#functions/http/answers/ended-preview.ts';
import { pastPage } from '#functions/publisher/preview/past-page.ts';
import { servePreview } from '#functions/serving/serve-preview.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

const newestOf = async (site: LiveSite) =>
  (await site.get<BuildsAnswer>('/builds?limit=1')).body.builds[0]!;
const pagesOf = async (site: LiveSite) =>
  (await site.get<BuildPagesAnswer>(`/builds/${(await newestOf(site)).id}/pages`)).body;

async function aSite() {
  const site = await aLiveSite(app);
  const recipes = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf']);
  await site.publish();
  return { ...site, recipes, plum: recipes[0]! };
}

describe('A build says what caused it', () => {
  it('by the recipes that came, changed and went', async () => {
    const site = await aSite();
    expect((await newestOf(site)).recipes).toEqual([
      { deed: 'published', count: 3, titles: ['Leek Pie', 'Plum Tart', 'Rye Loaf'] },
    ]);
    await site.change(site.plum, { title: 'Fig Tart' });
    await site.post(`/recipes/${site.recipes[1]!.id}/unpublish`);
    await site.publish();
    expect((await newestOf(site)).recipes).toEqual([
      { deed: 'unpublished', count: 1, titles: ['Leek Pie'] },
      { deed: 'updated', count: 1, titles: ['Fig Tart'] },
    ]);
  });

  it('by the recipes that became premium, and three of their titles', async () => {
    const site = await aSite();
    const more = await site.publishRecipes(['Cod Stew']);
    await site.publish();
    const recipeIds = [...site.recipes, ...more].map(({ id }) => id);
    const premium = { action: 'set-privacy', privacySetting: 'subscribers_only', recipeIds };
    await site.post('/recipe-actions', premium);
    await site.publish();
    expect((await newestOf(site)).recipes).toEqual([
      { deed: 'premium', count: 4, titles: ['Cod Stew', 'Leek Pie', 'Plum Tart'] },
    ]);
  });

  it('by what else changed, and by a second attempt', async () => {
    const site = await aSite();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, about: aText('About') });
    await site.publish();
    expect(await newestOf(site)).toMatchObject({ changed: { site: 1 }, recipes: [] });
    await publisherOf(site.publisher.host).retry(site.siteId);
    expect(await site.publish()).toEqual({ outcome: 'idle' });
  });

  it('by no setting where a featured recipe was deleted and came back', async () => {
    const site = await aSite();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, featuredRecipeIds: [site.plum.id] });
    await site.publish();
    const featuring = await newestOf(site);
    await site.delete(`/recipes/${site.plum.id}`);
    await site.publish();
    const deleted = await newestOf(site);
    await site.post(`/deleted-recipes/${site.plum.id}/restore`);
    await site.publish();
    for (const build of [deleted, await newestOf(site)]) {
      expect(build.changed).toMatchObject({ featured: 1 });
      expect(build.changed).not.toHaveProperty('site');
    }
    const comparison = async ({ id }: { id: string }) =>
      (await site.get<ComparisonAnswer>(`/builds/${id}/comparison`)).body;
    expect(await comparison(featuring)).toMatchObject({
      settingsDiffer: false,
      featuredDiffer: false,
    });
    expect(await comparison(deleted)).toMatchObject({
      settingsDiffer: false,
      featuredDiffer: true,
    });
  });

  it('and which pages it added, changed and removed', async () => {
    const site = await aSite();
    const { counts } = await pagesOf(site);
    expect(counts).toMatchObject({ changed: 0, removed: 0 });
    await site.publishRecipe(aRecipe({ title: 'Fig Jam', slug: 'fig-jam' }));
    await site.post(`/recipes/${site.plum.id}/unpublish`);
    await site.publish();
    const { pages } = await pagesOf(site);
    expect(pages.slice(0, 4)).toContainEqual({
      path: '/recipes/fig-jam',
      kind: 'recipe',
      title: 'Fig Jam',
      change: 'added',
    });
    expect(pages).toContainEqual({
      path: `/recipes/${site.plum.slug}`,
      kind: 'recipe',
      title: 'Plum Tart',
      change: 'removed',
    });
    expect(pages).toContainEqual({ path: '/', kind: 'home', title: null, change: 'changed' });
  });
});

describe('What going back would change', () => {
  it('is told before it happens, and is what happens', async () => {
    const site = await aSite();
    const first = await newestOf(site);
    await site.change(site.plum, { title: 'Fig Tart' });
    await site.post(`/recipes/${site.recipes[1]!.id}/unpublish`);
    await site.publishRecipe(aRecipe({ title: 'Fig Jam', slug: 'fig-jam' }));
    await site.publish();
    const { body } = await site.get<ComparisonAnswer>(`/builds/${first.id}/comparison`);
    expect(body).toEqual({
      pages: expect.arrayContaining([
        { path: `/recipes/${site.plum.slug}`, title: 'Plum Tart', change: 'changed' },
        { path: '/recipes/fig-jam', title: 'Fig Jam', change: 'removed' },
      ]) as object,
      counts: { added: 0, changed: 1, removed: 1 },
      settingsDiffer: false,
      featuredDiffer: false,
      staying: [{ title: 'Leek Pie', reason: 'withdrawn' }],
      stayingCount: 1,
      notBroughtBack: [],
    });
    await site.post(`/builds/${first.id}/rollback`);
    await site.publish();
    const again = await site.get<ComparisonAnswer>(`/builds/${first.id}/comparison`);
    expect(again.body.counts).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('names what changed since and does not come back', async () => {
    const site = await aSite();
    const first = await newestOf(site);
    const comparison = async (buildId: string) =>
      (await site.get<ComparisonAnswer>(`/builds/${buildId}/comparison`)).body.notBroughtBack;
    await site.post('/collections', { title: 'Pies', slug: 'pies' });
    await site.publish();
    const second = await newestOf(site);
    const { term } = (
      await site.post<{ term: { id: string } }>('/terms', {
        kind: 'tag',
        title: 'Quick',
        slug: 'quick',
      })
    ).body;
    await site.change(site.plum, { tagIds: [term.id] });
    await site.publish();
    await site.put(`/terms/${term.id}`, { title: 'Swift', slug: 'quick' });
    await site.publish();
    expect(await comparison(first.id)).toEqual(['collections', 'library']);
    expect(await comparison(second.id)).toEqual(['library']);
  });
});

async function visit(site: LiveSite, address: string, now = app.clock.now) {
  const entry = { siteId: site.siteId, slug: site.site.slug, primaryHost: null };
  const { packs, host } = site.publisher;
  const readBody = ({ packKey, packOffset, packLength }: Parameters<PageStore['read']>[0]) =>
    Promise.resolve(
      Uint8Array.from(packs.get(packKey)!.subarray(packOffset, packOffset + packLength)),
    );
  const answer = await servePreview(new Request(address), entry, {
    platform: { scheme: 'https', host: 'larder.test' },
    consume: () => Promise.resolve(null),
    pageOf: (asked) => pastPage({ ...host, readBody }, { ...asked, now }),
    ended: endedPreview,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('The site as it was, security S5.4', () => {
  async function aLink() {
    const site = await aSite();
    const build = await newestOf(site);
    await site.change(site.plum, { title: 'Fig Tart' });
    await site.publish();
    const { body } = await site.post<PastPagesAnswer>(`/builds/${build.id}/past-pages`);
    return { site, ...body.link };
  }

  it('is shown to the kitchen alone, kept by nobody and found by no search engine', async () => {
    const { site, url } = await aLink();
    const { headers, text } = await visit(site, `${url}?page=/recipes/${site.plum.slug}`);
    expect(text).toContain('Plum Tart');
    expect(text).not.toContain('Fig Tart');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const policy = headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors https://larder.test');
    expect((await visit(site, url)).text).toContain('Plum Tart');
  });

  it('keeps premium recipes locked, as everyone saw them', async () => {
    const site = await aLiveSite(app);
    const secret = aText('The secret is lard.');
    const locked = aRecipe({ privacySetting: 'subscribers_only', note: secret });
    const recipe = await site.publishRecipe(locked);
    await site.publish();
    const build = await newestOf(site);
    const { body } = await site.post<PastPagesAnswer>(`/builds/${build.id}/past-pages`);
    const { text } = await visit(site, `${body.link.url}?page=/recipes/${recipe.slug}`);
    expect(text).toContain('"isLocked":true');
    expect(text).not.toContain('secret is');
  });

  it('ends after ten minutes, and opens on no other site', async () => {
    const { site, url } = await aLink();
    expect((await visit(site, url, app.clock.now + 11 * 60_000)).status).toBe(404);
    expect((await visit(await aSite(), url)).status).toBe(404);
  });
});
