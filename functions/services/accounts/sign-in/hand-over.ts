import type { PersonContext } from '#functions/http/context.ts';

const lifetimeMs = 5 * 60 * 1000;

/** A token that carries this person's session to another host, once. */
export async function handOver(ctx: PersonContext): Promise<string> {
  const token = ctx.newToken();
  const tokenHash = await ctx.hash(token);
  const expiresAt = ctx.now + lifetimeMs;
  const userId = ctx.actor.user.id;
  await ctx.commit([ctx.platform.singleUseTokens.create({ tokenHash, userId, expiresAt })]);
  return token;
}
