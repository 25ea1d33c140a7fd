import { describe, expect, it } from 'vitest';
import { serverTimeHeader } from '#contract/server-time-header.ts';
import type { Database } from '#functions/db/database.ts';
import { aRecipe, aSite } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { call, clock, database, logged } = await testApp();
const { token, base } = await aSite(database);

const failing = (message: string): Database =>
  Object.assign(Object.create(database) as Database, {
    engine: { batch: () => Promise.reject(new Error(message)) },
  });

describe('Answers to what cannot be done, S1', () => {
  it('are JSON for an address that is none', async () => {
    const answer = await call('GET', '/api/v1/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', error: 'There is nothing here.' });
  });

  it.each(['/api/v1/manage//recipes', '/api/v1/manage/x/recipes/', '/api//v1/openapi.json'])(
    'are 404 for the odd path %s',
    async (path) => {
      expect((await call('GET', path, { token })).status).toBe(404);
    },
  );

  it('name the methods an address knows', async () => {
    const answer = await call('PATCH', `${base}/recipes/x`, { token });
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
    expect(answer.headers.get('allow')).toBe('HEAD, GET, PUT, DELETE');
  });

  it('are never stored or sniffed and carry the id of the request', async () => {
    const { headers } = await call('GET', '/api/v1/nothing');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tell the time, by the clock that publishes', async () => {
    const { headers } = await call('GET', '/api/v1/nothing');
    expect(headers.get(serverTimeHeader)).toBe(new Date(clock.now).toISOString());
  });

  it('list every value that is not valid, in the words of the specification', async () => {
    const body = { slug: '', legacyRecipeData: 4, equipmentUsages: [{ id: 1, link: 'x' }] };
    const answer = await call('POST', `${base}/recipes`, { token, body });
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      issues: [
        { path: 'title', message: 'Required' },
        { path: 'slug', message: 'String must contain at least 1 character(s)' },
        { path: 'legacyRecipeData', message: 'Invalid input' },
        { path: 'equipmentUsages.0.id', message: 'Invalid input' },
        { path: 'equipmentUsages.0.equipmentId', message: 'Required' },
        { path: 'equipmentUsages.0.link', message: 'Invalid URL' },
      ],
    });
  });
});

describe('Faults, S1.4', () => {
  it('are logged once and not told', async () => {
    const secret = 'SELECT token FROM sessions';
    const broken = await testApp({ database: failing(secret), mayFail: true });
    const answer = await broken.call('GET', `${base}/recipes`, { token });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal_error',
      error: 'Something went wrong. Please try again.',
    });
    expect(broken.logged).toHaveLength(1);
    expect(broken.logged[0]).toMatchObject({
      message: secret,
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it('of a busy database ask to come again', async () => {
    const busy = await testApp({ database: failing('SQLITE_BUSY: database is locked') });
    const answer = await busy.call('GET', `${base}/recipes`, { token });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('are rows that collide where no request can make them', async () => {
    const sameId = crypto.randomUUID();
    const repeating = await testApp({ database, newId: () => sameId, mayFail: true });
    const add = (title: string) =>
      repeating.call('POST', `${base}/equipment`, {
        token,
        body: { title, featuredImageId: null },
      });
    expect((await add('Whisk')).status).toBe(201);
    expect(await add('Sieve')).toMatchObject({ status: 500, body: { code: 'internal_error' } });
    expect(repeating.logged).toHaveLength(1);
    expect(JSON.stringify(repeating.logged)).toContain('constraint failed: equipment.id');
  });

  it('are none of those that a person makes', async () => {
    await call('POST', `${base}/recipes`, { token, body: { ...aRecipe(), slug: 'Not A Slug' } });
    expect(logged).toEqual([]);
  });
});
