import { issueMessages } from '#contract/issue-messages.ts';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import type { SiteId } from '#domain/ids.ts';
import { isLate } from '#domain/money/late-plan.ts';
import { isLapsed, isPaidPlan } from '#domain/money/paid-plan.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { HeldPlan } from '#functions/repositories/money/subscription.ts';
import { isoTime } from '../../iso-time.ts';
import { hasPaidPlan, notFound } from '../../service-error.ts';
import { act } from '../../money/actions/act.ts';
import { findReplaceablePlan } from '../../money/subscription/held-plan.ts';
import { currentSubscriptionOf } from '../user/get-site-user.ts';
import { siteReferenceOf } from './site-reference.ts';

/** Plans and newsletters of the person who asks, by site. */
export async function listUserSubscriptions(ctx: PersonContext): Promise<UserSubscriptionsAnswer> {
  const userId = ctx.actor.user.id;
  const [sites, subscriptions, newsletters] = await Promise.all([
    ctx.platform.namedSites.listSubscribed(userId),
    ctx.platform.userSubscriptions.list(userId, ctx.now),
    ctx.platform.userNewsletters.list(userId),
  ]);
  return {
    subscriptions: sites.map((site) => {
      const held = subscriptions.find(({ siteId }) => siteId === site.id);
      const newsletter = newsletters.find(({ siteId }) => siteId === site.id);
      return {
        site: siteReferenceOf(ctx, site),
        subscription: held ? heldPlanOf(held) : null,
        newsletter: {
          isSubscribed: newsletter?.unsubscribedAt === null,
          isConfirmed: typeof newsletter?.confirmedAt === 'number',
        },
      };
    }),
  };
}

const heldPlanOf = (held: HeldPlan) => ({
  ...currentSubscriptionOf(held),
  since: isoTime(held.createdAt),
  invoiceUrl: isLate(held.status) ? held.invoiceUrl : null,
  next: nextOf(held),
  keptWish: keptWishOf(held),
});

/** Null of what came about by itself meanwhile. */
const keptWishOf = ({ plan, openPress, endsAt }: HeldPlan) =>
  isPaidPlan(plan) && (openPress === 'end') === (endsAt === null) ? openPress : null;

const nextOf = ({ plan, nextPlan, periodEnd }: HeldPlan) =>
  !isPaidPlan(plan) || nextPlan === null || periodEnd === null
    ? null
    : { planType: nextPlan, at: isoTime(periodEnd) };

/**
 * Ends a free plan and the newsletter that came with it; one that is paid ends when what was paid has run
 * out. What has ended stays ended.
 */
export async function cancelSubscription(
  ctx: PersonContext,
  id: string,
): Promise<UserSubscriptionsAnswer> {
  const userId = ctx.actor.user.id;
  const asked = await ctx.platform.userSubscriptions.find(id, userId);
  if (!asked) throw notFound();
  const held = await heldOf(ctx, asked);
  if (held !== null) {
    if (held.grantedAs !== null) await endGrant(ctx, held);
    else if (isPaidPlan(held.plan)) await act(ctx, await paidOf(ctx, held), 'end');
    else await endFree(ctx, held);
  }
  return listUserSubscriptions(ctx);
}

type Asked = NonNullable<
  Awaited<ReturnType<PersonContext['platform']['userSubscriptions']['find']>>
>;

/**
 * Who ends what is over ends the free plan that goes on behind it, once that is so; null of what has ended
 * before.
 */
async function heldOf(ctx: PersonContext, asked: Asked) {
  if (asked.endedAt !== null || !isLapsed(asked, ctx.now))
    return asked.endedAt === null ? asked : null;
  const userId = ctx.actor.user.id;
  const repositories = ctx.siteOf(asked.siteId);
  return findReplaceablePlan({ ...ctx, repositories }, userId);
}

/** Lets a plan that was canceled, and has not ended yet, go on. */
export async function resumeSubscription(
  ctx: PersonContext,
  id: string,
): Promise<UserSubscriptionsAnswer> {
  const held = await ctx.platform.userSubscriptions.find(id, ctx.actor.user.id);
  if (!held || held.endedAt !== null) throw notFound();
  if (held.endsAt !== null || (await isBeingCanceled(ctx, held))) {
    await act(ctx, await paidOf(ctx, held), 'resume');
  }
  return listUserSubscriptions(ctx);
}

type Held = { id: string; siteId: SiteId };

/** Also where the provider could not be asked for it yet. */
async function isBeingCanceled(ctx: PersonContext, { id, siteId }: Held): Promise<boolean> {
  const { paymentActions, providerSubscriptions } = ctx.siteOf(siteId);
  const paid = await providerSubscriptions.findOfPlan(id);
  if (paid === null) return false;
  const { accountId, providerId: providerSubscriptionId } = paid;
  const last = await paymentActions.findLastPress({ accountId, providerSubscriptionId });
  return last?.kind === 'end' && last.state === 'open';
}

/** What costs nothing ends at once, and the free plan goes on. */
const endGrant = (ctx: PersonContext, { id, siteId }: Held) =>
  ctx.commit(ctx.siteOf(siteId).grants.end(id, ctx.newId(), ctx.now));

async function endFree(ctx: PersonContext, { id, siteId }: Held): Promise<void> {
  const userId = ctx.actor.user.id;
  await ctx.commit([
    ctx.platform.userSubscriptions.endFree(id, userId, ctx.now),
    ctx.platform.userNewsletters.unsubscribe({ siteId, userId }, ctx.now),
  ]);
}

/** What the payment provider has of a plan; some other reason gave one that it knows nothing of. */
async function paidOf(ctx: PersonContext, { id, siteId }: Held) {
  const paid = await ctx.siteOf(siteId).providerSubscriptions.findOfPlan(id);
  if (!paid) throw hasPaidPlan(issueMessages.paidPlan);
  return paid;
}
