import { deletedRecipesKeptMs } from '#domain/recipe/deleted-recipe.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { removeRecipes } from '#functions/repositories/recipe/deleted-recipe.ts';

/** At once, so that a batch stays short; the next run takes more. */
const removedAtOnce = 500;

/** Removes for good what can no longer be restored, with all that hangs on it. */
export async function removeDeletedRecipes(database: Database, now: number): Promise<void> {
  const through = now - deletedRecipesKeptMs;
  await commit(database, removeRecipes(database, { through, limit: removedAtOnce }));
}
