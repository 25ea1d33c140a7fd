import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import {
  aWorkerSite,
  startWorker,
  until,
  type WorkerPlatform,
  type WorkerSite,
} from '../platform/worker-site.ts';

const port = await findFreePort();
let platform: WorkerPlatform;
let hearth: WorkerSite;
let garden: WorkerSite;

beforeAll(async () => {
  platform = await startWorker(port);
  hearth = await aWorkerSite(platform, 'hearth');
  garden = await aWorkerSite(platform, 'garden');
  await hearth.publish(aRecipe({ title: 'Rye Bread', slug: 'rye' }));
  await garden.publish(aRecipe({ title: 'Leek Pie', slug: 'leek' }));
});
afterAll(() => platform.stop());

const ask = (host: string, path = '/') => platform.ask({ host, path });

describe('Hosts, security S12.1', () => {
  it.each([
    [`hearth.localhost:${port}`],
    ['hearth.localhost'],
    ['HEARTH.LocalHost'],
    ['hearth.localhost.'],
    ['hearth.localhost:80'],
  ])('%s answers with its site', async (host) => {
    const answer = await ask(host, '/recipes/rye');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Rye Bread');
  });

  it.each([
    ['nobody.localhost'],
    ['unknown.example'],
    ['deep.hearth.localhost'],
    ['hearth.localhost.evil.example'],
    ['127.0.0.1'],
    ['hearth.localhost:99999'],
    ['hearth.localhost:port'],
  ])('%s is a site of nobody', async (host) => {
    const answer = await ask(host);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    const api = await ask(host, '/api/v1/openapi.json');
    expect(api.status).toBe(404);
    expect(api.headers['x-content-type-options']).toBe('nosniff');
  });

  it('no header but Host chooses the site', async () => {
    const headers = {
      'X-Forwarded-Host': garden.host,
      Forwarded: `host=${garden.host}`,
      'X-Original-URL': '/recipes/leek',
      'X-HTTP-Method-Override': 'DELETE',
    };
    const answer = await hearth.get('/recipes/rye', { headers });
    expect(answer.text).toContain('Rye Bread');
  });
});

describe('Two sites, design §5', () => {
  it('never answer for each other', async () => {
    expect((await hearth.get('/recipes/leek')).status).toBe(404);
    expect((await garden.get('/recipes/rye')).status).toBe(404);
    const pages = await hearth.crawl();
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter(({ answer }) => /leek|garden/i.test(answer.text))).toEqual([]);
  });

  it('have their own page for what is not there', async () => {
    const [one, other] = await Promise.all([hearth.get('/nowhere'), garden.get('/nowhere')]);
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.text).toContain('Rye Bread');
    expect(other.text).toContain('Leek Pie');
  });
});

describe('A domain of its own, design §3', () => {
  it('serves the site, and once it is the main one the others lead to it', async () => {
    await hearth.send('POST', '/hostnames', { host: 'bread.example' });
    await until(async () => (await ask('bread.example')).status === 200);
    expect((await hearth.get('/recipes/rye')).status).toBe(200);

    await hearth.send('POST', '/hostnames/bread.example/primary');
    await until(async () => (await hearth.get('/recipes/rye?a=1')).status === 301);
    const moved = await hearth.get('/recipes/rye?a=1');
    expect(moved.headers.location).toBe('https://bread.example/recipes/rye?a=1');
    expect(moved.headers['cache-control']).toBe('no-store');
    await until(
      async () => (await ask('bread.example.')).headers.location === 'https://bread.example/',
    );
    await until(async () =>
      (await ask('bread.example', '/robots.txt')).text.includes(
        'https://bread.example/sitemap.xml',
      ),
    );
  });

  it('never leads to another host, whatever the path says', async () => {
    const moved = await hearth.get('//evil.example/');
    expect(new URL(moved.headers.location!).hostname).toBe('bread.example');
  });

  it('is of one site only', async () => {
    const taken = garden.send('POST', '/hostnames', { host: 'bread.example' });
    await expect(taken).rejects.toThrow('409');
    expect((await ask('bread.example', '/recipes/leek')).status).toBe(404);
  });
});
