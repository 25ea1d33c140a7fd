import type { CommentId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';

/** The cook has moved past a comment: it is new no more. */
export async function lookAtComment(ctx: SiteContext, id: CommentId): Promise<void> {
  const [found] = await ctx.commit([ctx.repositories.commentDeeds.look(id, ctx.now)]);
  if (found === 0) throw notFound();
}
