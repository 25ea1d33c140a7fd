import { hasPaidPlan, planOf } from '../recipe/recipe-access.ts';
import type { Reader } from '../recipe/recipe-access.ts';

/** What a site takes part in: letters, and plans to pay for. */
export type Offers = { newslettersEnabled: boolean; subscriptionsEnabled: boolean };

/** The newsletter box: not for paid subscribers, and for free ones only where plans are sold. */
export function showsNewsletterBox(site: Offers, reader: Reader): boolean {
  if (!site.newslettersEnabled || hasPaidPlan(reader)) return false;
  return planOf(reader) !== 'free' || site.subscriptionsEnabled;
}

export type SubscribeBox = 'newsletter' | 'redirect-to-subscribe' | 'upgrade';

export function subscribeBoxFor(site: Offers, reader: Reader): SubscribeBox {
  if (site.newslettersEnabled && !site.subscriptionsEnabled) return 'newsletter';
  return site.subscriptionsEnabled && planOf(reader) !== 'free'
    ? 'redirect-to-subscribe'
    : 'upgrade';
}

/** The Subscribe button of the header; style sheets hide it from those who have subscribed. */
export function showsSubscribeButton(
  site: Pick<Offers, 'newslettersEnabled'>,
  path: string,
): boolean {
  return site.newslettersEnabled && !path.startsWith('/subscribe');
}
