import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { revisionSummaryOf } from './views.ts';

export async function renameRevision(
  ctx: SiteContext,
  place: { recipeId: RecipeId; id: Id },
  name: string | null,
): Promise<RevisionSummaryView> {
  const { recipeHistory } = ctx.repositories;
  await ctx.commit([recipeHistory.rename(place, name)]);
  const revision = await recipeHistory.findSummary(place);
  if (!revision) throw notFound();
  return revisionSummaryOf(revision);
}
