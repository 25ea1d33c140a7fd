import type { Stripe } from 'stripe';
import { cadences } from '#domain/money/plans.ts';
import { isSubscriptionStatus } from '#domain/money/paid-plan.ts';
import type { CheckoutState, PaidSubscription, SellerAccount } from './payment-gateway.ts';
import { renewalCents } from './stripe-discounts.ts';

const msPerSecond = 1000;

/** Stripe says times in seconds. */
export const msOf = (seconds: number): number => seconds * msPerSecond;
const optionalMsOf = (seconds: number | null): number | null =>
  seconds === null ? null : msOf(seconds);
export const secondsOf = (ms: number): number => Math.floor(ms / msPerSecond);

/** In which everything is sold. */
export const currency = 'usd';

/** Of a list behind an object, in the order of Stripe's answers; its first page for null. */
export const pageAfter = (after: string | null) => ({
  limit: 100,
  ...(after !== null && { starting_after: after }),
});

/** Where a checkout that was just made is paid. */
export function payingPageOf({ url }: Stripe.Checkout.Session): string {
  if (url === null) throw new TypeError('Stripe answered a checkout without a page');
  return url;
}

/** The key of our own ids in the metadata of what we have made there. */
export const checkoutKey = 'larder_checkout';
export const siteKey = 'larder_site';
export const giftKey = 'larder_gift';
export const codeKey = 'larder_code';
export const userKey = 'larder_user';

export const idOf = (of: string | { id: string } | null): string | null =>
  typeof of === 'string' || of === null ? of : of.id;

export function sellerOf({ id, charges_enabled, requirements }: Stripe.Account): SellerAccount {
  const { currently_due: current, past_due: past } = requirements ?? {};
  return {
    id,
    canCharge: charges_enabled ?? false,
    due: [...new Set([...(past ?? []), ...(current ?? [])])],
  };
}

/** Of whatever shape: a cook sells other things on the same account, and may change what is ours. */
export function subscriptionOf(
  subscription: Stripe.Subscription,
): Omit<PaidSubscription, 'invoiceUrl' | 'waitingInvoiceId'> {
  const { id, customer, status, items, metadata } = subscription;
  const [item] = items.data;
  const periodEnd = item?.current_period_end ?? null;
  return {
    id,
    customerId: idOf(customer) ?? '',
    status: isSubscriptionStatus(status) ? status : null,
    priceId: item?.price.id ?? null,
    nextPriceId: nextPriceOf(subscription.schedule),
    amountCents: item ? renewalCents(subscription, item) : null,
    cadence: cadences.find((each) => each === item?.price.recurring?.interval) ?? null,
    startedAt: msOf(subscription.start_date),
    periodEnd: optionalMsOf(periodEnd),
    endsAt: endOf(subscription, periodEnd),
    endedAt: optionalMsOf(subscription.ended_at),
    checkoutId: metadata[checkoutKey] ?? null,
    hasOwnClock: subscription.test_clock !== null,
  };
}

/** With flexible billing the portal sets a time, the API a flag; each means the end. */
function endOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: number | null) {
  return optionalMsOf(cancel_at ?? (cancel_at_period_end ? periodEnd : null));
}

/** The portal leaves it to a schedule that a plan becomes a shorter one when what is paid is over. */
function nextPriceOf(schedule: Stripe.Subscription['schedule']): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  const { current_phase: current, phases } = schedule;
  if (current === null) return null;
  const next = phases.find(({ start_date: start }) => start >= current.end_date);
  return idOf(next?.items[0]?.price ?? null);
}

const checkoutStatuses = ['open', 'complete', 'expired'] as const;

export function checkoutOf(session: Stripe.Checkout.Session): CheckoutState {
  const { id, status, metadata, customer_details, customer_email, subscription } = session;
  const { payment_status: payment } = session;
  return {
    id,
    status: checkoutStatuses.find((each) => each === status) ?? 'expired',
    checkoutId: metadata?.[checkoutKey] ?? null,
    email: customer_details?.email ?? customer_email,
    subscriptionId: idOf(subscription),
    isPaid: payment === 'paid' || payment === 'no_payment_required',
  };
}
