import { describe, expect, it } from 'vitest';
import type { PageWithBody, StoredPage } from '#functions/repositories/publishing/stored-pages.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { createPageCache, type PageSource } from './page-cache.ts';
import { servePage } from './serve-page.ts';

const database = await testDatabase();
const site = await aSite(database);
const now = Date.UTC(2026, 4, 17, 9, 30);
const source: PageSource = {
  database,
  now: () => now,
  waitUntil: () => undefined,
  readBody: () => Promise.reject(new Error('No body is stored')),
};

function aPage(path: string, changes: Partial<StoredPage> = {}): [string, PageWithBody] {
  const page: StoredPage = {
    path,
    status: 200,
    contentType: 'text/html; charset=utf-8',
    location: null,
    hash: 'abc',
    packKey: 'packs/abc',
    packOffset: 0,
    packLength: 2,
    contentSecurityPolicy: "default-src 'none'",
    modifiedAt: now,
    ...changes,
  };
  return [path, { page, body: Uint8Array.of(31, 139) }];
}

/** Asks a site on which some pages stand. */
async function ask(path: string, pages: [string, PageWithBody][], init: RequestInit = {}) {
  const cache = createPageCache();
  cache.show(site.id, { revision: 1, pages: new Map(pages) }, now);
  const request = new Request(`https://larder.test${path}`, init);
  return await servePage(request, { cache, source, siteId: site.id });
}

describe('What stands in for a page, security S4.7', () => {
  const pages = [aPage('/', { status: 503 }), aPage('/404', { status: 404 })];

  it('says when to come back and is kept by nobody', async () => {
    const answer = await ask('/', pages);
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '60',
      'cache-control': 'no-store',
      'cloudflare-cdn-cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('etag')).toBe(false);
    expect((await answer.arrayBuffer()).byteLength).toBe(2);
  });

  it('is not taken for unchanged, and has no body where none is asked for', async () => {
    const headers = { 'If-None-Match': '*' };
    expect((await ask('/', pages, { headers })).status).toBe(503);
    const head = await ask('/', pages, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([503, 0]);
  });

  it('leaves what is not there not found, also where it stands for that page', async () => {
    expect((await ask('/nowhere', pages)).status).toBe(404);
    const standInOf404 = [aPage('/404', { status: 503 })];
    expect((await ask('/nowhere', standInOf404)).status).toBe(404);
    expect((await ask('/404', standInOf404)).status).toBe(503);
  });
});
