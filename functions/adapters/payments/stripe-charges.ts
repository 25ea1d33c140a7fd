import type { Stripe } from 'stripe';
import type { DisputeState } from '#domain/money/charges.ts';
import type { Charge, PaymentGateway } from './payment-gateway.ts';
import { orNull, told } from './stripe-failures.ts';
import {
  checkoutKey,
  currency,
  giftKey,
  idOf,
  msOf,
  pageAfter,
  secondsOf,
} from './stripe-objects.ts';

export function chargeCalls(stripe: Stripe) {
  const { charges } = stripe;
  return {
    findCharge: (stripeAccount, id) =>
      told(async () => {
        const charge = await orNull(() => charges.retrieve(id, {}, { stripeAccount }));
        return charge && chargeOf(stripe, charge, stripeAccount);
      }),
    listCharges: (stripeAccount, { since, after }) =>
      told(async () => {
        const page = pageAfter(after);
        const asked = { created: { gte: secondsOf(since) }, ...page };
        const found = await charges.list(asked, { stripeAccount });
        const read = [];
        for (const charge of found.data) read.push(await chargeOf(stripe, charge, stripeAccount));
        return {
          charges: read.filter((charge) => charge !== null),
          last: found.data.at(-1)?.id ?? null,
          isLast: !found.has_more,
        };
      }),
    isOfPlan: (stripeAccount, paymentId) =>
      told(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: paymentId };
        const asked = { payment, limit: 1, expand: ['data.invoice'] };
        const { data } = await stripe.invoicePayments.list(asked, { stripeAccount });
        const invoice = data[0]?.invoice;
        if (invoice === undefined || typeof invoice === 'string' || 'deleted' in invoice)
          return false;
        const of = invoice.parent?.subscription_details?.metadata;
        return of?.[checkoutKey] !== undefined;
      }),
  } satisfies Partial<PaymentGateway>;
}

/** Null while it is pending, and of what is none of ours. */
async function chargeOf(
  stripe: Stripe,
  charge: Stripe.Charge,
  stripeAccount: string,
): Promise<Charge | null> {
  const { id, status, customer, outcome } = charge;
  // Plans and gifts are paid in one currency: what is not is something else that the cook sells.
  if (status === 'pending' || charge.currency !== currency) return null;
  const isPaid = status === 'succeeded';
  return {
    id,
    paymentId: idOf(charge.payment_intent),
    customerId: idOf(customer),
    giftId: charge.metadata[giftKey] ?? null,
    amountCents: charge.amount,
    refundedCents: charge.amount_refunded,
    feeCents: isPaid ? (charge.application_fee_amount ?? 0) : 0,
    state: isPaid ? 'paid' : 'failed',
    declinedFor: isPaid ? null : (outcome?.reason ?? charge.failure_code ?? null),
    dispute: charge.disputed ? await disputeOf(stripe, id, stripeAccount) : null,
    receiptUrl: charge.receipt_url,
    chargedAt: msOf(charge.created),
  };
}

async function disputeOf(stripe: Stripe, charge: string, stripeAccount: string) {
  const { data } = await stripe.disputes.list({ charge, limit: 1 }, { stripeAccount });
  const [newest] = data;
  if (!newest) return null;
  const { due_by: due } = newest.evidence_details;
  return { state: disputeStateOf(newest.status), dueAt: due === null ? null : msOf(due) };
}

/** A warning that was closed took no money; what Stripe adds later is told as open. */
function disputeStateOf(status: Stripe.Dispute.Status): DisputeState {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}
