import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { commit, read } from '#functions/db/database.ts';
import { builds } from '#functions/db/schema/site/publishing/builds.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { countOf } from '#functions/repositories/reads.ts';
import { keptBuilds, listUsedPacks } from '#functions/repositories/publishing/history.ts';
import { listSitesToRefresh } from '#functions/repositories/publishing/maintenance.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer, type LivePage } from '#functions/testing/publishing/test-publisher.ts';
import { prune, publisherOf, refreshSite, sweep } from './run-publisher.ts';

const app = await testApp();
const never = Number.MAX_SAFE_INTEGER;
const dishes = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index}`);

/** The publisher of a later deploy, whose pages say so. */
function laterDeploy({ publisher }: LiveSite) {
  const renderHtml = async (page: AnyPage) => `${await jsonRenderer.renderHtml(page)} later`;
  const pageRenderer = { ...jsonRenderer, renderHtml };
  return { ...publisher.host, renderer: 'second-deploy', pageRenderer };
}

const awaitsRefresh = async ({ siteId }: LiveSite, renderer: string) =>
  (await listSitesToRefresh(app.database, renderer)).includes(siteId);

describe('After a deploy, design §4.7', { timeout: 60_000 }, () => {
  it('every page is replaced, some at a time, and none is missing meanwhile', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipes(dishes(120));
    await site.publish();
    const host = laterDeploy(site);
    expect(await awaitsRefresh(site, host.renderer)).toBe(true);
    await refreshSite(host, site.siteId, never);
    const html = [...(await site.pages()).values()].filter(({ contentType }) =>
      contentType.startsWith('text/html'),
    );
    expect(html.length).toBeGreaterThan(120);
    expect(html.filter(({ body }) => !body.endsWith(' later'))).toEqual([]);
    expect(await awaitsRefresh(site, host.renderer)).toBe(false);
  });

  it('pages that it brings are laid down beside those that stand', async () => {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ title: 'Plum Tart' }));
    await site.publish();
    await commit(app.database, [
      app.database
        .delete(pages)
        .where(and(eq(pages.siteId, site.siteId), eq(pages.path, '/sign-in'))),
    ]);
    const host = laterDeploy(site);
    await refreshSite(host, site.siteId, never);
    expect(await site.body('/sign-in')).toContain('later');
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Plum Tart');
    expect(await awaitsRefresh(site, host.renderer)).toBe(false);
  });

  it('pages that render the same are not written again', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    const host = { ...site.publisher.host, renderer: 'second-deploy' };
    const packs = site.publisher.packs.size;
    await refreshSite(host, site.siteId, never);
    expect(site.publisher.packs.size).toBe(packs);
    expect(await awaitsRefresh(site, host.renderer)).toBe(false);
  });

  it('what the cook publishes goes with it', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    const recipe = await site.publishRecipe(aRecipe({ title: 'Plum Tart' }));
    await refreshSite(laterDeploy(site), site.siteId, never);
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Plum Tart');
    expect(await site.publish()).toEqual({ outcome: 'idle' });
  });

  it('a page that cannot be rendered any more stays and ends the refresh all the same', async () => {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ title: 'Plum Tart' }));
    await site.publish();
    const renderHtml = () => Promise.reject(new Error('Broken template'));
    const host = { ...laterDeploy(site), pageRenderer: { ...jsonRenderer, renderHtml } };
    await refreshSite(host, site.siteId, never);
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('Plum Tart');
    expect(await awaitsRefresh(site, host.renderer)).toBe(false);
    await publisherOf(host).retry(site.siteId);
    await site.publish();
    expect(await site.publisher.failures(site.siteId)).toEqual([]);
  });

  it('a site without pages waits for nothing', async () => {
    const site = await aLiveSite(app);
    expect(await awaitsRefresh(site, 'second-deploy')).toBe(false);
  });
});

describe('The sweep, design §4.1', () => {
  it('calls for every site with changes that nobody took', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await sweep(site.publisher.host);
    expect(site.publisher.queued).toContainEqual({ siteId: site.siteId, delaySeconds: 0 });
    await site.publish();
    site.publisher.queued.length = 0;
    await sweep(site.publisher.host);
    expect(site.publisher.queued.map(({ siteId }) => siteId)).not.toContain(site.siteId);
  });
});

async function versionsOf({ siteId }: LiveSite, path: string): Promise<number[]> {
  const version = selection({ revision: pages.revision });
  const query = app.database
    .select(version.fields)
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.path, path)))
    .orderBy(asc(pages.revision));
  return (await read(app.database, rows(version, query))).map(({ revision }) => revision);
}

/** Addresses of recipes that have a page, each with its title. */
const shownRecipes = (live: Map<string, LivePage>) =>
  [...live]
    .filter(([path, { status }]) => path.startsWith('/recipes/') && status === 200)
    .map(([path, { body }]) => `${path} ${/"(Plum \d|Leek)"/.exec(body)?.[1]}`);

describe('The history of a site, design §4.8', { timeout: 60_000 }, () => {
  const store = { removeUnused: () => Promise.resolve(0) };

  async function aLongHistory() {
    const site = await aLiveSite(app);
    const recipe = await site.publishRecipe(aRecipe({ title: 'Dish 0' }));
    const taken = await site.publishRecipe(aRecipe({ title: 'Taken' }));
    await site.publish();
    await site.post(`/recipes/${taken.id}/unpublish`);
    for (const title of dishes(keptBuilds + 4).slice(1)) {
      await site.change(recipe, { title });
      await site.publish();
    }
    return { site, recipe };
  }

  it('goes back fifty builds, and what visitors see is untouched', async () => {
    const { site, recipe } = await aLongHistory();
    const before = await site.pages();
    await prune(site.publisher.host, store);
    expect(await site.pages()).toEqual(before);
    await site.goBackTo(5);
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('"Dish 4"');
    expect((await site.goBackTo(4)).status).toBe(404);
  });

  it('lets go of bodies that nothing shows any more, and of no other', async () => {
    const { site } = await aLongHistory();
    await prune(site.publisher.host, store);
    const keys = [...site.publisher.packs.keys()];
    const used = await listUsedPacks(app.database, keys);
    expect(used.size).toBeLessThan(keys.length);
    for (const key of keys.filter((each) => !used.has(each))) site.publisher.packs.delete(key);
    expect([...(await site.pages()).values()].filter(({ body }) => body === '')).toEqual([]);
  });

  it('is not pushed out by the many builds of a deploy', async () => {
    const { site, recipe } = await aLongHistory();
    for (const renderer of dishes(keptBuilds)) {
      await refreshSite({ ...site.publisher.host, renderer }, site.siteId, never);
    }
    await prune(site.publisher.host, store);
    await site.goBackTo(10);
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('"Dish 9"');
  });

  it('keeps of many deploys in a row only what visitors see', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    for (const renderer of dishes(keptBuilds + 5)) {
      const renderHtml = async (page: AnyPage) =>
        `${await jsonRenderer.renderHtml(page)} ${renderer}`;
      const host = {
        ...site.publisher.host,
        renderer,
        pageRenderer: { ...jsonRenderer, renderHtml },
      };
      await refreshSite(host, site.siteId, never);
    }
    const before = await site.pages();
    await prune(site.publisher.host, store);
    expect(await site.pages()).toEqual(before);
    const versions = await versionsOf(site, '/');
    expect(versions).toEqual([1, keptBuilds + 6]);
  });

  it('shows after any rollback exactly what stood then', async () => {
    const site = await aLiveSite(app);
    const [plum, leek] = await site.publishRecipes(['Plum', 'Leek']);
    const shown = async () => shownRecipes(await site.pages());
    const snapshots = new Map<number, string[]>();
    for (let number = 1; number <= keptBuilds + 10; number += 1) {
      const verb = ['publish', 'unpublish', 'publish'][number % 3]!;
      await site.change(plum!, { title: `Plum ${number % 4}`, slug: `plum-${number % 5}` });
      await site.post(`/recipes/${leek!.id}/${verb}`);
      await site.publish();
      snapshots.set(number, await shown());
    }
    await prune(site.publisher.host, store);
    for (const revision of [11, 23, 35, 47, 59]) {
      expect((await site.goBackTo(revision)).status).toBe(200);
      await site.publish();
      expect(await shown()).toEqual(snapshots.get(revision));
    }
  });

  it('keeps the build that visitors see, however old it is', async () => {
    const { site, recipe } = await aLongHistory();
    await site.goBackTo(2);
    await site.publish();
    await prune(site.publisher.host, store);
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('"Dish 1"');
    const isLive = sql`${builds} JOIN ${sites} ON ${sites.id} = ${builds.siteId}
      AND ${sites.revision} = ${builds.revision}`;
    const restored = countOf(
      sql`${isLive} WHERE ${builds.siteId} = ${site.siteId} AND ${builds.restoredRevision} = 2`,
    );
    expect(await read(app.database, restored)).toBe(1);
  });
});
