import type { Context } from '#functions/http/context.ts';

/** Remembers a cook who wants to hear of the platform; once is enough. */
export async function signUpEarly(ctx: Context, email: string): Promise<void> {
  await ctx.commit([ctx.platform.createEarlySignup(email, ctx.now)]);
}
