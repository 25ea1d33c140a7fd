import { describe, expect, it } from 'vitest';
import type { RecipesAnswer, RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aSite } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { call, clock, database } = await testApp();
const dayMs = 24 * 60 * 60 * 1000;

const start = async () => {
  const { token, base } = await aSite(database);
  const post = (body: unknown, key: string, path = '/recipes') =>
    call<{ recipe: RecipeView }>('POST', `${base}${path}`, {
      token,
      body,
      headers: { 'Idempotency-Key': key },
    });
  const count = async () =>
    (await call<RecipesAnswer>('GET', `${base}/recipes`, { token })).body.total;
  return { post, count };
};

describe('Idempotency-Key, S13.3', () => {
  it('gives a repeat the answer of the first', async () => {
    const { post, count } = await start();
    const body = aRecipe();
    const first = await post(body, 'one');
    const second = await post(body, 'one');
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await count()).toBe(1);
  });

  it('lets one of several at once write', async () => {
    const { post, count } = await start();
    const body = aRecipe();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(body, 'at-once')));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([201, 409]).toEqual(expect.arrayContaining([...statuses]));
    expect(await count()).toBe(1);
  });

  it('refuses the same key with another request', async () => {
    const { post, count } = await start();
    await post(aRecipe(), 'two');
    const answer = await post(aRecipe(), 'two');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'Idempotency-Key' }] });
    expect(await count()).toBe(1);
  });

  it('keeps no refusal, so that a corrected request goes through', async () => {
    const { post } = await start();
    expect((await post({ title: 'Pie' }, 'three')).status).toBe(400);
    expect((await post(aRecipe(), 'three')).status).toBe(201);
  });

  it('keeps none either that the database has found', async () => {
    const { post } = await start();
    const path = `/recipes/${crypto.randomUUID()}/publish`;
    expect((await post({}, 'four', path)).status).toBe(404);
    expect((await post({}, 'four', path)).status).toBe(404);
  });

  it('belongs to one person', async () => {
    const one = await start();
    const other = await start();
    const body = aRecipe();
    await one.post(body, 'shared');
    expect((await other.post(body, 'shared')).headers.get('idempotency-replayed')).toBeNull();
    expect(await other.count()).toBe(1);
  });

  it('is forgotten after a day', async () => {
    const { post, count } = await start();
    await post(aRecipe(), 'old');
    clock.now += dayMs;
    expect((await post(aRecipe(), 'old')).status).toBe(201);
    expect(await count()).toBe(2);
  });

  it.each(['', 'with space', 'x'.repeat(256)])('is refused as "%s"', async (key) => {
    const { post } = await start();
    expect((await post(aRecipe(), key)).status).toBe(400);
  });
});
