import type { PersonContext } from '#functions/http/context.ts';
import { isoTime } from '../../iso-time.ts';

/** All that is known about the person who asks, to take away. */
export async function getAccountData(ctx: PersonContext) {
  const { id, email } = ctx.actor.user;
  const { profile, ...parts } = await ctx.platform.account.read({ id, email });
  return { exportedAt: isoTime(ctx.now), profile: profile?.[0] ?? null, ...parts };
}
