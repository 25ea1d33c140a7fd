import type { PaidPlanType, PlanType } from './plans.ts';

export function isPaidPlan(plan: PlanType | null): plan is PaidPlanType {
  return plan === 'monthly' || plan === 'yearly';
}
