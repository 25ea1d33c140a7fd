import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { packHistory } from '#functions/jobs/keep-history.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
type Answer = { recipe: RecipeView };

const aUsage = (ingredientId: string) => ({
  id: crypto.randomUUID(),
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId,
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
});

/** A recipe that names an ingredient and equipment in a version that is kept, and no more. */
async function aFormerNaming() {
  const cook = await aCook(app);
  type Made = { ingredient: { id: string }; equipment: { id: string } };
  const saffron = { title: 'Saffron', gramsPerLiter: null };
  const { body } = await cook.post<Made>('/ingredients', {
    ...saffron,
    defaultMetricMeasurementMethod: 'weight',
    defaultImperialMeasurementMethod: 'volume',
  });
  const tool = await cook.post<Made>('/equipment', { title: 'Mortar', featuredImageId: null });
  const [ingredientId, equipmentId] = [body.ingredient.id, tool.body.equipment.id];
  const group = { id: crypto.randomUUID(), title: 'All', note: null };
  const usage = { id: crypto.randomUUID(), equipmentId, imageOverrideId: null, link: null };
  const recipe = await cook.createRecipe(
    aRecipe({
      ingredientUsageGroups: [{ ...group, ingredientUsages: [aUsage(ingredientId)] }],
      equipmentUsages: [{ ...usage, note: null }],
    } as object),
  );
  await cook.post(`/recipes/${recipe.id}/revisions`, { name: 'With saffron' });
  const { title, slug } = recipe;
  const without = { title, slug, ingredientUsageGroups: [], equipmentUsages: [] };
  await cook.put(`/recipes/${recipe.id}`, without);
  const paths = [`/ingredients/${ingredientId}`, `/equipment/${equipmentId}`];
  return {
    cook,
    recipe,
    ingredientId,
    deleteBoth: async () => {
      const answers = await Promise.all(paths.map((path) => cook.delete(path)));
      return answers.map(({ status }) => status);
    },
    ofRecipe: eq(schema.recipeHistory.recipeId, recipe.id),
  };
}

describe('What a version that is kept names', () => {
  it('is not deleted, so that the version comes back whole', async () => {
    const { cook, recipe, ingredientId, deleteBoth, ofRecipe } = await aFormerNaming();
    await packHistory(database);
    expect(await deleteBoth()).toEqual([409, 409]);
    const [kept] = await rowsOf(database, schema.recipeHistory, ofRecipe);
    const path = `/recipes/${recipe.id}/revisions/${kept!.id}/restore`;
    const { body } = await cook.post<Answer & { leftOut: string[] }>(path);
    expect(body.leftOut).toEqual([]);
    const [usage] = body.recipe.ingredientUsageGroups[0]!.ingredientUsages;
    expect(usage).toMatchObject({ ingredientId });
  });

  it('is deleted once no version names it any more', async () => {
    const { deleteBoth, ofRecipe } = await aFormerNaming();
    await commit(database, [database.delete(schema.recipeHistory).where(ofRecipe)]);
    expect(await deleteBoth()).toEqual([204, 204]);
  });

  it('is found in copies that were packed before it was kept, and damaged ones stop nothing', async () => {
    const { deleteBoth, ofRecipe } = await aFormerNaming();
    const damaged = await aFormerNaming();
    await packHistory(database);
    const { recipeHistory, historyNames, unreadHistory } = schema;
    await commit(database, [
      database.update(recipeHistory).set({ packed: '!' }).where(damaged.ofRecipe),
    ]);
    const copies = await rowsOf(database, recipeHistory);
    await commit(database, [
      database.delete(historyNames),
      ...copies.map(({ id }) => database.insert(unreadHistory).values({ historyId: id })),
    ]);
    await packHistory(database);
    expect(await rowsOf(database, unreadHistory)).toEqual([]);
    expect(await deleteBoth()).toEqual([409, 409]);
    expect(await damaged.deleteBoth()).toEqual([204, 204]);
    expect(await rowsOf(database, recipeHistory, ofRecipe)).not.toEqual([]);
  });
});
