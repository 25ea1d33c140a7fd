import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import type { Outcome, Progress } from './perform.ts';

/** Makes a draft of each recipe that says the same, one after the other. */
export async function copyAll(
  ids: readonly string[],
  tell: (progress: Progress) => void,
): Promise<Outcome & { made: string[] }> {
  const outcome = { done: new Set<string>(), undoIds: [], made: [] as string[] };
  let failure: string | null = null;
  for (const [at, recipeId] of ids.entries()) {
    try {
      outcome.made.push(await copyRecipe(recipeId));
      outcome.done.add(recipeId);
    } catch (error) {
      failure ??= failureOf(error).message;
    }
    tell({ done: at + 1, of: ids.length });
  }
  return { ...outcome, failure };
}

/** The id of the draft that it is. */
export async function copyRecipe(recipeId: string): Promise<string> {
  const param = { siteSlug: siteSlugHere(), recipeId };
  const duplicate = manageApi[':siteSlug'].recipes[':recipeId'].duplicate;
  return (await jsonOf(await call(() => duplicate.$post({ param })))).recipe.id;
}
