import { issueMessages } from '#contract/issue-messages.ts';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import { giftMonths } from '#domain/money/gifts.ts';
import { isPaidPlan } from '#domain/money/paid-plan.ts';
import { addMonths } from '#domain/money/months.ts';
import { commitJoining } from '#functions/crossings/membership.ts';
import type { Context, PersonContext } from '#functions/http/context.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import type { Subscription } from '#functions/repositories/money/subscription.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { isoTime } from '../../iso-time.ts';
import { withdrawOnSite } from '../checkout/withdraw-of-person.ts';
import { retryStale } from '../../retry-stale.ts';
import { expired, hasPaidPlan, notFound } from '../../service-error.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { findReplaceablePlan } from '../subscription/held-plan.ts';

type Found = { gift: Gift; site: Site };

/** What a mailed link gives; whoever has it may take it, for gifts are passed on. */
export async function readGift(ctx: Context, token: string): Promise<GiftAnswer> {
  return answerOf(ctx, await findGift(ctx, token), null);
}

/**
 * The person who asks reads everything for a year; a time that they were given already goes on. Who pays
 * keeps the link for later.
 */
export async function redeemGift(ctx: PersonContext, token: string): Promise<GiftAnswer> {
  const userId = ctx.actor.user.id;
  return retryStale(async () => {
    const found = await findGift(ctx, token);
    const { gift, site } = found;
    const repositories = ctx.siteOf(site.id);
    const { gifts } = repositories;
    // Nobody is to pay for what they are given; what they paid a moment ago is theirs, and refuses this.
    if (gift.state === 'paid') await withdrawOnSite(ctx, site.id, userId);
    const current = await findReplaceablePlan({ ...ctx, repositories }, userId);
    if (gift.state === 'redeemed' && gift.planId !== null && current?.id === gift.planId) {
      return answerOf(ctx, found, current.endsAt);
    }
    if (gift.state !== 'paid') throw expired(issueMessages.giftTaken);
    const endsAt = addMonths(startOf(current, ctx.now), giftMonths);
    const planId = ctx.newId();
    const redeemed = gifts.redeem(
      { id: gift.id, userId, planId, endsAt, former: current },
      ctx.now,
    );
    await commitJoining(ctx, site.id, redeemed);
    const taken = await findGift(ctx, token);
    if (taken.gift.planId !== planId) throw expired(issueMessages.giftTaken);
    return answerOf(ctx, taken, endsAt);
  });
}

/** Behind what they were given before. */
function startOf(current: Subscription | null, now: number): number {
  if (!current || !isPaidPlan(current.plan)) return now;
  if (current.grantedAs === null) throw hasPaidPlan(issueMessages.giftForLater);
  if (current.endsAt === null) throw hasPaidPlan(issueMessages.hasForGood);
  return current.endsAt;
}

async function findGift(ctx: Context, token: string): Promise<Found> {
  const gift = await ctx.platform.findGiftByToken(await ctx.hash(token));
  const site = gift && (await ctx.siteOf(gift.siteId).site.find());
  if (!gift || !site || site.deletedAt !== null) throw notFound();
  return { gift, site };
}

async function answerOf(
  ctx: Context,
  { gift, site }: Found,
  endsAt: number | null,
): Promise<GiftAnswer> {
  const { origin } = await siteHomes({ ...ctx, site, repositories: ctx.siteOf(site.id) });
  const states = {
    open: 'open',
    paid: 'open',
    redeemed: 'redeemed',
    refunded: 'refunded',
  } as const;
  return {
    gift: {
      site: { title: site.title, origin },
      giverName: gift.giverName,
      message: gift.message,
      state: states[gift.state],
      endsAt: endsAt === null ? null : isoTime(endsAt),
    },
  };
}
