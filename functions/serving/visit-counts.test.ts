import { describe, expect, it } from 'vitest';
import { missesPerSite } from '#domain/site/old-addresses/missed-address.ts';
import { commit } from '#functions/db/database.ts';
import { addressMisses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { createVisitCounts } from './visit-counts.ts';

const database = await testDatabase();

/** An isolate that counts misses of a site, and how often it writes. */
async function aCounter() {
  const { id: siteId } = await aSite(database);
  const { recording, rounds } = recordingDatabase(database);
  const background: Promise<unknown>[] = [];
  const state = { now: 1_000_000 };
  const counts = createVisitCounts();
  const source = {
    database: recording,
    now: () => state.now,
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    newId: () => crypto.randomUUID(),
  };
  const miss = (address: string) => counts.miss(source, { siteId, address, compared: address });
  const kept = async () => {
    await Promise.all(background);
    const all = await rowsOf(database, addressMisses);
    return all.filter((row) => row.siteId === siteId);
  };
  return { siteId, state, source, counts, miss, kept, writes: () => rounds.length };
}

describe('Counting what was asked for in vain', () => {
  it('writes each at once while that is rare', async () => {
    const { miss, kept, writes } = await aCounter();
    miss('/a');
    miss('/a');
    expect((await kept()).map(({ address, misses }) => [address, misses])).toEqual([['/a', 2]]);
    expect(writes()).toBe(2);
  });

  it('writes a few times a minute while somebody tries one after the other', async () => {
    const { state, miss, kept, writes } = await aCounter();
    for (let no = 0; no < 1000; no += 1) miss(`/try-${no}`);
    expect(writes()).toBe(20);
    state.now += 60_000;
    for (let no = 0; no < 1000; no += 1) miss(`/again-${no}`);
    expect(writes()).toBe(40);
    expect((await kept()).length).toBeLessThan(40 + 100);
  });

  it('adds up what waits', async () => {
    const { state, miss, kept } = await aCounter();
    for (let no = 0; no < 100; no += 1) miss('/often');
    state.now += 3000;
    miss('/often');
    expect((await kept())[0]?.misses).toBe(101);
  });

  it('keeps those that were asked for most', async () => {
    const { siteId, miss, kept } = await aCounter();
    const all = Array.from({ length: missesPerSite }, (_, no) => ({
      id: crypto.randomUUID(),
      siteId,
      address: `/${no}`,
      compared: `/${no}`,
      misses: no + 1,
      firstAt: no,
      lastAt: no,
    }));
    for (let at = 0; at < all.length; at += 10) {
      await commit(database, [database.insert(addressMisses).values(all.slice(at, at + 10))]);
    }
    miss('/new');
    const addresses = (await kept()).map(({ address }) => address);
    expect(addresses).toHaveLength(missesPerSite);
    expect([addresses.includes('/new'), addresses.includes('/0')]).toEqual([true, false]);
  });

  it('fails nobody when the database does', async () => {
    const { source, counts, kept } = await aCounter();
    const miss = { siteId: 'no-such-site', address: '/a', compared: '/a' };
    counts.miss(source, miss);
    expect(await kept()).toEqual([]);
  });
});
