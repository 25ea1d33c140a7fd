import type { UserId } from '#domain/ids.ts';
import { isLapsed } from '#domain/money/paid-plan.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { Subscription } from '#functions/repositories/money/subscription.ts';
import { endGrants } from '../grants/end-grants.ts';

/** The plan that a person has by the clock: a grant that is over ends here, where no job came by yet. */
export async function findHeldPlan(
  ctx: VisitContext,
  userId: UserId,
): Promise<Subscription | null> {
  const { subscriptions } = ctx.repositories;
  const found = await subscriptions.findCurrent(userId);
  if (found === null || !isLapsed(found, ctx.now)) return found;
  const letters: string[] = [];
  await endGrants(ctx, [{ id: found.id, siteId: found.siteId, userId }], letters);
  ctx.wakeMailer(letters);
  return subscriptions.findCurrent(userId);
}
