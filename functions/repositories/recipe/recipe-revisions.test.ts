import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { removeDeletedRecipes } from '#functions/jobs/remove-deleted-recipes.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const { database } = app;

/** Each revision that is stored of a recipe: its version and its title. */
const revisionsOf = async (recipeId: string) => {
  const stored = await rowsOf(database, recipeRevisions, eq(recipeRevisions.recipeId, recipeId));
  return stored.map(({ version, content }) => [version, content.title]);
};

async function aRecipeInWork() {
  const cook = await aCook(app);
  const { id, slug } = await cook.createRecipe(aRecipe({ title: 'Apple Pie' }));
  return {
    ...cook,
    id,
    save: (title: string) => cook.put(`/recipes/${id}`, { title, slug }),
    publish: () => cook.post(`/recipes/${id}/publish`),
    unpublish: () => cook.post(`/recipes/${id}/unpublish`),
  };
}

describe('Revisions of a recipe', () => {
  it('are one before it is published, whatever is saved', async () => {
    const recipe = await aRecipeInWork();
    expect(await revisionsOf(recipe.id)).toEqual([[1, 'Apple Pie']]);
    await recipe.save('Plum Pie');
    await recipe.save('Pear Pie');
    expect(await revisionsOf(recipe.id)).toEqual([[3, 'Pear Pie']]);
  });

  it('are one while the working copy is what visitors see', async () => {
    const recipe = await aRecipeInWork();
    await recipe.publish();
    expect(await revisionsOf(recipe.id)).toEqual([[1, 'Apple Pie']]);
    await recipe.save('Plum Pie');
    await recipe.publish();
    expect(await revisionsOf(recipe.id)).toEqual([[2, 'Plum Pie']]);
  });

  it('are the published one and the newest while they differ', async () => {
    const recipe = await aRecipeInWork();
    await recipe.publish();
    await recipe.save('Plum Pie');
    await recipe.save('Pear Pie');
    expect(await revisionsOf(recipe.id)).toEqual([
      [1, 'Apple Pie'],
      [3, 'Pear Pie'],
    ]);
    await recipe.unpublish();
    expect(await revisionsOf(recipe.id)).toEqual([[3, 'Pear Pie']]);
  });

  it('go with the recipe', async () => {
    const recipe = await aRecipeInWork();
    await recipe.publish();
    await recipe.save('Plum Pie');
    await recipe.delete(`/recipes/${recipe.id}`);
    expect(await revisionsOf(recipe.id)).toHaveLength(2);
    await removeDeletedRecipes(app.database, app.clock.now + deletedRecipesKeptMs);
    expect(await revisionsOf(recipe.id)).toEqual([]);
  });
});
