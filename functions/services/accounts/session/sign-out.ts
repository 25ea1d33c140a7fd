import type { SessionContext } from '#functions/http/context.ts';

/** Ends this session; others of the person stay. */
export async function signOut(ctx: SessionContext): Promise<void> {
  await ctx.commit([ctx.platform.sessions.end(ctx.actor.tokenHash)]);
}
