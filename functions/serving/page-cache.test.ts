import { describe, expect, it } from 'vitest';
import type { StoredPage } from '#functions/repositories/publishing/stored-pages.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { createPageCache, type PageSource } from './page-cache.ts';

const database = await testDatabase();
const site = await aSite(database);
const clock = { now: Date.UTC(2026, 4, 17, 9, 30) };
const background: Promise<unknown>[] = [];
const source: PageSource = {
  database,
  now: () => clock.now,
  waitUntil: (work) => background.push(work),
  readBody: () => Promise.reject(new Error('No body is stored')),
};

const body = Uint8Array.of(31, 139);
const page: StoredPage = {
  path: '/recipes/pie',
  status: 200,
  contentType: 'text/html; charset=utf-8',
  location: null,
  hash: 'abc',
  packKey: 'packs/abc',
  packOffset: 0,
  packLength: 2,
  contentSecurityPolicy: '',
  modifiedAt: clock.now,
};
const shown = { revision: 7, pages: new Map([[page.path, { page, body }]]) };

describe('Pages of a build that went live here, design §5', () => {
  it('are answered with although nothing was read', async () => {
    const cache = createPageCache();
    cache.show(site.id, shown, clock.now);
    expect(await cache.find(source, site.id, page.path)).toEqual({ page, body });
  });

  it('take the place of what the isolate remembered to be missing', async () => {
    const cache = createPageCache();
    expect(await cache.find(source, site.id, page.path)).toBeNull();
    cache.show(site.id, shown, clock.now);
    expect(await cache.find(source, site.id, page.path)).toEqual({ page, body });
  });

  it('vanish where the build removed them', async () => {
    const cache = createPageCache();
    cache.show(site.id, shown, clock.now);
    cache.show(site.id, { revision: 8, pages: new Map([[page.path, null]]) }, clock.now);
    expect(await cache.find(source, site.id, page.path)).toBeNull();
  });

  it('are forgotten once another isolate has shown another revision', async () => {
    const cache = createPageCache();
    cache.show(site.id, shown, clock.now - 2000);
    expect(await cache.find(source, site.id, page.path)).toBeNull();
  });

  it('stay those of their own site', async () => {
    const other = await aSite(database);
    const cache = createPageCache();
    cache.show(site.id, shown, clock.now);
    expect(await cache.find(source, other.id, page.path)).toBeNull();
  });
});
