import { describe, expect, it } from 'vitest';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { createPageCache, type PageSource } from './page-cache.ts';

const app = await testApp();

/** An isolate that answers for a site, beside the one that publishes. */
function anIsolate({ publisher, siteId }: LiveSite) {
  const cache = createPageCache();
  const calls = { bodies: 0 };
  const { recording, rounds } = recordingDatabase(app.database);
  const source: PageSource = {
    database: recording,
    now: () => publisher.clock.now,
    waitUntil: () => undefined,
    readBody: ({ packKey, packOffset, packLength }) => {
      calls.bodies += 1;
      const pack = publisher.packs.get(packKey)!;
      return Promise.resolve(Uint8Array.from(pack.subarray(packOffset, packOffset + packLength)));
    },
  };
  const hashOf = async (path: string) => (await cache.find(source, siteId, path))?.page.hash;
  const read = () => ({ queries: rounds.flat().length, bodies: calls.bodies });
  return { calls, hashOf, read };
}

async function aSiteOfTwoBuilds() {
  const site = await aLiveSite(app);
  const [recipe] = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
  await site.publish();
  const path = `/recipes/${recipe!.slug}`;
  const publishAgain = async () => {
    await site.change(recipe!, { title: 'Quince Tart' });
    await site.publish();
  };
  const pass = (ms: number) => {
    site.publisher.clock.now += ms;
  };
  return { site, path, publishAgain, pass };
}

describe('Pages in the memory of an isolate, design §5', () => {
  it('are replaced within two seconds after another isolate published', async () => {
    const { site, path, publishAgain, pass } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    const old = await isolate.hashOf(path);
    await publishAgain();
    expect(await isolate.hashOf(path)).toBe(old);
    pass(1800);
    expect(await isolate.hashOf(path)).not.toBe(old);
  });

  it('are all of one revision: a page that is read late is as old as the others', async () => {
    const { site, path, publishAgain } = await aSiteOfTwoBuilds();
    const [early, late] = [anIsolate(site), anIsolate(site)];
    const old = await early.hashOf(path);
    await late.hashOf('/terms');
    await publishAgain();
    expect(await late.hashOf(path)).toBe(old);
  });

  it('are those of the build that a rollback made, whatever was read in between', async () => {
    const { site, path, publishAgain, pass } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    await isolate.hashOf('/terms');
    await publishAgain();
    pass(1800);
    const replaced = await isolate.hashOf(path);
    await site.goBackTo(1);
    await site.publish();
    pass(1800);
    expect(await isolate.hashOf(path)).not.toBe(replaced);
    expect(await isolate.hashOf(path)).toBe(await anIsolate(site).hashOf(path));
  });

  it('are not read again when a build left them as they were', async () => {
    const { site, publishAgain, pass } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    await isolate.hashOf('/terms');
    await publishAgain();
    pass(1800);
    await isolate.hashOf('/terms');
    expect(isolate.calls.bodies).toBe(1);
  });

  it('cost a row and an object when they are cold, and nothing when they are hot, §15', async () => {
    const { site, path } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    await isolate.hashOf(path);
    expect(isolate.read()).toEqual({ queries: 1, bodies: 1 });
    await isolate.hashOf(path);
    expect(isolate.read()).toEqual({ queries: 1, bodies: 1 });
  });

  it('cost a row a moment later, whether they have changed or not', async () => {
    const { site, path, pass } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    await isolate.hashOf(path);
    pass(1800);
    await isolate.hashOf(path);
    expect(isolate.read()).toEqual({ queries: 2, bodies: 1 });
  });

  it('are remembered to be missing as well', async () => {
    const { site } = await aSiteOfTwoBuilds();
    const isolate = anIsolate(site);
    expect(await isolate.hashOf('/recipes/nothing')).toBeUndefined();
    expect(await isolate.hashOf('/recipes/nothing')).toBeUndefined();
    expect(isolate.calls.bodies).toBe(0);
  });
});
