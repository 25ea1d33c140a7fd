import { describe, expect, it } from 'vitest';
import type { OwnPageAnswer, OwnPageFailure } from '#contract/import/own-site.ts';
import { type FetchedPage, fetchedPages } from './fetched-pages.ts';
import { SiteAsleep } from './site-asleep.ts';

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
const failed = (failure: OwnPageFailure): OwnPageAnswer => ({
  outcome: 'failure',
  failure,
  retryAfterSeconds: null,
});

type Failures = Record<string, readonly OwnPageFailure[]>;

/** A site whose pages fail so often as it is told before they come, and that counts calls at once. */
function aSite(failures: Failures, others: readonly OwnPageFailure[] = []) {
  const asked: string[] = [];
  const calls = new Map<string, number>();
  let [now, most] = [0, 0];
  const ask = async (address: string): Promise<OwnPageAnswer> => {
    asked.push(address);
    const call = calls.get(address) ?? 0;
    calls.set(address, call + 1);
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    const failure = (failures[address] ?? others)[call];
    return failure ? failed(failure) : { outcome: 'page', address, html: '' };
  };
  const onAsleep = (failure: OwnPageFailure): never => {
    throw new SiteAsleep(failure);
  };
  const read = async (addresses: string[]) => {
    const pages: FetchedPage[] = [];
    for await (const page of fetchedPages(addresses, { ask, home: '/home', onAsleep })) {
      pages.push(page);
    }
    return pages;
  };
  return { asked, read, most: () => most };
}
const addressesOf = (pages: readonly FetchedPage[]) => pages.map(({ address }) => address);

describe('The pages of a site', () => {
  it('come one after the other, two at once at most', async () => {
    const site = aSite({});
    expect(addressesOf(await site.read(paths(20)))).toEqual(paths(20));
    expect(site.asked).toEqual(paths(20));
    expect(site.most()).toBeLessThanOrEqual(2);
  });

  it('that are gone for good are told at once, others are asked once more at the end', async () => {
    const site = aSite({ '/1': ['not_there'], '/2': ['busy'], '/3': ['too_large'] });
    const pages = await site.read(paths(5));
    expect(addressesOf(pages)).toEqual(['/0', '/1', '/3', '/4', '/2']);
    expect(pages.at(-1)?.answer.outcome).toBe('page');
  });

  it('are told as lost where they fail a second time', async () => {
    const site = aSite({ '/1': ['unreachable', 'unreachable'] });
    const pages = await site.read(paths(3));
    expect(pages.at(-1)).toEqual({ address: '/1', answer: failed('unreachable') });
  });

  it('break off where nothing of the site comes, and nothing is told of them', async () => {
    const site = aSite({}, ['refused', 'refused']);
    await expect(site.read(paths(50))).rejects.toThrow('refused');
    expect(site.asked.length).toBeLessThan(10);
  });

  it('go on where many fail and the site is there', async () => {
    const site = aSite({ '/home': [] }, ['too_slow', 'too_slow']);
    expect(await site.read(paths(12))).toHaveLength(12);
  });
});
