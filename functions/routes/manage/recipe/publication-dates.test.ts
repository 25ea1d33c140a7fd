import { describe, expect, it } from 'vitest';
import type { PublicationsAnswer } from '#contract/recipe/recipe-batch.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const lastAutumn = '2025-10-11T00:00:00.000Z';

describe('Dates of publications, §4', () => {
  it('are those that were asked for, and now for all others', async () => {
    const cook = await aCook(app);
    const [dated, undated] = [await cook.createRecipe(), await cook.createRecipe()];
    const recipeIds = [dated.id, undated.id];
    const { body } = await cook.post<PublicationsAnswer>('/publications', {
      recipeIds,
      publishedAt: { [dated.id]: lastAutumn },
    });
    const dates = new Map(body.publications.map((each) => [each.recipeId, each.publishedAt]));
    expect(dates.get(dated.id)).toBe(lastAutumn);
    expect(Date.parse(String(dates.get(undated.id)))).toBeGreaterThan(Date.parse(lastAutumn));
  });

  it('change nothing when they are what they were', async () => {
    const cook = await aCook(app);
    const { id } = await cook.createRecipe();
    const body = { recipeIds: [id], publishedAt: { [id]: lastAutumn } };
    await cook.post('/publications', body);
    const { keys, wakes } = await cook.watch(() => cook.post('/publications', body));
    expect([keys, wakes]).toEqual([[], 0]);
  });

  it('move when another one is asked for', async () => {
    const cook = await aCook(app);
    const { id } = await cook.publishRecipe();
    const body = { recipeIds: [id], publishedAt: { [id]: lastAutumn } };
    const { result, keys } = await cook.watch(() =>
      cook.post<PublicationsAnswer>('/publications', body),
    );
    expect(result.body.publications[0]?.publishedAt).toBe(lastAutumn);
    expect(keys).toEqual([`recipe:${id}`, 'recipes']);
  });

  it('do not lie ahead', async () => {
    const cook = await aCook(app);
    const { id } = await cook.createRecipe();
    const publishedAt = { [id]: '2999-01-01T00:00:00.000Z' };
    const { result, keys } = await cook.watch(() =>
      cook.post('/publications', { recipeIds: [id], publishedAt }),
    );
    expect(result.body).toMatchObject({ issues: [{ path: `publishedAt.${id}` }] });
    expect(keys).toEqual([]);
  });
});
