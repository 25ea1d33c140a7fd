import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { commit } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { dependencyKeys } from '#functions/db/schema/site/publishing/pages.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import {
  addDependency,
  recordedDependencies,
} from '#functions/testing/publishing/page-dependencies.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publishSite } from '../publish-site.ts';
import { refreshSite } from '../run-publisher.ts';

const app = await testApp();
const never = Number.MAX_SAFE_INTEGER;

/** A live site and the paths that its pageRenderer was asked for since. */
async function aWatchedSite() {
  const rendered: string[] = [];
  const renderHtml = (page: AnyPage) => {
    rendered.push(page.meta.path);
    return jsonRenderer.renderHtml(page);
  };
  const site = await aLiveSite(app, { pageRenderer: { ...jsonRenderer, renderHtml } });
  const recipes = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf']);
  await site.publish();
  rendered.length = 0;
  return { ...site, recipes, rendered };
}

const recordedChange = ({ siteId }: LiveSite) =>
  app.database.insert(changes).values({ siteId, key: 'site', createdAt: 0 });

const trace = ({ siteId }: LiveSite, path: string) =>
  addDependency(app.database, { siteId, path, key: 'trace' });

describe('Pages from whose model the same would be rendered, design §4', () => {
  it('are not rendered, though a change may have touched them', async () => {
    const site = await aWatchedSite();
    await commit(app.database, [recordedChange(site)]);
    expect(await site.publish()).toMatchObject({ outcome: 'live', pagesChanged: 0 });
    expect(site.rendered).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });

  it('are rendered again once their model is another, also when it is the one of before', async () => {
    const site = await aWatchedSite();
    const [plum] = site.recipes;
    const path = `/recipes/${plum!.slug}`;
    for (const title of ['Quince Tart', 'Plum Tart']) {
      site.rendered.length = 0;
      await site.change(plum!, { title });
      await site.publish();
      expect(site.rendered).toContain(path);
      expect(await site.body(path)).toContain(title);
      expect(await site.stale()).toEqual([]);
    }
  });

  it('are rendered by every deploy, and not again after it', async () => {
    const site = await aWatchedSite();
    const later = { ...site.publisher.host, renderer: 'later' };
    await refreshSite(later, site.siteId, never);
    expect(site.rendered).toContain('/');
    site.rendered.length = 0;
    await commit(app.database, [recordedChange(site)]);
    await publishSite(later, site.siteId, { deadline: never });
    expect(site.rendered).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });
});

describe('What a page is made of', () => {
  async function recorded(siteId: string, path: string) {
    const all = await recordedDependencies(app.database, siteId);
    return all.flatMap((dependency) => (dependency.path === path ? dependency.key : []));
  }

  it('is not written again until it is something else', async () => {
    const site = await aWatchedSite();
    const [plum] = site.recipes;
    const path = `/recipes/${plum!.slug}`;
    const before = await recorded(site.siteId, path);
    expect(before).toContain(`recipe:${plum!.id}`);
    // Only a trace: what is not written again stays as this leaves it.
    await commit(app.database, trace(site, path));
    await site.change(plum!, { title: 'Quince Tart' });
    await site.publish();
    expect(await site.body(path)).toContain('Quince Tart');
    expect(await recorded(site.siteId, path)).toContain('trace');
    const [fig] = await site.publishRecipes(['Fig Loaf']);
    await site.publish();
    const after = await recorded(site.siteId, path);
    expect(after).not.toContain('trace');
    expect(after).toContain(`recipe:${fig!.id}`);
  });

  it('loses the keys of what is gone with the next build of the whole site', async () => {
    const site = await aWatchedSite();
    const { id } = site.recipes[0]!;
    const ofSite = eq(dependencyKeys.siteId, site.siteId);
    const keys = async () =>
      (await rowsOf(app.database, dependencyKeys, ofSite)).map(({ key }) => key);
    await site.delete(`/recipes/${id}`);
    await site.publish();
    expect(await keys()).toContain(`recipe:${id}`);
    await commit(app.database, [recordedChange(site)]);
    await site.publish();
    expect(await keys()).not.toContain(`recipe:${id}`);
    expect(await keys()).toContain('recipes');
  });

  it('is written by every deploy', async () => {
    const site = await aWatchedSite();
    await commit(app.database, trace(site, '/'));
    await refreshSite({ ...site.publisher.host, renderer: 'later' }, site.siteId, never);
    expect(await recorded(site.siteId, '/')).not.toContain('trace');
  });
});
