import type { SubscriptionStatus } from './paid-plan.ts';

/** In which a plan waits for a payment, or for going on. */
export const lateStatuses = [
  'past_due',
  'unpaid',
  'paused',
] as const satisfies readonly SubscriptionStatus[];

export const isLate = (status: SubscriptionStatus): boolean =>
  lateStatuses.some((late) => late === status);
