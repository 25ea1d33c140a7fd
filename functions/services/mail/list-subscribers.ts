import type {
  SubscribersAnswer,
  SubscribersQuery,
  SubscriberView,
} from '#contract/mail/subscriber.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Subscriber } from '#functions/repositories/mail/subscriber.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { invalidAt } from '../service-error.ts';

/** The subscribers of a site, newest first unless another order is asked for, for its owner. */
export async function listSubscribers(
  ctx: SiteContext,
  { limit, cursor, order, ...filter }: SubscribersQuery,
): Promise<SubscribersAnswer> {
  // By time the key is a number, else it is no cursor of ours.
  if (cursor && order !== 'address' && !/^\d{1,15}$/.test(cursor.key)) throw invalidAt('cursor');
  const listing = { ...filter, order, limit, after: cursor ?? null, now: ctx.now };
  const { found, counts } = await ctx.repositories.subscribers.list(listing);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const inAnyState = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    subscribers: page.map(subscriberViewOf),
    total: filter.state === undefined ? inAnyState : counts[filter.state],
    counts,
    nextCursor: last
      ? `${order === 'address' ? last.email : last.subscribedAt}/${last.userId}`
      : null,
  };
}

export function subscriberViewOf(subscriber: Subscriber): SubscriberView {
  const { userId, email, displayName, state, source, plan, status, freeUntil } = subscriber;
  return {
    id: userId,
    email,
    displayName,
    state,
    source,
    subscribedAt: isoTime(subscriber.subscribedAt),
    planType: plan,
    planStatus: status,
    freeUntil: optionalIsoTime(freeUntil),
  };
}
