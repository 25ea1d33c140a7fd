import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { DeletedRecipeView } from '#contract/recipe/deleted-recipe.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { duplicateRecipe } from '#domain/recipe/duplicate/duplicate-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { slugMaxLength } from '#domain/text/is-slug.ts';
import { cutSlug } from '#domain/text/slug.ts';
import { failureOf } from '#stores/failure.ts';
import { openNewRecipe, ownEnding } from '../../recipes/new-recipe.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { call } from '../../shell/connection.ts';
import { followPublishing } from '../../shell/publishing-state.ts';

const deletedApi = manageApi[':siteSlug']['deleted-recipes'];
const pageLength = 100;

/** When a recipe was deleted and by whom; null where it is gone for good. */
export async function findDeleted(recipeId: string): Promise<DeletedRecipeView | null> {
  const param = { siteSlug: siteSlugHere() };
  for (let offset = 0; ; offset += pageLength) {
    const query = { limit: String(pageLength), offset: String(offset) };
    const { deletedRecipes, total } = await jsonOf(
      await call(() => deletedApi.$get({ param, query })),
    );
    const found = deletedRecipes.find(({ id }) => id === recipeId);
    if (found) return found;
    if (offset + pageLength >= total) return null;
  }
}

/** Brings a deleted recipe back to all its places. */
export async function restoreDeleted(recipeId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), recipeId };
  await jsonOf(await call(() => deletedApi[':recipeId'].restore.$post({ param })));
  void followPublishing();
}

/** A draft of its own that says what was written, where the recipe itself cannot come back. */
export async function makeNewOf(words: RecipeContent): Promise<void> {
  const copy = writtenRecipe(duplicateRecipe(words, () => crypto.randomUUID()));
  try {
    await openNewRecipe(copy);
  } catch (error) {
    if (failureOf(error).code !== 'slug_taken') throw error;
    const ending = `-${ownEnding()}`;
    const slug = cutSlug(copy.slug, slugMaxLength - ending.length) + ending;
    await openNewRecipe({ ...copy, slug });
  }
}
