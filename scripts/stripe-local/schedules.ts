import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { record, recordUpdate } from './events.ts';
import { found, idOf, keep, nowIn, type Scene, taken } from './ledger.ts';
import { newSchedule } from './objects/schedule.ts';
import { itemOfSubscription, periodOf } from './objects/subscription.ts';
import { periodEnd } from './periods.ts';
import type { Price, Subscription } from './resources.ts';

const scheduleOf = ({ books }: Scene, { schedule }: Subscription) =>
  found(books, 'subscription_schedule', idOf(schedule) ?? '');

/** To another price from the next period on: a schedule has the subscription from now on. */
export function changeLater(scene: Scene, subscription: Subscription, price: Price): void {
  const { ledger, books } = scene;
  leaveSchedule(scene, subscription);
  const period = periodOf(subscription);
  const next = { start: period.end, end: periodEnd(period.end, period.end, price) };
  const now = { price: itemOfSubscription(subscription).price, period };
  const phases: Parameters<typeof newSchedule>[1]['phases'] = [now, { price, period: next }];
  const schedule = keep(books, newSchedule(ledger, { subscription, phases }));
  record(scene, 'subscription_schedule.created', schedule);
  subscription.schedule = schedule.id;
  recordUpdate(scene, subscription, { schedule: null });
}

/** The price that a subscription has with the period that begins now; null where it keeps its own. */
export function enterNextPhase(scene: Scene, subscription: Subscription): Price | null {
  const schedule = scheduleOf(scene, subscription);
  if (schedule === null) return null;
  const ends = schedule.current_phase?.end_date ?? 0;
  const next = schedule.phases.find(({ start_date: start }) => start >= ends);
  const price = idOf(next?.items[0]?.price);
  if (next === undefined || price === null) {
    leaveSchedule(scene, subscription);
    return null;
  }
  schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
  return taken(scene.books, 'price', price);
}

/** It goes on by itself, as it is. */
export function leaveSchedule(scene: Scene, subscription: Subscription): void {
  const schedule = scheduleOf(scene, subscription);
  subscription.schedule = null;
  if (schedule === null) return;
  Object.assign(schedule, {
    status: 'released',
    current_phase: null,
    released_at: nowIn(scene.ledger),
    released_subscription: subscription.id,
    subscription: null,
  });
  record(scene, 'subscription_schedule.released', schedule);
  recordUpdate(scene, subscription, { schedule: schedule.id });
}

/** Refused once it is over. */
export function releaseSchedule(scene: Scene, id: string): Stripe.SubscriptionSchedule {
  const schedule = taken(scene.books, 'subscription_schedule', id);
  const subscription = found(scene.books, 'subscription', idOf(schedule.subscription) ?? '');
  if (subscription === null) {
    const said = `You cannot release a subscription schedule that is ${schedule.status}.`;
    throw new ApiError(400, said);
  }
  leaveSchedule(scene, subscription);
  return schedule;
}

/** What ends a subscription is the schedule's alone, while it has one. */
export function refuseScheduled({ schedule }: Subscription): void {
  if (schedule === null) return;
  const said = `The subscription is managed by the subscription schedule \`${idOf(schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`;
  throw new ApiError(400, said);
}
