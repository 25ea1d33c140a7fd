import type { PlanType } from './plans.ts';
import { hasPaidPlan, planOf } from '../recipe/recipe-access.ts';
import type { Reader } from '../recipe/recipe-access.ts';
import type { Offers } from './subscribe-offers.ts';

export type SubscribePage = 'plans' | 'newsletter' | 'fallback';

export function subscribePageFor(site: Offers, reader: Reader): SubscribePage {
  if (hasPaidPlan(reader)) return 'fallback';
  if (site.subscriptionsEnabled) return 'plans';
  return site.newslettersEnabled ? 'newsletter' : 'fallback';
}

/** Whether /subscribe sends the reader to the root of the site. */
export function leavesSubscribePage(site: Offers, reader: Reader): boolean {
  return !site.newslettersEnabled || hasPaidPlan(reader);
}

export function initialPlan(site: Offers): PlanType {
  return site.subscriptionsEnabled ? 'monthly' : 'free';
}

export function canChoosePlan(plan: PlanType, reader: Reader): boolean {
  return plan !== planOf(reader);
}
