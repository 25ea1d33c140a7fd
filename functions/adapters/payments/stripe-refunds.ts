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
        await giveBack(stripe, { stripeAccount, intent, idempotencyKey });
      }),
  } satisfies Partial<PaymentGateway>;
}

type Returned = {
  stripeAccount: string;
  /** What was paid. */
  intent: string;
  idempotencyKey: string;
  reason?: Stripe.RefundCreateParams.Reason;
};

/** All of it, with what the platform kept; Stripe refuses to give back a fee where none was kept. */
export async function giveBack(stripe: Stripe, returned: Returned): Promise<void> {
  const { stripeAccount, intent, idempotencyKey, reason } = returned;
  const expanded = { expand: ['latest_charge'] };
  const paid = await stripe.paymentIntents.retrieve(intent, expanded, { stripeAccount });
  const { latest_charge: charge } = paid;
  const hasFee =
    charge !== null && typeof charge !== 'string' && (charge.application_fee_amount ?? 0) > 0;
  const asked = {
    payment_intent: intent,
    ...(reason && { reason }),
    ...(hasFee && { refund_application_fee: true }),
  };
  await unlessRefunded(() => stripe.refunds.create(asked, { stripeAccount, idempotencyKey }));
}

/** The cook may have given it back already, or a bank holds it for who complained. */
const isBack: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

async function unlessRefunded(refund: () => Promise<unknown>): Promise<void> {
  try {
    await refund();
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeError && isBack.includes(error.code);
    if (!isDone) throw error;
  }
}
