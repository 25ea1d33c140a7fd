import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
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

describe('Paths have one reading, security S12.4', () => {
  it.each([
    ['/recipes/rye/', '/recipes/rye'],
    ['/recipes/', '/recipes'],
    ['/terms/', '/terms'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it.each([
    ['//recipes/rye'],
    ['/recipes//rye'],
    ['//evil.example/'],
    ['/recipes/rye//'],
    ['/recipes/%72ye'],
    ['/recipes/rye%2F'],
    ['/recipes%2Frye'],
    ['/recipes/Rye'],
    ['/recipes/rye%00'],
    ['/recipes/%E2%82%AC'],
    ['/sites/recipe'],
    ['/sites/home'],
    ['/index.html'],
    ['/_worker.js'],
    [`/recipes/${'a'.repeat(2000)}`],
  ])('%s is not there', async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  it('dot segments reach what they name, and never out of the site', async () => {
    expect((await site.get('/recipes/../terms')).status).toBe(200);
    expect((await site.get('/recipes/%2e%2e/terms')).status).toBe(200);
    expect((await site.get('/../../etc/passwd')).status).toBe(404);
  });

  it('a query changes nothing about a stored page', async () => {
    const [plain, asked] = [await site.get('/recipes/rye'), await site.get('/recipes/rye?x=1')];
    expect(asked.text).toBe(plain.text);
  });
});

describe('Conditional answers, design §5', () => {
  it('tell a browser that its page is still right', async () => {
    const { headers } = await site.get('/recipes/rye');
    const etag = headers.etag!;
    const strong = etag.replace('W/', '');
    const asked = [etag, strong, `"other", ${etag}`, '*'];
    const answers = await Promise.all(
      asked.map((match) => site.get('/recipes/rye', { headers: { 'If-None-Match': match } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
    expect(answers.map(({ bytes }) => bytes.length)).toEqual([0, 0, 0, 0]);
    expect(answers[0]?.headers.etag).toBe(etag);
  });

  it('send the page when it is another', async () => {
    const headers = { 'If-None-Match': 'W/"0123456789abcdef0123456789abcdef"' };
    expect((await site.get('/recipes/rye', { headers })).status).toBe(200);
  });

  it('are never given for what is not there', async () => {
    const missing = await site.get('/nowhere');
    const headers = { 'If-None-Match': missing.headers.etag! };
    expect((await site.get('/nowhere', { headers })).status).toBe(404);
  });
});

describe('Methods, design §5', () => {
  it('HEAD answers like GET without a body', async () => {
    const [head, get] = [
      await site.get('/recipes/rye', { method: 'HEAD' }),
      await site.get('/recipes/rye'),
    ];
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });

  it.each([['POST'], ['PUT'], ['DELETE'], ['PATCH'], ['OPTIONS']])(
    '%s is not for pages',
    async (method) => {
      const answer = await site.get('/recipes/rye', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('Files of the build, security S1.5', () => {
  it.each([
    [`/_astro/${'a'.repeat(3000)}`],
    ['/_astro/%00'],
    ['/_astro/%E2%82%AC.js'],
    ['/_astro/..%2f..%2fsecret'],
    ['/_astro/'],
    ['/_astro//x.js'],
    ['/sounds/%ff'],
    [`/sounds/${'b'.repeat(3000)}`],
  ])('%s is not there', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });

  it.each([['POST'], ['PUT'], ['DELETE'], ['PATCH']])('%s is not for them', async (method) => {
    const answer = await site.get('/sounds/timer.webm', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('Compression, design §5', () => {
  it.each([['gzip'], ['br, gzip'], ['gzip;q=0.5'], ['*'], ['identity;q=0.1, gzip']])(
    'sends what is stored to a client of "%s"',
    async (accepted) => {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await site.get('/recipes/rye', { headers });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(answer.text).toContain('Rye Bread');
    },
  );

  it.each([['identity'], [''], ['br'], ['gzip;q=0'], ['gzip;q=0.000, br'], ['x-gzip-like']])(
    'unpacks for a client of "%s"',
    async (accepted) => {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await site.get('/recipes/rye', { headers });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.bytes.toString()).toContain('Rye Bread');
    },
  );

  it('keeps both apart for caches', async () => {
    expect((await site.get('/')).headers.vary).toContain('Accept-Encoding');
  });
});

describe('Cache headers, design §5', () => {
  it('let a browser ask again each time and the edge keep until it is told', async () => {
    const { headers } = await site.get('/recipes/rye');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['cloudflare-cdn-cache-control']).toBe('public, max-age=31536000');
    expect(headers['cache-tag']).toContain(`site-${site.id},page-`);
  });

  it('keep a missing page for a minute under the tag of its own path', async () => {
    const [one, other] = [await site.get('/nowhere'), await site.get('/elsewhere')];
    expect(one.headers['cloudflare-cdn-cache-control']).toBe('public, max-age=60');
    expect(one.headers['cache-tag']).not.toBe(other.headers['cache-tag']);
  });

  it('stand on every answer', async () => {
    const asked = ['/', '/nowhere', '/feed.xml', '/recipes/', '/api/v1/nothing', '/media/nothing'];
    const answers = await Promise.all(asked.map((path) => site.get(path)));
    expect(answers.filter(({ headers }) => !headers['cache-control'])).toEqual([]);
  });
});
