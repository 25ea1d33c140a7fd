import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import type { Asked } from '../http.ts';
import {
  aWorkerSite,
  startWorker,
  type WorkerPlatform,
  type WorkerSite,
} from '../platform/worker-site.ts';

let platform: WorkerPlatform;
let site: WorkerSite;

beforeAll(async () => {
  platform = await startWorker(await findFreePort());
  site = await aWorkerSite(platform, 'hearth');
  await site.publish(aRecipe({ title: 'Rye Bread', slug: 'rye' }));
});
afterAll(() => platform.stop());

const get = (path: string, asked: Partial<Asked> = {}) =>
  platform.ask({ host: platform.host, path, ...asked });

const pages = [
  '/',
  '/sign-in',
  '/sign-up',
  '/sign-in/callback',
  '/subscriptions',
  '/profile',
  '/create',
  '/bookmarks',
  '/terms',
  '/privacy',
  '/terms-of-use',
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline code that the policy of its own page would stop. */
function stoppedOn({ text, headers }: Awaited<ReturnType<typeof get>>): string[] {
  const policy = String(headers['content-security-policy']);
  const { document } = new JSDOM(text).window;
  return [...document.querySelectorAll('script:not([src]),style')]
    .map((element) => element.textContent)
    .filter((code) => !policy.includes(hashOf(code)));
}

describe("The platform's own host, §2", () => {
  it.each(pages)('%s is a page with all headers that pages have', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=0, must-revalidate',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(stoppedOn(answer)).toEqual([]);
  });

  it('sends its pages unpacked to a client that takes none packed', async () => {
    const answer = await get('/', { headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.bytes.toString()).toContain('</html>');
  });

  it.each(['/nothing', '//profile', '/profile%2F', '/sites/home', '/platform/profile'])(
    '%s is not there',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Nothing on this shelf');
    },
  );

  it('keeps pages of the platform off sites, and of sites off the platform', async () => {
    expect((await site.get('/profile')).status).toBe(404);
    expect((await get('/recipes/rye')).status).toBe(404);
  });
});

describe('A token in an address, security S2.10', () => {
  it.each([['/'], ['/profile'], ['/sign-in/callback']])('is kept by nobody on %s', async (path) => {
    const { status, headers } = await get(`${path}?mgk=secret`);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    expect(headers.etag).toBeUndefined();
  });

  it.each([['/recipes/rye?mgk=secret'], ['/sign-in/callback?token=secret'], ['/nothing?mgk=s']])(
    'is kept by nobody on %s of a site',
    async (path) => {
      const { headers } = await site.get(path);
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
        'no-store',
        'same-origin',
      ]);
      expect([headers.etag, headers['cache-tag']]).toEqual([undefined, undefined]);
    },
  );

  it('goes along to the page that an older address leads to', async () => {
    const { status, headers } = await site.get('/recipes/rye/?mgk=secret');
    expect([status, headers.location]).toEqual([301, '/recipes/rye?mgk=secret']);
  });
});
