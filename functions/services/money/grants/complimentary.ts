import { issueMessages } from '#contract/issue-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { ComplimentaryInput, SubscriberAnswer } from '#contract/mail/subscriber.ts';
import type { UserId } from '#domain/ids.ts';
import { isPaidPlan } from '#domain/money/paid-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { siteLook } from '#functions/mail/templates/look.ts';
import { getSubscriber } from '../../mail/subscriber/get.ts';
import { retryStale } from '../../retry-stale.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { hasPaidPlan, invalidAt, notFound } from '../../service-error.ts';

/** Full access with the compliments of the cook, until a time or for good; refused to who pays. */
export async function grantComplimentary(
  ctx: SiteContext,
  userId: UserId,
  { until }: ComplimentaryInput,
): Promise<SubscriberAnswer> {
  const endsAt = until === null ? null : Date.parse(until);
  if (endsAt !== null && endsAt <= ctx.now) throw invalidAt('until', issueMessages.invalidInput);
  await retryStale(async () => {
    const { subscribers, subscriptions, grants } = ctx.repositories;
    const [person, current] = await Promise.all([
      subscribers.find(userId),
      subscriptions.findCurrent(userId),
    ]);
    if (!person) throw notFound();
    // A friend paid for it.
    if (current?.grantedAs === 'gift') throw hasPaidPlan(issueMessages.hasGift);
    const isPaying = current && isPaidPlan(current.plan) && current.grantedAs === null;
    if (isPaying) throw hasPaidPlan(issueMessages.paysAlready);
    const letter = await letterOf(ctx, person.email, endsAt);
    const granted = { id: ctx.newId(), userId, grantedAs: 'complimentary', endsAt } as const;
    await ctx.commit([...grants.grant(granted, ctx.now), letter.statement]);
    ctx.wakeMailer([letter.id]);
  });
  return getSubscriber(ctx, userId);
}

/** What a friend paid for is not the cook's to end. */
export async function endComplimentary(
  ctx: SiteContext,
  userId: UserId,
): Promise<SubscriberAnswer> {
  const { subscriptions, grants } = ctx.repositories;
  const current = await subscriptions.findCurrent(userId);
  if (current?.grantedAs !== 'complimentary') throw notFound();
  await ctx.commit(grants.end(current.id, ctx.newId(), ctx.now));
  return getSubscriber(ctx, userId);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

async function letterOf(ctx: SiteContext, recipient: string, endsAt: number | null) {
  const homes = await siteHomes(ctx);
  const look = await siteLook(ctx, homes.origin);
  const { subject, intro, button, note } = mailMessages.payment.granted;
  const until = endsAt === null ? null : day.format(endsAt);
  return storeLetter(ctx, look, {
    kind: 'payment',
    siteId: ctx.site.id,
    recipient,
    expiresAt: null,
    letter: {
      subject: subject(look),
      paragraphs: [mailMessages.greeting, intro({ ...look, until })],
      action: { label: button, address: `${homes.origin}/recipes` },
      code: null,
      notes: [note],
      unsubscribeAddress: null,
    },
  });
}
