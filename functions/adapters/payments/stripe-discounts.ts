import type { Stripe } from 'stripe';

type Discounted = Pick<Stripe.Subscription, 'discounts'>;
type Item = Pick<Stripe.SubscriptionItem, 'price' | 'current_period_end'>;

const percent = 100;

/**
 * What is charged when a subscription renews, in cents and before taxes: its price without what codes take
 * off then. A code for one payment has done so by then. Discounts that were not expanded are not known.
 */
export function renewalCents(
  { discounts }: Discounted,
  { price, current_period_end: renewsAt }: Item,
): number {
  const lasting = discounts.flatMap((discount) => couponAt(discount, renewsAt) ?? []);
  return lasting.reduce(
    (cents, { amount_off: off, percent_off: share }) =>
      Math.max(0, cents - (off ?? Math.round((cents * (share ?? 0)) / percent))),
    price.unit_amount ?? 0,
  );
}

/** What still counts at a time, in seconds since the epoch. */
function couponAt(discount: string | Stripe.Discount, at: number): Stripe.Coupon | null {
  if (typeof discount === 'string') return null;
  const { coupon } = discount.source;
  if (coupon === null || typeof coupon === 'string' || coupon.duration === 'once') return null;
  return discount.end === null || discount.end > at ? coupon : null;
}
