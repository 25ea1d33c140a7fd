import type { PublicationsAnswer } from '#contract/recipe-batch.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkReferences } from '../check-references.ts';
import { isoTime } from '../iso-time.ts';

/** All of them in one batch, so that visitors see none of them or all. */
export async function publishAll(
  ctx: SiteContext,
  recipeIds: RecipeId[],
): Promise<PublicationsAnswer> {
  await checkReferences(
    ctx,
    recipeIds.map((id, index) => ({ kind: 'recipe', id, path: `recipeIds.${index}` })),
  );
  const { publications } = ctx.repositories;
  const counts = await ctx.commit(
    publications.publish({ recipeIds, now: ctx.now, publishedAt: null }),
  );
  if (counts.some((count) => count > 0)) ctx.wakePublisher(ctx.site.id);
  const published = await publications.list(recipeIds);
  return {
    publications: published.map(({ recipeId, publishedAt, publishedVersion }) => ({
      recipeId,
      publishedAt: isoTime(publishedAt),
      publishedVersion,
    })),
  };
}
