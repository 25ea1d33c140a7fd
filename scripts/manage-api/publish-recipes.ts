import { setTimeout as wait } from 'node:timers/promises';
import { buildsAnswer, type BuildView, buildStatusAnswer } from '#contract/publishing/build.ts';
import { publicationsAnswer, publicationsMax } from '#contract/recipe/recipe-batch.ts';
import type { RecipeSummaryView } from '#contract/recipe/recipe-view.ts';
import type { ManageClient } from './manage-client.ts';

/** A recipe to be shown, and since when; without a date it counts from now. */
export type Publication = { recipeId: string; publishedAt: string | null };

const pollMs = 250;
const patienceMs = 10 * 60 * 1000;

/** Those that visitors do not see yet as they are written. */
export function duePublications(
  wanted: readonly Publication[],
  recipes: readonly RecipeSummaryView[],
): Publication[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return wanted.filter(({ recipeId, publishedAt }) => {
    const recipe = byId.get(recipeId);
    if (!recipe) return false;
    if (recipe.publishedAt === null || recipe.hasUnpublishedChanges) return true;
    return publishedAt !== null && Date.parse(recipe.publishedAt) !== Date.parse(publishedAt);
  });
}

/** Shows the recipes to visitors, all that fit one call at once. */
export async function publishRecipes(
  api: ManageClient,
  siteSlug: string,
  publications: readonly Publication[],
): Promise<void> {
  for (let start = 0; start < publications.length; start += publicationsMax) {
    const part = publications.slice(start, start + publicationsMax);
    const dates = part.flatMap(({ recipeId, publishedAt }) =>
      publishedAt === null ? [] : [[recipeId, publishedAt] as const],
    );
    const body = {
      recipeIds: part.map(({ recipeId }) => recipeId),
      publishedAt: Object.fromEntries(dates),
    };
    await api.post(`${siteSlug}/publications`, { body, answer: publicationsAnswer });
  }
}

/** Waits until visitors see everything that was written; answers the build they see. */
export async function waitUntilLive(
  api: ManageClient,
  siteSlug: string,
): Promise<BuildView | null> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const status = await api.get(`${siteSlug}/build-status`, buildStatusAnswer);
    if (status.state === 'live') break;
    if (status.state === 'failed') {
      const failures = status.failures.map(({ path, reason }) => `${path}: ${reason}`);
      throw new Error(['Some pages could not be made.', ...failures].join('\n  '));
    }
    if (Date.now() > giveUpAt) throw new Error(`${siteSlug} is still being published.`);
    await wait(pollMs);
  }
  const { builds } = await api.get(`${siteSlug}/builds?limit=1`, buildsAnswer);
  return builds[0] ?? null;
}
