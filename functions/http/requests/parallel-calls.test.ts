import { describe, expect, it } from 'vitest';
import { allThingsOf } from '#functions/testing/app/all-things.ts';
import { distantDatabase } from '#functions/testing/database/broken-database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const database = distantDatabase(await testDatabase());
const app = await testApp({ config: unhurried, database });
const parallel = 20;

const calls = await callsOfNewCook('names');
const writes = calls
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => [method, path] as const);

/** Of a cook to whom nothing has happened yet. */
async function callsOfNewCook(name: string) {
  const cook = await aCook(app);
  const things = await allThingsOf(app, cook, name);
  const ids = { ...things, recipeIds: [things.shownId], mediaIds: [things.imageId] };
  const described = await describedCalls(app, { cook, ids });
  return described.map((call) => ({ ...call, token: cook.site.token, things }));
}

/** Names of what these calls undo, which the description calls by the same name. */
const undone: Record<
  string,
  'mediaUndoId' | 'mergedId' | 'mergedIngredientId' | 'mergedEquipmentId'
> = {
  '/api/v1/manage/{siteSlug}/media-undos/{undoId}': 'mediaUndoId',
  '/api/v1/manage/{siteSlug}/terms/{termId}/separate': 'mergedId',
  '/api/v1/manage/{siteSlug}/ingredients/{ingredientId}/separate': 'mergedIngredientId',
  '/api/v1/manage/{siteSlug}/equipment/{equipmentId}/separate': 'mergedEquipmentId',
};

/** The answers that are a fault of ours. */
async function faultsOf(method: string, path: string): Promise<unknown[]> {
  const all = await callsOfNewCook(`Sorrel ${crypto.randomUUID().slice(0, 8)}`);
  const call = all.find((each) => each.method === method && each.path === path);
  if (!call) return [`${method} ${path} is not described`];
  const { address, newBody, token, things } = call;
  const thing = undone[path];
  const to = thing ? address.replace(/[^/]+(?=$|\/separate$)/, things[thing]) : address;
  const body = newBody();
  const answers = await Promise.all(
    Array.from({ length: parallel }, () => app.call(method, to, { token, body })),
  );
  return [...answers.filter(({ status }) => status >= 500), ...app.logged];
}

describe('A call that is sent twenty times at once, S1.5, S13.3', { timeout: 60_000 }, () => {
  it.each(writes)('is never a fault of ours: %s %s', async (method, path) => {
    expect(await faultsOf(method, path)).toEqual([]);
  });

  it('is tried on everything that is written', () => {
    expect(writes.length).toBeGreaterThan(60);
  });
});
