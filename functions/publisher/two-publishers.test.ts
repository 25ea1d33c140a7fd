import { describe, expect, it } from 'vitest';
import type { AnyPage } from '#content/page-models.ts';
import { leaseMs } from '#functions/repositories/publishing/builds.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { jsonRenderer } from '#functions/testing/publishing/test-publisher.ts';
import { publishSite } from './publish-site.ts';

const app = await testApp();
const farAhead = { deadline: Number.MAX_SAFE_INTEGER };

/** A pageRenderer that stops at the first page that it is to render, until it is let go. */
function stoppingRenderer() {
  const gate = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const renderHtml = async (page: AnyPage) => {
    stopped.resolve();
    await gate.promise;
    return jsonRenderer.renderHtml(page);
  };
  const pageRenderer = { ...jsonRenderer, renderHtml };
  return { pageRenderer, stopped: stopped.promise, letGo: () => gate.resolve() };
}

/** A live site on which one publisher stands still in the middle of a newer build. */
async function aStoppedBuild() {
  const site = await aLiveSite(app);
  const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
  await site.publish();
  await site.change(recipe!, { title: 'Quince Tart' });
  const { pageRenderer, stopped, letGo } = stoppingRenderer();
  const first = publishSite({ ...site.publisher.host, pageRenderer }, site.siteId, farAhead);
  await stopped;
  const finishFirst = async () => {
    letGo();
    return await first;
  };
  const path = `/recipes/${recipe!.slug}`;
  return { site, recipe: recipe!, path, finishFirst };
}

describe('Two publishers at one site, design §4.2', () => {
  it('are one at work and one that is told so', async () => {
    const { site, path, finishFirst } = await aStoppedBuild();
    const second = await publishSite(site.publisher.host, site.siteId, farAhead);
    expect(second).toMatchObject({ outcome: 'busy' });
    expect(await site.body(path)).toContain('Plum Tart');
    expect(await finishFirst()).toMatchObject({ outcome: 'live', revision: 2 });
    expect(await site.body(path)).toContain('Quince Tart');
  });

  it('start one build when both begin at once', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    const both = await Promise.all([
      publishSite(site.publisher.host, site.siteId, farAhead),
      publishSite(site.publisher.host, site.siteId, farAhead),
    ]);
    const outcomes = both.map(({ outcome }) => outcome);
    expect(outcomes).toContain('live');
    expect(outcomes.filter((outcome) => outcome === 'live')).toHaveLength(1);
  });

  it('do not wait for each other: one looks again whether the other has died', async () => {
    const { site, finishFirst } = await aStoppedBuild();
    const { publisher, siteId } = site;
    expect(await site.publish()).toMatchObject({ outcome: 'busy' });
    expect(publisher.queued.at(-1)).toEqual({ siteId, delaySeconds: 5 });
    await finishFirst();
  });
});

describe('A publisher that died, design §4.4', () => {
  it('is replaced once its lease has run out', async () => {
    const { site, path } = await aStoppedBuild();
    site.publisher.clock.now += leaseMs + 1;
    const second = await publishSite(site.publisher.host, site.siteId, farAhead);
    expect(second).toMatchObject({ outcome: 'live', revision: 2 });
    expect(await site.body(path)).toContain('Quince Tart');
    expect(site.publisher.purges.at(-1)).toBe('all');
  });

  it('shows nothing when it wakes up after all', async () => {
    const { site, path, recipe, finishFirst } = await aStoppedBuild();
    site.publisher.clock.now += leaseMs + 1;
    await publishSite(site.publisher.host, site.siteId, farAhead);
    await site.change(recipe, { title: 'Fig Tart' });
    await site.publish();
    expect(await finishFirst()).toEqual({ outcome: 'unfinished' });
    expect(await site.body(path)).toContain('Fig Tart');
    expect(await site.stale()).toEqual([]);
  });

  it('takes no change with it that came after its build was shown by another', async () => {
    const { site, path, recipe, finishFirst } = await aStoppedBuild();
    site.publisher.clock.now += leaseMs + 1;
    await publishSite(site.publisher.host, site.siteId, farAhead);
    await site.change(recipe, { title: 'Fig Tart' });
    await finishFirst();
    expect(await site.body(path)).toContain('Quince Tart');
    expect(await site.publish()).toMatchObject({ outcome: 'live', revision: 3 });
    expect(await site.body(path)).toContain('Fig Tart');
  });
});

describe('A change in the middle of a build, design §4', { timeout: 60_000 }, () => {
  it('is in it', async () => {
    const { site, path, recipe, finishFirst } = await aStoppedBuild();
    await site.change(recipe, { title: 'Fig Tart' });
    await site.publishRecipe(aRecipe({ title: 'Cod Stew' }));
    expect(await finishFirst()).toMatchObject({ outcome: 'live', revision: 2 });
    expect(await site.body(path)).toContain('Fig Tart');
    expect(await site.body('/')).toContain('Cod Stew');
    expect(await site.stale()).toEqual([]);
    expect(await site.publish()).toEqual({ outcome: 'idle' });
  });

  it('may bring back what stood before it', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
    await site.publish();
    await site.change(recipe!, { title: 'Quince Tart' });
    const { pageRenderer, stopped, letGo } = stoppingRenderer();
    const build = publishSite({ ...site.publisher.host, pageRenderer }, site.siteId, farAhead);
    await stopped;
    await site.change(recipe!, { title: 'Plum Tart' });
    letGo();
    await build;
    expect(await site.body(`/recipes/${recipe!.slug}`)).toContain('Plum Tart');
    expect(await site.stale()).toEqual([]);
  });

  it('may take away a page of a build of the whole site', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
    await site.publish();
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, headerLayout: 'centered' });
    const { pageRenderer, stopped, letGo } = stoppingRenderer();
    const build = publishSite({ ...site.publisher.host, pageRenderer }, site.siteId, farAhead);
    await stopped;
    await site.post(`/recipes/${recipe!.id}/unpublish`);
    await site.put('/sites', { title, slug, headerLayout: 'left' });
    letGo();
    await build;
    expect(await site.page(`/recipes/${recipe!.slug}`)).toBeUndefined();
    expect(await site.stale()).toEqual([]);
  });

  it('does not keep a site that changes all the time from being shown', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart']);
    await site.publish();
    let changes = 0;
    const storePack = async (bytes: Uint8Array) => {
      changes += 1;
      await site.change(recipe!, { title: `Tart ${changes}` });
      return await site.publisher.host.storePack(bytes);
    };
    await site.change(recipe!, { title: 'Tart' });
    const host = { ...site.publisher.host, storePack };
    expect(await publishSite(host, site.siteId, farAhead)).toMatchObject({ outcome: 'live' });
    expect(changes).toBe(50);
    await site.publish();
    expect(await site.stale()).toEqual([]);
  });
});
