import { describe, expect, it } from 'vitest';
import type {
  AddressMissesAnswer,
  OldAddressAnswer,
  OldAddressesAnswer,
  SavedOldAddressesAnswer,
} from '#contract/site/old-address.ts';
import { commit } from '#functions/db/database.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { countVisits } from '#functions/repositories/addresses/visited-addresses.ts';

const app = await testApp();
type Cook = Awaited<ReturnType<typeof aCook>>;

async function aCookWithATart() {
  const cook = await aCook(app);
  const recipe = await cook.publishRecipe();
  return { cook, recipe, target: { kind: 'recipe' as const, id: recipe.id } };
}

const saved = (cook: Cook, addresses: object[]) =>
  cook.post<SavedOldAddressesAnswer>('/old-addresses', { addresses });
const listed = async (cook: Cook, query = '') =>
  (await cook.get<OldAddressesAnswer>(`/old-addresses${query}`)).body;
const misses = async (cook: Cook, query = '') =>
  (await cook.get<AddressMissesAnswer>(`/address-misses${query}`)).body;

/** Somebody asks the site for addresses that lead nowhere. */
const miss = (cook: Cook, compared: string, times = 1) => {
  const missed = [{ id: crypto.randomUUID(), address: compared, compared, times }];
  return commit(
    app.database,
    countVisits(cook.site.id, { hits: [], misses: missed }, app.clock.now),
  );
};
const hit = (cook: Cook, compared: string) =>
  commit(
    app.database,
    countVisits(cook.site.id, { hits: [{ compared, times: 3 }], misses: [] }, app.clock.now),
  );

describe('Old addresses of a site', () => {
  it('are listed with where they lead and how often they were asked for', async () => {
    const { cook, recipe, target } = await aCookWithATart();
    await saved(cook, [{ address: 'https://old.example/2012/Plum-Tart.html', target }]);
    await hit(cook, '/2012/plum-tart');
    expect(await listed(cook)).toEqual({
      oldAddresses: [
        expect.objectContaining({
          address: '/2012/Plum-Tart.html',
          target,
          title: recipe.title,
          path: `/recipes/${recipe.slug}`,
          hits: 3,
        }),
      ],
      total: 1,
    });
  });

  it('lead where the last save says, and keep their counts', async () => {
    const { cook, target } = await aCookWithATart();
    const first = await saved(cook, [{ address: '/tart', target }]);
    await hit(cook, '/tart');
    const about = { kind: 'page', page: 'about' };
    const again = await saved(cook, [
      { address: '/tart', target },
      { address: '/Tart/', target: about },
    ]);
    const { id } = first.body.oldAddresses[0]!;
    expect(again.body.oldAddresses).toEqual([
      expect.objectContaining({ id, address: '/Tart', target: about, path: '/about', hits: 3 }),
    ]);
  });

  it('are found by a part of the address or of the title', async () => {
    const { cook, recipe, target } = await aCookWithATart();
    await saved(cook, [
      { address: '/2012/quince', target },
      { address: '/100%25_rye', target: { kind: 'page', page: 'home' } },
    ]);
    const found = async (q: string) =>
      (await listed(cook, `?q=${encodeURIComponent(q)}`)).oldAddresses.map((each) => each.address);
    expect(await found('QUIN')).toEqual(['/2012/quince']);
    expect(await found(recipe.title.slice(0, 4).toUpperCase())).toEqual(['/2012/quince']);
    expect(await found('%25_r')).toEqual(['/100%25_rye']);
    expect(await found('_')).toEqual(['/100%25_rye']);
  });

  it('can lead elsewhere, and nowhere, which can be taken back with its counts', async () => {
    const { cook, target } = await aCookWithATart();
    const { body } = await saved(cook, [{ address: '/tart', target }]);
    const { id } = body.oldAddresses[0]!;
    await hit(cook, '/tart');
    const path = { kind: 'path', path: '/recipes?search=tart' };
    const changed = await cook.put<OldAddressAnswer>(`/old-addresses/${id}`, { target: path });
    expect(changed.body.oldAddress).toMatchObject({ target: path, path: path.path, title: null });
    expect((await cook.delete(`/old-addresses/${id}`)).status).toBe(204);
    expect((await listed(cook)).total).toBe(0);
    expect((await cook.delete(`/old-addresses/${id}`)).status).toBe(404);
    expect((await saved(cook, [{ address: '/tart', target }])).body.oldAddresses[0]?.hits).toBe(3);
  });

  it('are gone for good once they were deleted long ago', async () => {
    const { cook, target } = await aCookWithATart();
    const { body } = await saved(cook, [
      { address: '/tart', target },
      { address: '/pie', target },
    ]);
    const [tart, pie] = body.oldAddresses;
    await hit(cook, '/tart');
    await cook.delete(`/old-addresses/${tart!.id}`);
    const { oldAddresses } = forSite(app.database, cook.site.id);
    const { now } = app.clock;
    await commit(app.database, oldAddresses.remove(pie!.id, { now, before: now }));
    expect((await saved(cook, [{ address: '/tart', target }])).body.oldAddresses[0]?.hits).toBe(0);
  });

  it.each([
    ['no address', { address: '  ' }, 'addresses.0.address'],
    ['the home page', { address: 'https://old.example/' }, 'addresses.0.address'],
    [
      'another site',
      { target: { kind: 'path', path: '//evil.example' } },
      'addresses.0.target.path',
    ],
    ['an address', { target: { kind: 'path', path: 'https://a.b' } }, 'addresses.0.target.path'],
    ['no recipe', { target: { kind: 'recipe', id: crypto.randomUUID() } }, 'addresses.0.target.id'],
    [
      'no list',
      { target: { kind: 'collection', id: crypto.randomUUID() } },
      'addresses.0.target.id',
    ],
  ])('are refused where it is %s', async (_what, odd, path) => {
    const { cook, target } = await aCookWithATart();
    const { status, body } = await saved(cook, [{ address: '/a', target, ...odd }]);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ issues: [expect.objectContaining({ path })] }),
    ]);
    expect((await listed(cook)).total).toBe(0);
  });

  it('lead to recipes of their own site alone, S4.3', async () => {
    const { cook } = await aCookWithATart();
    const other = await aCookWithATart();
    expect((await saved(cook, [{ address: '/a', target: other.target }])).status).toBe(400);
    const { body } = await saved(other.cook, [{ address: '/a', target: other.target }]);
    const { id } = body.oldAddresses[0]!;
    expect((await cook.delete(`/old-addresses/${id}`)).status).toBe(404);
    expect((await cook.put(`/old-addresses/${id}`, { target: other.target })).status).toBe(404);
    expect((await listed(other.cook)).total).toBe(1);
  });

  it('are taken a hundred at a time', async () => {
    const { cook, target } = await aCookWithATart();
    const all = Array.from({ length: 101 }, (_, no) => ({
      address: `/${no}/${'a'.repeat(1500)}`,
      target,
    }));
    expect((await saved(cook, all)).status).toBe(400);
    expect((await saved(cook, all.slice(1))).body.oldAddresses).toHaveLength(100);
  });
});

describe('Addresses that lead nowhere', () => {
  it('are listed by how often they were asked for, or the latest first', async () => {
    const { cook } = await aCookWithATart();
    await miss(cook, '/often', 5);
    app.clock.now += 1000;
    await miss(cook, '/late', 1);
    const addresses = async (query: string) =>
      (await misses(cook, query)).addressMisses.map(({ address }) => address);
    expect(await addresses('')).toEqual(['/often', '/late']);
    expect(await addresses('?order=newest')).toEqual(['/late', '/often']);
  });

  it('are mended by one call, and lead on from then', async () => {
    const { cook, target, recipe } = await aCookWithATart();
    await miss(cook, '/tart', 5);
    const [missed] = (await misses(cook)).addressMisses;
    const mended = await cook.post<OldAddressAnswer>(`/address-misses/${missed!.id}`, { target });
    expect(mended.body.oldAddress).toMatchObject({
      address: '/tart',
      path: `/recipes/${recipe.slug}`,
    });
    expect((await misses(cook)).total).toBe(0);
    expect((await cook.post(`/address-misses/${missed!.id}`, { target })).status).toBe(404);
  });

  it('say where a target is wrong, and stay', async () => {
    const { cook } = await aCookWithATart();
    await miss(cook, '/tart');
    const [missed] = (await misses(cook)).addressMisses;
    const target = { kind: 'recipe', id: crypto.randomUUID() };
    const { body } = await cook.post(`/address-misses/${missed!.id}`, { target });
    expect(body).toMatchObject({ issues: [{ path: 'target.id' }] });
    expect((await misses(cook)).total).toBe(1);
  });

  it('are no more once an import has them lead somewhere', async () => {
    const { cook, target } = await aCookWithATart();
    await miss(cook, '/tart');
    await saved(cook, [{ address: 'https://old.example/TART.html', target }]);
    expect((await misses(cook)).total).toBe(0);
  });

  it('are dismissed, by those who work on the site', async () => {
    const { cook } = await aCookWithATart();
    const { cook: other } = await aCookWithATart();
    await miss(cook, '/tart');
    const [missed] = (await misses(cook)).addressMisses;
    expect((await other.delete(`/address-misses/${missed!.id}`)).status).toBe(404);
    expect((await cook.delete(`/address-misses/${missed!.id}`)).status).toBe(204);
    expect((await misses(cook)).total).toBe(0);
  });
});
