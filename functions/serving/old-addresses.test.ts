import { beforeAll, describe, expect, it } from 'vitest';
import type { AddressMissesAnswer, OldAddressesAnswer } from '#contract/site/old-address.ts';
import type { OldAddressTarget } from '#domain/site/old-addresses/target.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { visitsOf } from '#functions/testing/publishing/visits.ts';

const app = await testApp();
let site: LiveSite;
let visits: ReturnType<typeof visitsOf>;
let tart: { id: string; title: string; slug: string };

beforeAll(async () => {
  site = await aLiveSite(app);
  visits = visitsOf(app, site);
  const published = await site.publishRecipes(['Plum Tart', 'Leek Pie']);
  tart = published[0]!;
  await site.publish();
});

const lead = (address: string, target: OldAddressTarget) =>
  site.post('/old-addresses', { addresses: [{ address, target }] });
const toTart = (): OldAddressTarget => ({ kind: 'recipe', id: tart.id });

async function answered(path: string, method = 'GET') {
  // Whatever was remembered of it is forgotten.
  site.publisher.clock.now += 10_000;
  const answer = await visits.ask(path, method);
  await visits.settled();
  return [answer.status, answer.headers.get('Location')];
}

const missesOf = async (address: string) => {
  const { body } = await site.get<AddressMissesAnswer>('/address-misses?limit=100');
  return body.addressMisses.find((miss) => miss.address === address)?.misses;
};
const hitsOf = async (address: string) => {
  const { body } = await site.get<OldAddressesAnswer>('/old-addresses?limit=100');
  return body.oldAddresses.find((each) => each.address === address)?.hits;
};

describe('An address of a former site', () => {
  it.each([
    ['/2012/03/plum-tart.html', '/2012/03/plum-tart'],
    ['/2012/03/plum-tart/', '/2012/03/Plum-Tart/'],
    ['/2012/03/plum-tart/', '/2012/03/plum-tart/amp/?fbclid=1'],
    ['/cr%C3%A8me/', '/cr%c3%a8me'],
    ['/?p=123', '/?p=123'],
    ['/?p=123', '/index.php?p=123'],
    ['/tart', '/tart?from=elsewhere'],
  ])('that was %s leads to the page that it became from %s', async (address, asked) => {
    await lead(address, toTart());
    expect(await answered(asked)).toEqual([301, `/recipes/${tart.slug}`]);
    expect(await answered(asked, 'HEAD')).toEqual([301, `/recipes/${tart.slug}`]);
  });

  it.each(['/feed/', '/feed', '/rss.xml', '/feeds/posts/default', '/feed/atom/'])(
    'that was the feed, %s, leads its readers to the feed',
    async (path) => {
      expect(await answered(path)).toEqual([301, '/feed.xml']);
    },
  );

  it('is remembered by browsers for a short while only', async () => {
    await lead('/tart', toTart());
    site.publisher.clock.now += 10_000;
    const { headers } = await visits.ask('/tart');
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('takes along what is not of the old site', async () => {
    await lead('/tart', toTart());
    const [, location] = await answered('/tart?utm_source=pin&x=1&mgk=secret');
    expect(location).toBe(`/recipes/${tart.slug}?utm_source=pin&mgk=secret`);
  });

  it.each<[OldAddressTarget, string]>([
    [{ kind: 'page', page: 'recipes' }, '/recipes'],
    [{ kind: 'page', page: 'home' }, '/'],
    [{ kind: 'path', path: '/recipes?search=plum' }, '/recipes?search=plum'],
  ])('leads to %o', async (target, location) => {
    await lead('/all', target);
    expect(await answered('/all/')).toEqual([301, location]);
  });

  it('is only read', async () => {
    await lead('/tart', toTart());
    expect((await visits.ask('/tart', 'POST')).status).toBe(405);
  });

  it('never stands before a page that there is', async () => {
    await lead('/recipes/leek-pie', toTart());
    await lead('/recipes', toTart());
    expect((await visits.ask('/recipes')).status).toBe(200);
    expect(await answered('/recipes/')).toEqual([301, '/recipes']);
    expect((await visits.ask('/')).status).toBe(200);
  });

  it('is counted each time that it leads somebody on', async () => {
    await lead('/counted', toTart());
    await answered('/counted');
    await answered('/counted/');
    expect(await hitsOf('/counted')).toBe(2);
  });
});

describe('What an old address leads to', () => {
  it('is where the recipe is now', async () => {
    await lead('/moving', toTart());
    await site.change(tart, { slug: 'plum-cake' });
    await site.publish();
    expect(await answered('/moving')).toEqual([301, '/recipes/plum-cake']);
    await site.change(tart, {});
    await site.publish();
    expect(await answered('/moving')).toEqual([301, `/recipes/${tart.slug}`]);
  });

  it('is nothing while the recipe is not published, which is a miss', async () => {
    const [draft] = await site.publishRecipes(['Quince Jam']);
    await lead('/jam', { kind: 'recipe', id: draft!.id });
    await site.publish();
    expect((await answered('/jam'))[0]).toBe(301);
    await site.post(`/recipes/${draft!.id}/unpublish`);
    await site.publish();
    expect(await answered('/jam')).toEqual([404, null]);
    expect(await missesOf('/jam')).toBe(1);
    await site.delete(`/recipes/${draft!.id}`);
    expect(await answered('/jam')).toEqual([404, null]);
  });

  it('never is another old address, so that none lead in a circle', async () => {
    await lead('/there', { kind: 'path', path: '/back' });
    await lead('/back', { kind: 'path', path: '/there' });
    expect(await answered('/there')).toEqual([404, null]);
  });
});

describe('An address that leads nowhere', () => {
  it('is counted, once for all its spellings', async () => {
    for (const path of ['/lost', '/Lost?utm_source=a', '/lost.html']) await answered(path);
    expect((await answered('/lost'))[0]).toBe(404);
    expect(await missesOf('/lost')).toBe(4);
  });

  it('is not counted where programs look for holes', async () => {
    const before = (await site.get<AddressMissesAnswer>('/address-misses')).body.total;
    for (const path of ['/wp-login.php', '/.env', '/favicon.ico']) await answered(path);
    expect((await site.get<AddressMissesAnswer>('/address-misses')).body.total).toBe(before);
  });

  it('costs one query, and none for a moment after', async () => {
    const before = visits.lookUps();
    await answered('/once');
    expect((await visits.ask('/once?utm_source=a')).status).toBe(404);
    expect(visits.lookUps()).toBe(before + 1);
  });

  it('of another site leads nowhere here', async () => {
    const other = await aLiveSite(app);
    await other.publish();
    await lead('/tart', toTart());
    expect((await visitsOf(app, other).ask('/tart')).status).toBe(404);
  });
});
