import type { SubscriberAnswer, SubscriberEventView } from '#contract/mail/subscriber.ts';
import type { UserId } from '#domain/ids.ts';
import { isLapsed } from '#domain/money/paid-plan.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { SubscriberHistory } from '#functions/repositories/mail/subscriber-history.ts';
import { isoTime, optionalIsoTime } from '../../iso-time.ts';
import { notFound } from '../../service-error.ts';
import { subscriberViewOf } from '../list-subscribers.ts';

/** A subscriber, and what happened between them and the site. */
export async function getSubscriber(ctx: SiteContext, userId: UserId): Promise<SubscriberAnswer> {
  const { subscribers, subscriberHistory } = ctx.repositories;
  const [subscriber, history] = await Promise.all([
    subscribers.find(userId, ctx.now),
    subscriberHistory.read(userId),
  ]);
  if (!subscriber) throw notFound();
  const { commentCount, bookmarkCount, plans } = history;
  const held = plans.find((each) => each.endedAt === null && !isLapsed(each, ctx.now));
  return {
    subscriber: subscriberViewOf(subscriber),
    history: eventsOf(history),
    grant: held?.grantedAs ? { kind: held.grantedAs, endsAt: optionalIsoTime(held.endsAt) } : null,
    commentCount,
    bookmarkCount,
  };
}

type Event = { kind: SubscriberEventView['kind']; at: number; detail: string | null };

/** Plans and suppressions have rows of their own, which tell when. */
function eventsOf({ happened, plans, suppressions }: SubscriberHistory): SubscriberEventView[] {
  const others: Event[] = [
    ...plans.flatMap(({ plan, createdAt, endedAt }): Event[] => [
      { kind: 'plan-started', at: createdAt, detail: plan },
      ...(endedAt === null ? [] : [{ kind: 'plan-ended' as const, at: endedAt, detail: plan }]),
    ]),
    ...suppressions.flatMap(({ reason, at, liftedAt }): Event[] => [
      { kind: 'suppressed', at, detail: reason },
      ...(liftedAt === null ? [] : [{ kind: 'lifted' as const, at: liftedAt, detail: reason }]),
    ]),
  ];
  return [...happened, ...others.map((event) => ({ ...event, fileName: null }))]
    .toSorted((one, other) => one.at - other.at)
    .map((event) => ({ ...event, at: isoTime(event.at) }));
}
