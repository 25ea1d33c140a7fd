import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import type { UserId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { getSubscriber } from './get.ts';

/** At the wish of a person who told the cook; only they themselves can come back. */
export async function unsubscribeByCook(
  ctx: SiteContext,
  userId: UserId,
): Promise<SubscriberAnswer> {
  const { subscribers, newsletterSubscribers } = ctx.repositories;
  if (!(await subscribers.find(userId, ctx.now))) throw notFound();
  await ctx.commit([newsletterSubscribers.unsubscribe(userId, ctx.now, 'cook')]);
  return getSubscriber(ctx, userId);
}
