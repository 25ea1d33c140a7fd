import { describe, expect, it } from 'vitest';
import { type Claim, claimBuild, leaseMs } from '#functions/repositories/publishing/builds.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { dyingDatabase, Killed } from '#functions/testing/database/broken-database.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import type { LivePage } from '#functions/testing/publishing/test-publisher.ts';
import { planBuild } from './plan-build.ts';
import { publishSite } from './publish-site.ts';
import { runPublisher } from './run-publisher.ts';

const app = await testApp();
const farAhead = { deadline: Number.MAX_SAFE_INTEGER };

type Death = { at: number; isDone: boolean };

/** Lets a publisher die at a round trip to the database; answers whether it came so far. */
async function publishAndDie({ publisher, siteId }: LiveSite, death: Death): Promise<boolean> {
  const { database } = dyingDatabase(app.database, death);
  try {
    await publishSite({ ...publisher.host, database }, siteId, farAhead);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

function isSame(one: Map<string, LivePage>, other: Map<string, LivePage>): boolean {
  const text = (pages: Map<string, LivePage>) => JSON.stringify(Object.fromEntries(pages));
  return text(one) === text(other);
}

/** Changes a site, kills the publisher at each of its steps, and says what visitors saw then. */
async function seenAtEveryStep(site: LiveSite, change: (round: number) => Promise<unknown>) {
  const seen: ('old' | 'new' | 'mixed')[] = [];
  const stale: string[] = [];
  let before = await site.pages();
  for (let step = 2, hasDied = true; hasDied; step += 1) {
    await change(step);
    hasDied = await publishAndDie(site, { at: Math.floor(step / 2), isDone: step % 2 === 1 });
    const between = await site.pages();
    site.publisher.clock.now += leaseMs + 1;
    await site.publish();
    const after = await site.pages();
    const isNew = isSame(between, after) ? 'new' : 'mixed';
    seen.push(isSame(between, before) ? 'old' : isNew);
    stale.push(...(await site.stale()));
    before = after;
  }
  return { seen, stale };
}

describe('A publisher killed at any step, design §4.4', { timeout: 120_000 }, () => {
  it('leaves the old site or the new one, and its follower finishes', async () => {
    const site = await aLiveSite(app);
    const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Bread', 'Cod Stew']);
    await site.publish();
    const { seen, stale } = await seenAtEveryStep(site, (round) =>
      site.change(recipe!, { title: `Tart ${round}`, slug: `tart-${round}` }),
    );
    expect(seen.length).toBeGreaterThan(10);
    expect(new Set(seen)).toEqual(new Set(['old', 'new']));
    expect(stale).toEqual([]);
  });

  it('does so in a build of the whole site, stage by stage', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipes(dishes(95));
    await site.publish();
    const { title, slug } = site.site;
    const { seen, stale } = await seenAtEveryStep(site, (round) =>
      site.put('/sites', { title, slug, aboutShort: aText(`Round ${round}`) }),
    );
    expect(seen.length).toBeGreaterThan(16);
    expect(new Set(seen)).toEqual(new Set(['old', 'new']));
    expect(stale).toEqual([]);
  });

  it('forgets no removal that it had planned before', async () => {
    const site = await aLiveSite(app);
    const answer = await site.post<{ ingredient: { id: string } }>('/ingredients', {
      title: 'Flour',
    });
    const { id: ingredientId } = answer.body.ingredient;
    const recipes = await site.publishRecipes(dishes(130), {
      ingredientUsageGroups: [groupOf(ingredientId)],
    });
    await site.publish();
    const { seen, stale } = await seenAtEveryStep(site, async (round) => {
      await site.put(`/ingredients/${ingredientId}`, { title: `Flour ${round}` });
      await site.post(`/recipes/${recipes[round]!.id}/unpublish`);
    });
    expect(seen.length).toBeGreaterThan(16);
    expect(new Set(seen)).toEqual(new Set(['old', 'new']));
    expect(stale).toEqual([]);
  });
});

const dishes = (count: number) => Array.from({ length: count }, (_, index) => `Dish ${index}`);

const groupOf = (ingredientId: string) => ({
  id: crypto.randomUUID(),
  title: 'Ingredients',
  note: null,
  ingredientUsages: [
    {
      id: crypto.randomUUID(),
      quantityMin: 2,
      quantityMax: null,
      unitId: null,
      ingredientId,
      preparation: null,
      ingredientTitleOverride: null,
      link: null,
      note: null,
    },
  ],
});

describe('A build that is not done at its deadline, design §4', { timeout: 60_000 }, () => {
  it('shows nothing, is left at once and goes on where it stopped', async () => {
    const site = await aLiveSite(app);
    const { publisher, siteId } = site;
    await site.publishRecipes(dishes(230));
    const passed = { deadline: publisher.clock.now - 1 };
    expect(await publishSite(publisher.host, siteId, passed)).toEqual({ outcome: 'unfinished' });
    expect((await site.pages()).size).toBe(0);
    let now = publisher.clock.now;
    const host = { ...publisher.host, now: () => (now += 1) };
    const deadline = now + 4;
    expect(await publishSite(host, siteId, { deadline })).toEqual({ outcome: 'unfinished' });
    const last = await publishSite(publisher.host, siteId, farAhead);
    const pagesRendered = (await site.pages()).size;
    expect(last).toMatchObject({ outcome: 'live', revision: 1, pagesRendered });
    expect(await site.stale()).toEqual([]);
  });

  it('takes in on its way what changed between', async () => {
    const site = await aLiveSite(app);
    const { publisher, siteId } = site;
    const recipes = await site.publishRecipes(dishes(110));
    await publishSite(publisher.host, siteId, { deadline: publisher.clock.now - 1 });
    await site.change(recipes[3]!, { title: 'Plum Tart', slug: 'plum-tart' });
    await site.post(`/recipes/${recipes[4]!.id}/unpublish`);
    expect(await publishSite(publisher.host, siteId, farAhead)).toMatchObject({ revision: 1 });
    expect(await site.stale()).toEqual([]);
  });

  it('shows no page with a navigation that was taken back before it was done', async () => {
    const site = await aLiveSite(app);
    const { publisher, siteId } = site;
    await site.publishRecipes(dishes(230));
    await site.publish();
    const brunch = { title: 'Brunch', slug: 'brunch' };
    const { body } = await site.post<{ collection: { id: string } }>('/collections', brunch);
    let now = publisher.clock.now;
    const host = { ...publisher.host, now: () => (now += 1) };
    expect(await publishSite(host, siteId, { deadline: now + 4 })).toEqual({
      outcome: 'unfinished',
    });
    await site.delete(`/collections/${body.collection.id}`);
    expect(await publishSite(publisher.host, siteId, farAhead)).toMatchObject({ outcome: 'live' });
    const pages = [...(await site.pages())];
    expect(pages.filter(([, page]) => page.body.includes('"href":"/collections"'))).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });

  it('is planned anew by whoever goes on only where its navigation may be another', async () => {
    const site = await aLiveSite(app);
    const { publisher, siteId } = site;
    await site.publishRecipes(dishes(110));
    await site.publish();
    await site.post('/collections', { title: 'Brunch', slug: 'brunch' });
    const { now, database, newId } = publisher.host;
    await publishSite(publisher.host, siteId, { deadline: now() - 1 });
    const lease = { buildId: newId(), leaseToken: newId(), now: now() };
    const claim = await claimBuild(database, { siteId, ...lease });
    const { build, site: state } = claim as Extract<Claim, { outcome: 'claimed' }>;
    const isWholeFor = async (...keys: string[]) =>
      (await planBuild(database, build, { keys, site: state, wholeFor: null })).isWhole;
    expect(await isWholeFor('recipe:1', 'recipes', 'collection:1')).toBe(false);
    expect(await isWholeFor('recipe:1', 'newsletters')).toBe(true);
    expect(await isWholeFor('collections')).toBe(true);
  });

  it('is called for again by whoever left it', async () => {
    const site = await aLiveSite(app);
    const { publisher, siteId } = site;
    await site.publishRecipes(dishes(110));
    const host = { ...publisher.host, now: () => (publisher.clock.now += 9000) };
    await runPublisher(host, siteId, publisher.clock.now);
    expect(publisher.queued).toEqual([{ siteId, delaySeconds: 0 }]);
  });
});
