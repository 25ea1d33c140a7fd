import { issueMessages } from '#contract/issue-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { ComplimentaryInput, SubscriberAnswer } from '#contract/mail/subscriber.ts';
import type { Id, UserId } from '#domain/ids.ts';
import { isPaying } from '#domain/money/paid-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { letterDay } from '../../letter-day.ts';
import { getSubscriber } from '../../mail/subscriber/get.ts';
import { retryStale } from '../../retry-stale.ts';
import { hasPaidPlan, invalidAt, notFound } from '../../service-error.ts';
import { withdrawOnSite } from '../checkout/withdraw-of-person.ts';
import { endGrant } from '../letters/end-grant.ts';
import { letterheadOf } from '../letters/letterhead.ts';
import { moneyLetter } from '../letters/money-letter.ts';
import { findReplaceablePlan } from '../subscription/held-plan.ts';

/** Full access with the compliments of the cook, until a time or for good; refused to who pays. */
export async function grantComplimentary(
  ctx: SiteContext,
  userId: UserId,
  { until }: ComplimentaryInput,
): Promise<SubscriberAnswer> {
  const endsAt = until === null ? null : Date.parse(until);
  if (endsAt !== null && endsAt <= ctx.now) throw invalidAt('until', issueMessages.invalidInput);
  // Nobody is to pay for what they are given; what they paid a moment ago is theirs, and refuses this.
  await withdrawOnSite(ctx, ctx.site.id, userId);
  await retryStale(async () => {
    const { subscribers, grants } = ctx.repositories;
    const [person, current] = await Promise.all([
      subscribers.find(userId, ctx.now),
      findReplaceablePlan(ctx, userId),
    ]);
    if (!person) throw notFound();
    // A friend paid for it.
    if (current?.grantedAs === 'gift') throw hasPaidPlan(issueMessages.hasGift);
    if (current && isPaying(current)) throw hasPaidPlan(issueMessages.paysAlready);
    const granted = { id: ctx.newId(), userId, grantedAs: 'complimentary', endsAt } as const;
    const letter = await letterOf(ctx, person.email, granted);
    await ctx.commit([...grants.grant(granted, current, { now: ctx.now }), letter.statement]);
    ctx.wakeMailer([letter.id]);
  });
  return getSubscriber(ctx, userId);
}

/** What a friend paid for is not the cook's to end. */
export async function endComplimentary(
  ctx: SiteContext,
  userId: UserId,
): Promise<SubscriberAnswer> {
  const current = await ctx.repositories.subscriptions.findUnended(userId);
  if (current?.grantedAs !== 'complimentary') throw notFound();
  const ending = await endGrant(ctx, { id: current.id, siteId: ctx.site.id, userId });
  await ctx.commit(ending.statements);
  ctx.wakeMailer(ending.letterIds);
  return getSubscriber(ctx, userId);
}

type Granted = { id: Id; endsAt: number | null };

async function letterOf(ctx: SiteContext, recipient: string, { id, endsAt }: Granted) {
  const letterhead = await letterheadOf(ctx, ctx.site.id);
  if (letterhead === null) throw notFound();
  const { homes, look } = letterhead;
  const { subject, intro, button, note } = mailMessages.payment.granted;
  const until = endsAt === null ? null : letterDay(endsAt);
  return moneyLetter(ctx, letterhead, {
    effect: `granted/${id}`,
    recipient,
    subject: subject(look),
    paragraphs: [intro({ ...look, until })],
    action: { label: button, address: `${homes.origin}/recipes` },
    note,
  });
}
