import type { Stripe } from 'stripe';
import type { GiftOrder } from '#domain/money/gifts.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { told } from './stripe-failures.ts';
import { currency, giftKey, payingPageOf } from './stripe-objects.ts';
import { openSession } from './stripe-pages.ts';

export function giftCalls(stripe: Stripe) {
  return {
    createGiftCheckout: (stripeAccount, order) =>
      told(async () => {
        const asked = { stripeAccount, idempotencyKey: order.giftId };
        const session = await openSession(stripe, sessionOf(order), asked);
        return { id: session.id, url: payingPageOf(session) };
      }),
  } satisfies Partial<PaymentGateway>;
}

/** Paid once; the charge carries which gift it is for. */
function sessionOf(order: GiftOrder): Stripe.Checkout.SessionCreateParams {
  const { giftId, email, amountCents, feeCents, name, successUrl, cancelUrl } = order;
  const metadata = { [giftKey]: giftId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amountCents, product_data: { name } },
      },
    ],
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(order.collectsTax && { automatic_tax: { enabled: true } }),
    metadata,
    payment_intent_data: {
      metadata,
      // Stripe takes none that is nothing, or all that is paid.
      ...(feeCents > 0 && feeCents < amountCents && { application_fee_amount: feeCents }),
    },
  };
}
