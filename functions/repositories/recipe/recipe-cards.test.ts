import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipeCardContent } from '#domain/recipe/recipe-facts.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { commit, read } from '#functions/db/database.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { firstRow, rows, selection } from '#functions/db/selection.ts';
import { aRecipe, aTerm, anImage, aText } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { publishedContent } from './recipe-content.ts';

const app = await testApp();
const { database } = app;

const card = selection({ content: recipeCards.content });
const snapshot = selection({ content: publishedContent.content });

/** What is kept for a recipe: nothing or one card. */
const storedCards = async (recipeId: string): Promise<unknown[]> => {
  const query = database
    .select(card.fields)
    .from(recipeCards)
    .where(eq(recipeCards.recipeId, recipeId));
  const found = await read(database, rows(card, query));
  return found.map(({ content }) => content);
};
const published = async (recipeId: string): Promise<RecipeContent> => {
  const query = sql`SELECT ${snapshot} FROM ${recipes} ${publishedContent.join}
    WHERE ${recipes.id} = ${recipeId}`;
  const found = await read(database, firstRow(snapshot, query));
  return found!.content;
};

/** A published recipe that has something in everything that a card shows. */
async function aFullRecipe() {
  const cook = await aCook(app);
  const { id: siteId, ownerId } = cook.site;
  const image = await anImage(database, { siteId, userId: ownerId });
  const meal = await aTerm(database, { siteId, kind: 'meal' });
  const category = await aTerm(database, { siteId, kind: 'category' });
  const recipe = await cook.publishRecipe(
    aRecipe({
      title: 'Plum "Tart" ½',
      description: aText('Sour and sweet.'),
      images: [{ id: image.id, crop: { x: 0, y: 0, width: 2, height: 2 } }],
      privacySetting: 'subscribers_only',
      prepTimeMinutes: 10,
      cookTimeMinutes: 40,
      customTimeMinutes: 5,
      yieldServings: 6,
      difficultyLevel: 'easy',
      mealIds: [meal.id],
      foodCategoryIds: [category.id],
    }),
  );
  return { ...cook, recipe };
}

describe('What lists show of a recipe', () => {
  it('is what its snapshot says, and follows it', async () => {
    const { recipe, put, post } = await aFullRecipe();
    const before = await storedCards(recipe.id);
    expect(before).toEqual([recipeCardContent(await published(recipe.id))]);
    expect(before).toMatchObject([{ title: 'Plum "Tart" ½', yieldServings: 6 }]);
    await put(`/recipes/${recipe.id}`, { title: 'Pear Tart', slug: recipe.slug, images: [] });
    expect(await storedCards(recipe.id)).toEqual(before);
    await post(`/recipes/${recipe.id}/publish`);
    const after = await storedCards(recipe.id);
    expect(after).toEqual([recipeCardContent(await published(recipe.id))]);
    expect(after).toMatchObject([{ title: 'Pear Tart', image: null }]);
  });

  it('goes when the recipe is unpublished, and comes back', async () => {
    const { recipe, post } = await aFullRecipe();
    await post(`/recipes/${recipe.id}/unpublish`);
    expect(await storedCards(recipe.id)).toEqual([]);
    await post(`/recipes/${recipe.id}/publish`);
    expect(await storedCards(recipe.id)).toHaveLength(1);
  });

  it('goes with the recipe', async () => {
    const { recipe, ...cook } = await aFullRecipe();
    await cook.delete(`/recipes/${recipe.id}`);
    expect(await storedCards(recipe.id)).toEqual([]);
  });

  it('stays as it was published where the snapshot cannot be read since', async () => {
    const { recipe } = await aFullRecipe();
    const before = await storedCards(recipe.id);
    const damage = database
      .update(recipeRevisions)
      .set({ content: sql`'oops'` })
      .where(eq(recipeRevisions.recipeId, recipe.id));
    await commit(database, [damage]);
    expect(await storedCards(recipe.id)).toEqual(before);
  });
});
