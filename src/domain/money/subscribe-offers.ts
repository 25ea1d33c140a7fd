import type { PlanType } from './plans.ts';
import { hasPaidPlan, planOf } from '../recipe/recipe-access.ts';
import type { Reader } from '../recipe/recipe-access.ts';

type Site = { newslettersEnabled: boolean; subscriptionsEnabled: boolean };

/** The newsletter box: not for paid subscribers, and for free ones only where plans are sold. */
export function showsNewsletterBox(site: Site, reader: Reader): boolean {
  if (!site.newslettersEnabled || hasPaidPlan(reader)) return false;
  return planOf(reader) !== 'free' || site.subscriptionsEnabled;
}

export type SubscribeBox = 'newsletter' | 'redirect-to-subscribe' | 'upgrade';

export function subscribeBoxFor(site: Site, reader: Reader): SubscribeBox {
  if (site.newslettersEnabled && !site.subscriptionsEnabled) return 'newsletter';
  return site.subscriptionsEnabled && planOf(reader) !== 'free'
    ? 'redirect-to-subscribe'
    : 'upgrade';
}

/** The Subscribe button of the header; style sheets hide it from those who have subscribed. */
export function showsSubscribeButton(
  site: Pick<Site, 'newslettersEnabled'>,
  path: string,
): boolean {
  return site.newslettersEnabled && !path.startsWith('/subscribe');
}

export type SubscribePage = 'plans' | 'newsletter' | 'fallback';

export function subscribePageFor(site: Site, reader: Reader): SubscribePage {
  if (hasPaidPlan(reader)) return 'fallback';
  if (site.subscriptionsEnabled) return 'plans';
  return site.newslettersEnabled ? 'newsletter' : 'fallback';
}

/** Whether /subscribe sends the reader to the root of the site. */
export function leavesSubscribePage(site: Site, reader: Reader): boolean {
  return !site.newslettersEnabled || hasPaidPlan(reader);
}

export function initialPlan(site: Site): PlanType {
  return site.subscriptionsEnabled ? 'monthly' : 'free';
}

export function canChoosePlan(plan: PlanType, reader: Reader): boolean {
  return plan !== planOf(reader);
}
