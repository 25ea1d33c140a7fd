import { type PaidPlanType, type PlanType, subscriptionStatuses } from './plans.ts';

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const isSubscriptionStatus = (word: string): word is SubscriptionStatus =>
  subscriptionStatuses.some((status) => status === word);

export function isPaidPlan(plan: PlanType | null): plan is PaidPlanType {
  return plan === 'monthly' || plan === 'yearly';
}

type Given = { plan: PlanType; grantedAs: string | null };

/** Whether somebody pays for their own plan, which was neither given by a friend nor by the cook. */
export const isPaying = ({ plan, grantedAs }: Given): boolean =>
  isPaidPlan(plan) && grantedAs === null;

/** Whether a plan gives what it is for; while a late payment is retried it still does. */
const isInUse: Record<SubscriptionStatus, boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: false,
  paused: false,
  canceled: false,
  incomplete: false,
  incomplete_expired: false,
};

/** In which a plan gives what it is for. */
export const statusesInUse: readonly SubscriptionStatus[] = subscriptionStatuses.filter(
  (status) => isInUse[status],
);

/** Whether nothing brings a subscription back. */
export const isOver = (status: SubscriptionStatus): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** `endsAt` is when a plan that was canceled ends, in ms since the epoch; null while it goes on. */
type Held = { plan: PlanType; status: SubscriptionStatus; endsAt: number | null };

type Ending = { endsAt: number | null };

/** Whether a plan that was canceled, or given for a while, is over by the clock; its row follows later. */
export const isLapsed = ({ endsAt }: Ending, now: number): boolean =>
  endsAt !== null && endsAt <= now;

type Kept = Held & { priceAmountCents: number; grantedAs: string | null };

/** A plan by the clock: behind one that is over the free plan goes on. */
export const planAsOf = <Plan extends Kept>(plan: Plan, now: number): Plan =>
  isLapsed(plan, now)
    ? {
        ...plan,
        plan: 'free',
        status: 'active',
        priceAmountCents: 0,
        endsAt: null,
        grantedAs: null,
      }
    : plan;

/** The plan that a subscription gives at a time; null where it gives none. */
export function planInUse(held: Held | null, now: number): PlanType | null {
  if (held === null || !isInUse[held.status]) return null;
  return held.endsAt === null || now < held.endsAt ? held.plan : null;
}
