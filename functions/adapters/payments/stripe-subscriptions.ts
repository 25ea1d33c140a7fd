import type { Stripe } from 'stripe';
import type { PaymentGateway } from './payment-gateway.ts';
import { orNull, told } from './stripe-failures.ts';
import { idOf, subscriptionOf } from './stripe-objects.ts';

const listedAtOnce = 100;

export function subscriptionCalls(stripe: Stripe) {
  const { subscriptions } = stripe;
  return {
    findSubscription: (stripeAccount, id) =>
      told(() =>
        orNull(async () => {
          const expanded = { expand: ['latest_invoice'] };
          return subscriptionOf(await subscriptions.retrieve(id, expanded, { stripeAccount }));
        }),
      ),
    listSubscriptions: (stripeAccount, after) =>
      told(async () => {
        const page = { limit: listedAtOnce, ...(after !== null && { starting_after: after }) };
        const found = await subscriptions.list({ status: 'all', ...page }, { stripeAccount });
        return { subscriptions: found.data.map(subscriptionOf), isLast: !found.has_more };
      }),
    setEnding: (stripeAccount, { subscriptionId, ends }, idempotencyKey) =>
      told(async () => {
        const known = await subscriptions.retrieve(subscriptionId, {}, { stripeAccount });
        // The portal sets a time alone, which the flag does not clear.
        const isTimed = known.cancel_at !== null && !known.cancel_at_period_end;
        const change =
          !ends && isTimed ? { cancel_at: '' as const } : { cancel_at_period_end: ends };
        await subscriptions.update(subscriptionId, change, { stripeAccount, idempotencyKey });
      }),
    undoSubscription: (stripeAccount, id, key) =>
      told(() => undoSubscription(stripe, { stripeAccount, id, key })),
  } satisfies Partial<PaymentGateway>;
}

type Undone = { stripeAccount: string; id: string; key: string };

async function undoSubscription(stripe: Stripe, { stripeAccount, id, key }: Undone): Promise<void> {
  const { status, latest_invoice: latest } = await stripe.subscriptions.retrieve(
    id,
    {},
    { stripeAccount },
  );
  if (status !== 'canceled') await stripe.subscriptions.cancel(id, {}, { stripeAccount });
  const invoice = idOf(latest);
  if (invoice === null) return;
  const paid = await stripe.invoicePayments.list({ invoice, status: 'paid' }, { stripeAccount });
  for (const { id: payment, payment: by } of paid.data) {
    const intent = idOf(by.payment_intent ?? null);
    if (intent === null) continue;
    await stripe.refunds.create(
      { payment_intent: intent, reason: 'duplicate', refund_application_fee: true },
      { stripeAccount, idempotencyKey: `${key}/${payment}` },
    );
  }
}
