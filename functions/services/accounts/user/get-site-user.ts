import type {
  CurrentSubscription,
  SiteUserAnswer,
  SiteUserView,
} from '#contract/accounts/current-user.ts';
import { isPaidPlan, planInUse } from '#domain/money/paid-plan.ts';
import { planCadences } from '#domain/money/plans.ts';
import type { VisitContext, VisitorContext } from '#functions/http/context.ts';
import type { Subscription } from '#functions/repositories/money/subscription.ts';
import type { User } from '#functions/repositories/accounts/user.ts';
import { optionalIsoTime } from '../../iso-time.ts';
import { getSiteUserData } from '../../bookmarks/get-site-user-data.ts';
import { avatarOf } from './get-current.ts';

export const getSiteUser = (ctx: VisitorContext): Promise<SiteUserAnswer> =>
  siteUserOf(ctx, ctx.actor.user);

/** A person as this site knows them, and what they have on it. */
export async function siteUserOf(ctx: VisitContext, user: User): Promise<SiteUserAnswer> {
  const { repositories } = ctx;
  const [subscription, newsletter, avatar, siteUserData] = await Promise.all([
    repositories.subscriptions.findCurrent(user.id, ctx.now),
    repositories.newsletterSubscribers.find(user.id),
    avatarOf(ctx, user),
    getSiteUserData(ctx, user.id),
  ]);
  const currentUser: SiteUserView = {
    id: user.id,
    email: user.email,
    displayName: user.displayName,
    avatar,
    currentSubscription: subscription && currentSubscriptionOf(subscription),
    isSubscribedToFree: subscription?.plan === 'free',
    isSubscribedToPaid: isPaidPlan(planInUse(subscription, ctx.now)),
    isSubscribedToNewsletter:
      newsletter !== null && newsletter.confirmedAt !== null && newsletter.unsubscribedAt === null,
  };
  return { currentUser, siteUserData };
}

export function currentSubscriptionOf(subscription: Subscription): CurrentSubscription {
  const { id, plan, priceAmountCents, status, endsAt, grantedAs, periodEnd } = subscription;
  return {
    id,
    planType: plan,
    priceAmountCents,
    cadence: planCadences[plan],
    status,
    endsAt: optionalIsoTime(endsAt),
    freeUntil: status === 'trialing' ? optionalIsoTime(periodEnd) : null,
    grantedAs,
  };
}
