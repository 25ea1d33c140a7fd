import { issueMessages } from '#contract/issue-messages.ts';
import type { PublicationsAnswer, PublicationsInput } from '#contract/recipe/recipe-batch.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { commitReferring } from '../check-references.ts';
import { isoTime } from '../iso-time.ts';
import { invalid } from '../service-error.ts';
import { deedOf } from './deed.ts';

/** All of them in one batch, so that visitors see none of them or all. */
export async function publishAll(
  ctx: SiteContext,
  { recipeIds, publishedAt = {} }: PublicationsInput,
): Promise<PublicationsAnswer> {
  const dates = readDates(publishedAt, ctx.now);
  const { publications } = ctx.repositories;
  const [changes = 0] = await commitReferring(
    ctx,
    {
      references: recipeIds.map((id, index) => ({
        kind: 'recipe',
        id,
        path: `recipeIds.${index}`,
      })),
    },
    publications.publish({ recipeIds, ...deedOf(ctx), publishedAt: dates }),
  );
  if (changes > 0) ctx.wakePublisher(ctx.site.id);
  const published = await publications.list(recipeIds);
  return {
    publications: published.map((recipe) => ({
      ...recipe,
      publishedAt: isoTime(recipe.publishedAt),
    })),
  };
}

function readDates(publishedAt: Record<string, string>, now: number): Record<string, number> {
  const dates = Object.entries(publishedAt).map(([id, text]) => [id, Date.parse(text)] as const);
  const early = dates.filter(([, date]) => date > now);
  if (early.length === 0) return Object.fromEntries(dates);
  throw invalid(
    ...early.map(([id]) => ({ path: `publishedAt.${id}`, message: issueMessages.futureDate })),
  );
}
