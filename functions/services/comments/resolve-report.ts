import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';

/** The owner has looked, whatever came of it. */
export async function resolveCommentReport(ctx: SiteContext, id: Id): Promise<void> {
  const [found] = await ctx.commit([ctx.repositories.commentReports.resolve(id, ctx.now)]);
  if (found === 0) throw notFound();
}
