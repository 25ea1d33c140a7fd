import type {
  SubscribersAnswer,
  SubscribersQuery,
  SubscriberView,
} from '#contract/mail/subscriber.ts';
import { newsletterStateOf } from '#domain/mail/newsletter-state.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Subscriber } from '#functions/repositories/mail/subscriber.ts';
import { isoTime } from '../iso-time.ts';

/** The subscribers of a site, newest first, for its owner. */
export async function listSubscribers(
  ctx: SiteContext,
  { limit, cursor, ...filter }: SubscribersQuery,
): Promise<SubscribersAnswer> {
  const listing = { ...filter, limit, after: cursor ?? null };
  const { found, total } = await ctx.repositories.subscribers.list(listing);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    subscribers: page.map(subscriberViewOf),
    total,
    nextCursor: last ? `${last.subscribedAt}.${last.userId}` : null,
  };
}

export function subscriberViewOf(subscriber: Subscriber): SubscriberView {
  const { userId, email, displayName, hasNewsletter, plan, status } = subscriber;
  return {
    id: userId,
    email,
    displayName,
    state: newsletterStateOf(hasNewsletter ? subscriber : null),
    subscribedAt: isoTime(subscriber.subscribedAt),
    planType: plan,
    planStatus: status,
  };
}
