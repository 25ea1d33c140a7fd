import { Stripe } from 'stripe';
import type { PaymentGateway } from './payment-gateway.ts';
import { told } from './stripe-failures.ts';
import { idOf } from './stripe-objects.ts';

export function refundCalls(stripe: Stripe) {
  return {
    refundCheckout: (stripeAccount, id, idempotencyKey) =>
      told(async () => {
        const session = await stripe.checkout.sessions.retrieve(id, {}, { stripeAccount });
        const intent = idOf(session.payment_intent);
        if (intent === null) return;
        await unlessRefunded(() =>
          stripe.refunds.create(
            { payment_intent: intent, refund_application_fee: true },
            { stripeAccount, idempotencyKey },
          ),
        );
      }),
  } satisfies Partial<PaymentGateway>;
}

/** The cook may have given it back already, or a bank holds it for who complained. */
const isBack: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

export async function unlessRefunded(refund: () => Promise<unknown>): Promise<void> {
  try {
    await refund();
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && isBack.includes(error.code);
    if (!isDone) throw error;
  }
}
