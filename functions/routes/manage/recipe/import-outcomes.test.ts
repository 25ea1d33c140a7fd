import { expect, it } from 'vitest';
import type { ImportKeysAnswer } from '#contract/import/imports.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { NewItem } from '#functions/repositories/import/imports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const atOnce = 2000;
const states = ['made', 'repeated', 'collected', 'unread', 'page', 'undone'] as const;
const ofRecipes: readonly string[] = ['made', 'repeated', 'undone'];

const rowAt = (at: number): NewItem => {
  const state = states[at % states.length] ?? 'made';
  const came = crypto.randomUUID();
  return {
    key: `${at}`,
    title: '',
    state,
    recipeId: ofRecipes.includes(state) ? came : null,
    content: state === 'collected' ? { collectionId: came } : null,
    formerlyPublishedAt: null,
    notes: [],
  };
};

it('Every recipe and collection of an import can be told by its key, however many there are', async () => {
  const cook = await aCook(app);
  const id = crypto.randomUUID();
  await cook.post('/recipe-imports', { id, name: 'site.zip' });
  const { imports } = forSite(app.database, cook.site.id);
  const all = Array.from({ length: importLimits.all }, (_, at) => rowAt(at));
  for (let at = 0; at < all.length; at += atOnce) {
    await commit(app.database, [imports.add(id, all.slice(at, at + atOnce))]);
  }
  const { body } = await cook.get<ImportKeysAnswer>(`/recipe-imports/${id}/keys`);
  const rowsIn = (...wanted: string[]) => all.filter(({ state }) => wanted.includes(state));
  expect(new Set(body.keys)).toEqual(new Set(all.map(({ key }) => key)));
  expect(new Map(body.recipes.map((each) => [each.key, each.recipeId]))).toEqual(
    new Map(rowsIn('made', 'repeated').map(({ key, recipeId }) => [key, recipeId])),
  );
  const made = body.recipes.filter(({ isMade }) => isMade).map(({ key }) => key);
  expect(new Set(made)).toEqual(new Set(rowsIn('made').map(({ key }) => key)));
  expect(new Map(body.collections.map((each) => [each.key, each.collectionId]))).toEqual(
    new Map(rowsIn('collected').map(({ key, content }) => [key, content?.['collectionId']])),
  );
});
