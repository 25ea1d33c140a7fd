import type { SubscriptionStatus } from './paid-plan.ts';

/** In which a plan waits for a payment, or for going on. */
export const lateStatuses: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'paused'];

export const isLate = (status: SubscriptionStatus): boolean => lateStatuses.includes(status);
