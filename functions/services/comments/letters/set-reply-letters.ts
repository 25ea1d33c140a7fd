import type { VisitorContext } from '#functions/http/context.ts';

/** What a person who is signed in wants of letters about answers to their comments on this site. */
export async function setReplyLetters(
  ctx: VisitorContext,
  isWanted: boolean,
): Promise<{ isWanted: boolean }> {
  const { replyLetters } = ctx.repositories;
  const { id } = ctx.actor.user;
  await ctx.commit([isWanted ? replyLetters.accept(id) : replyLetters.refuse(id, ctx.now)]);
  return { isWanted };
}
