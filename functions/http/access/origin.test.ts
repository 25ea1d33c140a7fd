import { describe, expect, it } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import { commit } from '#functions/db/database.ts';
import { aRecipe, aSite, longAgo } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { call, database } = await testApp();
const site = await aSite(database);
await commit(database, [
  database.insert(schema.hostnames).values({
    host: 'copper-pot.example',
    siteId: site.id,
    createdAt: longAgo,
    verificationToken: 'a-token',
    verifiedAt: longAgo,
  }),
]);
const { token, base } = site;

const post = (origin: string) =>
  call('POST', `${base}/recipes`, { token, body: aRecipe(), headers: { origin } });
const registered = [
  ['the platform', 'https://larder.test'],
  ['a site below it', `https://${site.slug}.larder.test`],
  ["a site's own domain", 'https://copper-pot.example'],
];
const foreign = [
  ['another host', 'https://evil.example'],
  ['no site below the platform', 'https://nobody.larder.test'],
  ['a host that only ends alike', 'https://evil-larder.test'],
  ['no TLS', 'http://larder.test'],
  ['another port', 'https://copper-pot.example:8443'],
  ['an opaque origin', 'null'],
  ['no address', 'larder.test'],
];

describe('Calls from other origins, S12.3', () => {
  it.each(registered)('from %s may change things', async (_name, origin) => {
    const answer = await post(origin);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  it.each(foreign)('from %s may not', async (_name, origin) => {
    const answer = await post(origin);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'forbidden_origin' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('from nowhere, as programs send them, may change things', async () => {
    expect((await call('POST', `${base}/recipes`, { token, body: aRecipe() })).status).toBe(201);
  });

  it('from another host may be read by nobody there', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await call('GET', `${base}/recipes`, { token, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(registered)('are announced by %s and allowed', async (_name, origin) => {
    const headers = { origin, 'access-control-request-method': 'PUT' };
    const answer = await call('OPTIONS', `${base}/recipes/x`, { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE');
    expect(answer.headers.get('access-control-allow-headers')).toContain('If-Match');
  });

  it('are announced by another host and refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await call('OPTIONS', `${base}/recipes/x`, { headers })).status).toBe(403);
  });
});
