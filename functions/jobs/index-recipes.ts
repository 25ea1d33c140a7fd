import { commit, type Database } from '#functions/db/database.ts';
import { indexStatement, listUnindexed } from '#functions/repositories/recipe/recipe-index.ts';

/** Whole contents are read for it. */
const indexedAtOnce = 100;

/** Puts down what the lists of cooks show of recipes that were saved before such lists were. */
export async function indexRecipes(database: Database): Promise<void> {
  const unindexed = await listUnindexed(database, indexedAtOnce);
  if (unindexed.length > 0) await commit(database, [indexStatement(unindexed)]);
}
