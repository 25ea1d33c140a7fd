import type { RevisionView } from '#contract/recipe/recipe-history.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { wholeContent } from '../content.ts';
import { revisionSummaryOf } from './views.ts';

export async function getRevision(
  ctx: SiteContext,
  place: { recipeId: RecipeId; id: Id },
): Promise<RevisionView> {
  const revision = await ctx.repositories.recipeHistory.find(place);
  if (!revision) throw notFound();
  const content = wholeContent(revision.content);
  return {
    ...revisionSummaryOf(revision),
    content: { ...content, language: content.language ?? null },
  };
}
