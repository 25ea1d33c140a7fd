import { moneyMessages } from '#contract/money/money-messages.ts';
import { isLapsed } from '#domain/money/paid-plan.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { ProviderSubscription } from '#functions/repositories/money/provider-subscription.ts';
import { letterDay } from '../../letter-day.ts';
import { expired, notFound, type ServiceError } from '../../service-error.ts';

type Paid = Pick<ProviderSubscription, 'siteId' | 'subscriptionId'>;

/**
 * What is said to who asks for something of a plan whose cook took the account away: nobody can be asked
 * any more, so that it is no fault and no matter of trying again.
 */
export async function noMorePayments(ctx: PersonContext, paid: Paid): Promise<ServiceError> {
  const site = await ctx.siteOf(paid.siteId).site.find();
  if (!site) return notFound();
  const until = await endOf(ctx, paid);
  const day = until === null ? null : letterDay(until);
  return expired(moneyMessages.noMorePayments({ site: site.title, until: day }));
}

/** Null where it has ended meanwhile. */
async function endOf(ctx: PersonContext, { subscriptionId }: Paid): Promise<number | null> {
  const { userSubscriptions } = ctx.platform;
  const plan = subscriptionId && (await userSubscriptions.find(subscriptionId, ctx.actor.user.id));
  return plan && plan.endedAt === null && !isLapsed(plan, ctx.now) ? plan.endsAt : null;
}
