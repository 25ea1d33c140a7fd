import type { Stripe } from 'stripe';
import type { AppOrder, PaymentGateway } from './payment-gateway.ts';
import { keyFor } from './idempotency-key.ts';
import { orNull, told } from './stripe-failures.ts';
import { checkoutKey, checkoutOf, currency, payingPageOf, siteKey } from './stripe-objects.ts';
import { openInvoice, readSubscription } from './stripe-invoices.ts';
import { openSession } from './stripe-pages.ts';

/** What cooks pay the platform, on the platform's own account. */
export function appCalls(stripe: Stripe) {
  const { subscriptions, customers, billingPortal } = stripe;
  const { sessions } = stripe.checkout;
  return {
    createAppCustomer: ({ siteId, email }, key) =>
      told(async () => {
        const asked = { email, metadata: { [siteKey]: siteId } };
        return (await customers.create(asked, { idempotencyKey: keyFor(key, asked) })).id;
      }),
    createAppCheckout: (order) =>
      told(async () => {
        // The address of a page whose answer was lost is known to nobody who could pay there.
        const asked = sessionOf(order);
        const idempotencyKey = keyFor(order.attemptId, asked);
        const session = await openSession(stripe, asked, { idempotencyKey });
        return { id: session.id, url: payingPageOf(session) };
      }),
    findAppCheckout: (id) =>
      told(() => orNull(async () => checkoutOf(await sessions.retrieve(id)))),
    expireAppCheckout: (id) =>
      told(async () => {
        await sessions.expire(id);
      }),
    findAppSubscription: (id) =>
      told(() => orNull(() => readSubscription(stripe, { id, expand: [] }))),
    openAppInvoice: (id) =>
      told(async () => {
        await openInvoice(stripe, id);
      }),
    endAppSubscription: (id, idempotencyKey) =>
      told(async () => {
        await subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey });
      }),
    appPortalUrl: (customer, returnUrl) =>
      told(
        async () => (await billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
  } satisfies Partial<PaymentGateway>;
}

function sessionOf(order: AppOrder): Stripe.Checkout.SessionCreateParams {
  const { attemptId, siteId, customerId, amountCents, name, pages } = order;
  const metadata = { [checkoutKey]: attemptId, [siteKey]: siteId };
  const price = {
    currency,
    unit_amount: amountCents,
    recurring: { interval: 'month' as const },
    product_data: { name },
  };
  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: price }],
    customer: customerId,
    success_url: pages.paid,
    cancel_url: pages.back,
    metadata,
    subscription_data: { metadata },
  };
}
