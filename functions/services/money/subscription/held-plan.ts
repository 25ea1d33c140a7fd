import type { Id, SiteId, UserId } from '#domain/ids.ts';
import { isLapsed, planAsOf } from '#domain/money/paid-plan.ts';
import type { Context, VisitContext } from '#functions/http/context.ts';
import type { Subscription } from '#functions/repositories/money/subscription.ts';
import { endGrants } from '../grants/end-grants.ts';
import { moneyHostOf } from '../money-host.ts';
import { lookAgain } from '../sync/sync-subscription.ts';
import { paymentsAway } from '../../service-error.ts';
import { atBest } from '../while-away.ts';

type OfSite = Context & Pick<VisitContext, 'repositories'>;

/** The plan that a person has by the clock; one that is over ends here, where neither event nor job came by yet. */
export async function findHeldPlan(ctx: OfSite, userId: UserId): Promise<Subscription | null> {
  const held = await broughtToItsEnd(ctx, userId);
  return held && planAsOf(held, ctx.now);
}

/**
 * The same, for who puts another plan in its place that nobody pays: not before it is known that the
 * provider charges no more for the former one.
 */
export async function findReplaceablePlan(
  ctx: OfSite,
  userId: UserId,
): Promise<Subscription | null> {
  const held = await broughtToItsEnd(ctx, userId);
  if (held !== null && isLapsed(held, ctx.now)) throw paymentsAway();
  return held;
}

async function broughtToItsEnd(ctx: OfSite, userId: UserId): Promise<Subscription | null> {
  const { subscriptions } = ctx.repositories;
  const found = await subscriptions.findUnended(userId);
  if (found === null || !isLapsed(found, ctx.now)) return found;
  await endWhatIsOver(ctx, { ...found, userId });
  return subscriptions.findUnended(userId);
}

type Over = { id: Id; siteId: SiteId; userId: UserId; grantedAs: string | null };

/**
 * What was given ends by the clock. What was paid ends as the provider says, since whoever took it up again
 * in time is not to pay a second plan; while it is away the row stays, and is the free plan to all who ask.
 */
async function endWhatIsOver(ctx: Context, over: Over): Promise<void> {
  const { id, siteId, userId, grantedAs } = over;
  if (grantedAs === null) {
    if (ctx.adapters.payments === null) return;
    const paid = await ctx.siteOf(siteId).providerSubscriptions.findOfPlan(id);
    if (paid) await atBest(() => lookAgain(moneyHostOf(ctx), paid));
    return;
  }
  const letters: string[] = [];
  await endGrants(ctx, [{ id, siteId, userId }], letters);
  ctx.wakeMailer(letters);
}
