import type { Context } from '#functions/http/context.ts';
import type { Session } from '#functions/repositories/accounts/session.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const sessionLifetimeMs = 30 * dayMs;
const renewedWithinMs = 15 * dayMs;

/** A session that is used in its last fifteen days lasts thirty more. */
export async function renewSessionIfOld(ctx: Context, session: Session): Promise<void> {
  if (session.expiresAt - ctx.now > renewedWithinMs) return;
  const expiresAt = ctx.now + sessionLifetimeMs;
  await ctx.prepare([ctx.platform.sessions.renew(session.tokenHash, expiresAt)]);
}
