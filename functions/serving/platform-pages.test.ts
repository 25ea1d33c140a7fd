import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatformPages, type PlatformPageSource } from './platform-pages.ts';

let pages: ReturnType<typeof createPlatformPages>;
let rendered: string[];
let source: PlatformPageSource;

beforeEach(() => {
  pages = createPlatformPages();
  rendered = [];
  source = {
    now: () => 0,
    waitUntil: () => undefined,
    render: ({ path, kind }) => {
      rendered.push(path);
      return Promise.resolve({
        body: `<p>${kind}</p>`,
        contentType: 'text/html; charset=utf-8',
        contentSecurityPolicy: "default-src 'none'",
      });
    },
  };
});

const ask = (path: string, init: RequestInit = {}) =>
  pages(new Request(`https://larder.example${path}`, init), source);

const textOf = async (answer: Response) =>
  gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString();

describe('Pages of the platform, §2', () => {
  it.each([
    ['/', 'home'],
    ['/sign-in', 'sign-in'],
    ['/sign-up', 'sign-up'],
    ['/sign-in/callback', 'sign-in-callback'],
    ['/subscriptions', 'subscriptions'],
    ['/profile', 'profile'],
    ['/create', 'create'],
    ['/bookmarks', 'bookmarks'],
    ['/terms', 'text'],
    ['/privacy', 'text'],
  ])('%s is rendered by the route %s', async (path, kind) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toBe(`<p>${kind}</p>`);
  });

  it('are the same whatever the query says', async () => {
    await ask('/profile?mgk=one');
    await ask('/profile?mgk=other');
    expect(rendered).toEqual(['/profile']);
  });

  it('carry a policy, a referrer policy and what caches may do', async () => {
    const { headers } = await ask('/profile');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
  });

  it('are not sent again to a browser that has them', async () => {
    const etag = (await ask('/')).headers.get('ETag')!;
    const again = await ask('/', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('Paths have one reading, security S12.4', () => {
  it.each([
    ['/nothing'],
    ['/404'],
    ['//profile'],
    ['/Profile'],
    ['/profile/x'],
    ['/profile%2F'],
    ['/platform/profile'],
    ['/sites/home'],
    ['/toString'],
  ])('%s is not there', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await textOf(answer)).toBe('<p>not-found</p>');
  });

  it('a trailing slash leads to the page with its query', async () => {
    const answer = await ask('/profile/?mgk=one');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/profile?mgk=one']);
  });

  it.each([['POST'], ['PUT'], ['DELETE']])('%s is not for pages', async (method) => {
    const answer = await ask('/profile', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('HEAD answers like GET without a body', async () => {
    const answer = await ask('/profile', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});
