import type { PersonContext } from '#functions/http/context.ts';

/** Ends this session; others of the person stay. */
export async function signOut(ctx: PersonContext): Promise<void> {
  await ctx.commit([ctx.platform.sessions.end(ctx.actor.tokenHash)]);
}
