import { issueMessages } from '#contract/issue-messages.ts';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { isPaidPlan } from '#domain/money/paid-plan.ts';
import { isoTime } from '../../iso-time.ts';
import { hasPaidPlan, notFound } from '../../service-error.ts';
import { currentSubscriptionOf } from '../user/get-site-user.ts';
import { siteReferenceOf } from './site-reference.ts';

/** Plans and newsletters of the person who asks, by site. */
export async function listUserSubscriptions(ctx: PersonContext): Promise<UserSubscriptionsAnswer> {
  const userId = ctx.actor.user.id;
  const [sites, subscriptions, newsletters] = await Promise.all([
    ctx.platform.namedSites.listSubscribed(userId),
    ctx.platform.userSubscriptions.list(userId),
    ctx.platform.userNewsletters.list(userId),
  ]);
  return {
    subscriptions: sites.map((site) => {
      const held = subscriptions.find(({ siteId }) => siteId === site.id);
      const newsletter = newsletters.find(({ siteId }) => siteId === site.id);
      return {
        site: siteReferenceOf(ctx, site),
        subscription: held
          ? { ...currentSubscriptionOf(held), since: isoTime(held.createdAt) }
          : null,
        newsletter: {
          isSubscribed: newsletter?.unsubscribedAt === null,
          isConfirmed: typeof newsletter?.confirmedAt === 'number',
        },
      };
    }),
  };
}

/** Ends a free plan and the newsletter that came with it; what has ended stays ended. */
export async function cancelSubscription(
  ctx: PersonContext,
  id: string,
): Promise<UserSubscriptionsAnswer> {
  const userId = ctx.actor.user.id;
  const held = await ctx.platform.userSubscriptions.find(id, userId);
  if (!held) throw notFound();
  if (held.endedAt === null) {
    if (isPaidPlan(held.plan)) throw hasPaidPlan(issueMessages.paidPlan);
    await ctx.commit([
      ctx.platform.userSubscriptions.endFree(id, userId, ctx.now),
      ctx.platform.userNewsletters.unsubscribe({ siteId: held.siteId, userId }, ctx.now),
    ]);
  }
  return listUserSubscriptions(ctx);
}
