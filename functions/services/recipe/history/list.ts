import type { Page } from '#contract/paging.ts';
import type { RevisionsAnswer } from '#contract/recipe/recipe-history.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { revisionSummaryOf } from './views.ts';

/** The newest first. */
export async function listRevisions(
  ctx: SiteContext,
  recipeId: RecipeId,
  page: Page,
): Promise<RevisionsAnswer> {
  const { recipeHistory, comments } = ctx.repositories;
  const { revisions, total } = await recipeHistory.list(recipeId, page);
  if (total === 0 && !(await comments.hasRecipe(recipeId))) throw notFound();
  return { revisions: revisions.map(revisionSummaryOf), total };
}
