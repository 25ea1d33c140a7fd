import {
  batchRecipesMax,
  type RecipeBatchAnswer,
  recipeBatchAnswer,
  type RecipeBatchInput,
} from '#contract/recipe/recipe-batch.ts';
import type { Issue } from '#contract/errors.ts';
import { ManageApiError, type ManageClient } from './manage-client.ts';

export type BatchRecipe = RecipeBatchInput['recipes'][number];
export type SavedRecipe = RecipeBatchAnswer['recipes'][number];
export type RefusedRecipe = { id: string; reasons: string[] };
export type SavedBatch = { saved: SavedRecipe[]; refused: RefusedRecipe[] };

/** Under the megabyte that the server takes, with room for the envelope. */
const batchBytesMax = 900_000;

/** Cuts a list into batches that the server takes whole. */
export function recipeBatches(recipes: readonly BatchRecipe[]): BatchRecipe[][] {
  const batches: BatchRecipe[][] = [];
  let bytes = 0;
  for (const recipe of recipes) {
    const size = new TextEncoder().encode(JSON.stringify(recipe)).length;
    const open = batches.at(-1);
    bytes += size;
    if (open && open.length < batchRecipesMax && bytes <= batchBytesMax) open.push(recipe);
    else {
      batches.push([recipe]);
      bytes = size;
    }
  }
  return batches;
}

/** Writes one batch; recipes the server refuses are left out and named, the others are written. */
export async function saveBatch(
  api: ManageClient,
  siteSlug: string,
  recipes: readonly BatchRecipe[],
): Promise<SavedBatch> {
  if (recipes.length === 0) return { saved: [], refused: [] };
  const sent = { body: { recipes }, answer: recipeBatchAnswer };
  try {
    const answer = await api.post(`${siteSlug}/recipe-batches`, sent);
    return { saved: answer.recipes, refused: [] };
  } catch (error) {
    const refused = refusedRecipes(error, recipes);
    if (refused.length === 0) throw error;
    const refusedIds = new Set(refused.map(({ id }) => id));
    const others = recipes.filter(({ id }) => !refusedIds.has(id));
    const rest = await saveBatch(api, siteSlug, others);
    return { saved: rest.saved, refused: [...refused, ...rest.refused] };
  }
}

/** The recipes that a refusal's issues name by their place in the batch. */
function refusedRecipes(error: unknown, recipes: readonly BatchRecipe[]): RefusedRecipe[] {
  const issues = error instanceof ManageApiError ? (error.body?.issues ?? []) : [];
  return recipes.flatMap(({ id }, index) => {
    const reasons = reasonsAt(issues, `recipes.${index}`);
    return reasons.length === 0 ? [] : [{ id, reasons }];
  });
}

function reasonsAt(issues: readonly Issue[], place: string): string[] {
  return issues
    .filter(({ path }) => path === place || path.startsWith(`${place}.`))
    .map(({ path, message }) => `${path.slice(place.length + 1) || 'recipe'}: ${message}`);
}
