import { expect, test } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { listsOf } from '#domain/import/larder/larder-lists.ts';
import { archivist, dataIn } from '#functions/testing/archives/archives.ts';
import { textIn } from '#functions/testing/archives/read-zip.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });

test('An archive has the words of its cook for units, in its lists and in its recipes', async () => {
  const cook = await aCook(app);
  const { units } = (await cook.get<GlobalsAnswer>('/globals')).body;
  const idOf = (slug: string) => units.find((unit) => unit.slug === slug)!.id;
  await cook.put(`/units/${idOf('tin')}`, { title: 'small tin' });
  await cook.post(`/units/${idOf('can')}/merge`, { intoId: idOf('tin') });
  await cook.put(`/units/${idOf('jar')}`, { title: 'crock' });
  const usage = { id: crypto.randomUUID(), quantityMin: 2, unitId: idOf('can') };
  const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages: [usage] };
  await cook.publishRecipe(
    recipeInput.parse({ title: 'Beans', slug: 'beans', ingredientUsageGroups: [group] }),
  );
  const files = await archivist(app).archiveOf(cook);
  const { ownUnits } = listsOf(dataIn(files, 'data/lists.json') as Record<string, unknown>);
  const { ownUnits: known } = (await cook.get<GlobalsAnswer>('/globals')).body;
  expect(ownUnits).toHaveLength(3);
  expect(ownUnits).toEqual(known);
  const names = [...files.keys()];
  const recipe = names.find((name) => name.startsWith('data/recipes/'))!;
  const { lists } = dataIn(files, recipe) as { lists: Pick<GlobalsAnswer, 'ownUnits' | 'units'> };
  expect(lists.units.map(({ slug }) => slug).toSorted()).toEqual(['can', 'tin']);
  expect(lists.ownUnits?.map(({ unitId }) => unitId).toSorted()).toEqual(
    [idOf('can'), idOf('tin')].toSorted(),
  );
  const texts = names.filter((name) => name.endsWith('.md')).map((name) => textIn(files, name));
  expect(texts.filter((text) => text.includes('2 small tins'))).toHaveLength(1);
});
