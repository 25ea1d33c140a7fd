import type { PaidPlanType, PlanType, subscriptionStatuses } from './plans.ts';

type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export function isPaidPlan(plan: PlanType | null): plan is PaidPlanType {
  return plan === 'monthly' || plan === 'yearly';
}

/** Whether a plan gives what it is for; while a late payment is retried it still does. */
const isInUse: Record<SubscriptionStatus, boolean> = {
  active: true,
  trialing: true,
  past_due: true,
  unpaid: false,
  canceled: false,
  incomplete: false,
};

/** The plan that a subscription gives at present; null where it gives none. */
export function planInUse(
  held: { plan: PlanType; status: SubscriptionStatus } | null,
): PlanType | null {
  return held && isInUse[held.status] ? held.plan : null;
}
