import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OwnPageAnswer, SiteMapAnswer } from '#contract/import/own-site.ts';
import { fetchFailures } from '#domain/import/address/fetch-failure.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const home = 'https://pies.example';

const stands = (path: string, bytes: Uint8Array | string, type = 'text/html') => {
  const address = home + path;
  const own = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  app.adapters.webPages.set(address, { file: { address, bytes: own, type, charset: null } });
  return address;
};
const fetchPage = (address: string) =>
  cook.post<OwnPageAnswer>('/fetched-pages', { address, isOwn: true });
const fetchList = (address: string) =>
  cook.post<SiteMapAnswer>('/fetched-sitemaps', { address, isOwn: true });

const sitemap = (paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${home}${path}</loc><lastmod>2020-05-17</lastmod></url>`)
    .join('')}</urlset>`;

describe('A page of a cook’s own site', () => {
  it('comes as it is written, in its own encoding', async () => {
    const bytes = Uint8Array.from('<meta charset="iso-8859-1"><h1>Crème</h1>', (letter) =>
      letter.charCodeAt(0),
    );
    const address = stands('/creme', bytes);
    const { status, body } = await fetchPage(address);
    expect(status).toBe(200);
    expect(body).toEqual({
      outcome: 'page',
      address,
      html: '<meta charset="iso-8859-1"><h1>Crème</h1>',
    });
  });

  it.each(['fetched-pages', 'fetched-sitemaps'])(
    'is asked for by %s with the cook’s word that it is theirs',
    async (call) => {
      const address = stands('/tart', '<h1>Tart</h1>');
      expect((await cook.post(`/${call}`, { address })).status).toBe(400);
      expect((await cook.post(`/${call}`, { address, isOwn: false })).status).toBe(400);
      expect((await cook.post(`/${call}`, { address: 'pies', isOwn: true })).status).toBe(400);
    },
  );

  it.each(fetchFailures)('that is %s is answered as that, and no fault', async (failure) => {
    const address = `${home}/${failure}`;
    app.adapters.webPages.set(address, { failure });
    const failed = { outcome: 'failure', failure, retryAfterSeconds: null };
    expect((await fetchPage(address)).body).toEqual(failed);
    expect((await fetchList(address)).body).toEqual(failed);
  });

  it('whose server is busy comes with the wait it asks for', async () => {
    app.adapters.webPages.set(`${home}/later`, { failure: 'busy', retryAfterSeconds: 120 });
    expect((await fetchPage(`${home}/later`)).body).toMatchObject({ retryAfterSeconds: 120 });
  });

  it.each(['image/jpeg', 'application/pdf', 'application/octet-stream', 'application/json'])(
    'is none where %s stands',
    async (type) => {
      const { body } = await fetchPage(stands('/file', 'x', type));
      expect(body).toMatchObject({ outcome: 'failure', failure: 'no_text' });
    },
  );
});

describe('A list of the pages of a cook’s own site', () => {
  it('is read with when each was changed, packed or not', async () => {
    const text = sitemap(['/tart/', '/cake/']);
    const plain = await fetchList(stands('/sitemap.xml', text, 'application/xml'));
    expect(plain.body).toMatchObject({
      outcome: 'list',
      kind: 'sitemap',
      pages: [
        { address: `${home}/tart/`, modifiedAt: '2020-05-17T00:00:00.000Z' },
        { address: `${home}/cake/` },
      ],
      isCut: false,
    });
    const packed = stands('/sitemap.xml.gz', gzipSync(text), 'application/octet-stream');
    expect((await fetchList(packed)).body).toMatchObject({ pages: [{}, {}] });
  });

  it('that unpacks to more than any is refused, and one that breaks off too', async () => {
    const bomb = gzipSync(new Uint8Array(30 * 1024 * 1024));
    const half = gzipSync(sitemap(['/tart/'])).subarray(0, 40);
    expect((await fetchList(stands('/bomb.gz', bomb))).body).toMatchObject({
      failure: 'too_large',
    });
    expect((await fetchList(stands('/half.gz', half))).body).toMatchObject({ failure: 'no_text' });
  });

  it('is cut where it names more than an import may have', async () => {
    const paths = Array.from({ length: 20_001 }, (_, at) => `/pie-${at}/`);
    const { body } = await fetchList(stands('/many.xml', sitemap(paths), 'text/xml'));
    const { pages, isCut } = body as Extract<SiteMapAnswer, { outcome: 'list' }>;
    expect(pages).toHaveLength(20_000);
    expect(isCut).toBe(true);
  });
});

describe('The pages of others', () => {
  it('are fetched so often and no more', async () => {
    const ownPage = { limit: 1, windowMs: 60_000 };
    const rateLimits = { ...unhurried.rateLimits, ownPage };
    const hurried = await testApp({ config: { ...unhurried, rateLimits } });
    const hurriedCook = await aCook(hurried);
    const ask = () => hurriedCook.post('/fetched-pages', { address: `${home}/a`, isOwn: true });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
