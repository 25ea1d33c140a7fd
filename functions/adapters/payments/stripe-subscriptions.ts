import type { Stripe } from 'stripe';
import type { PaymentGateway } from './payment-gateway.ts';
import { orNull, told } from './stripe-failures.ts';
import { openInvoice, readSubscription } from './stripe-invoices.ts';
import { idOf, pageAfter } from './stripe-objects.ts';
import { giveBack } from './stripe-refunds.ts';

export function subscriptionCalls(stripe: Stripe) {
  const { subscriptions } = stripe;
  return {
    findSubscription: (stripeAccount, id) =>
      told(() =>
        orNull(() => {
          const expand = ['discounts.source.coupon', 'schedule'];
          return readSubscription(stripe, { id, expand, options: { stripeAccount } });
        }),
      ),
    listSubscriptions: (stripeAccount, after) =>
      told(async () => {
        const page = pageAfter(after);
        const found = await subscriptions.list({ status: 'all', ...page }, { stripeAccount });
        return { ids: found.data.map(({ id }) => id), isLast: !found.has_more };
      }),
    setEnding: (stripeAccount, { subscriptionId: id, ends }, key) =>
      told(() => setEnding(stripe, { stripeAccount, id, ends, key })),
    openInvoice: (stripeAccount, id) =>
      told(async () => {
        await openInvoice(stripe, id, { stripeAccount });
      }),
    dropUnpaid: (stripeAccount, id) => told(() => dropUnpaid(stripe, { stripeAccount, id })),
    stopSubscription: (stripeAccount, id) =>
      told(() => stopSubscription(stripe, { stripeAccount, id })),
    undoSubscription: (stripeAccount, id, key) =>
      told(() => undoSubscription(stripe, { stripeAccount, id, key })),
  } satisfies Partial<PaymentGateway>;
}

type Ending = { stripeAccount: string; id: string; ends: boolean; key: string };

async function setEnding(stripe: Stripe, { stripeAccount, id, ends, key }: Ending): Promise<void> {
  const { subscriptions, subscriptionSchedules: schedules } = stripe;
  const known = await subscriptions.retrieve(id, {}, { stripeAccount });
  const { cancel_at: at, cancel_at_period_end: isAtPeriodEnd } = known;
  const isEnding = at !== null || isAtPeriodEnd;
  // It is so already; what goes on may still be to become the plan that was chosen.
  if (isEnding === ends) return;
  const schedule = idOf(known.schedule);
  if (schedule !== null) {
    // What a schedule has is ended by nobody else; it would have it go on as another plan.
    const asked = { stripeAccount, idempotencyKey: `${key}/release` };
    await schedules.release(schedule, {}, asked);
  }
  // The portal sets a time alone, which the flag does not clear.
  const isTimed = at !== null && !isAtPeriodEnd;
  const change = !ends && isTimed ? { cancel_at: '' as const } : { cancel_at_period_end: ends };
  await subscriptions.update(id, change, { stripeAccount, idempotencyKey: key });
}

type Stopped = { stripeAccount: string; id: string };

async function stopSubscription(stripe: Stripe, { stripeAccount, id }: Stopped): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id, {}, { stripeAccount });
  if (status !== 'canceled') await stripe.subscriptions.cancel(id, {}, { stripeAccount });
}

/** A draft cannot be voided, and is never collected where it is made final by hand. */
async function dropUnpaid(stripe: Stripe, { stripeAccount, id }: Stopped): Promise<void> {
  const { invoices } = stripe;
  for (const status of ['draft', 'open'] as const) {
    const asked = { subscription: id, status, ...pageAfter(null) };
    const found = await invoices.list(asked, { stripeAccount }).autoPagingToArray({ limit: 100 });
    for (const invoice of found) await voidInvoice(stripe, stripeAccount, invoice);
  }
}

async function voidInvoice(
  stripe: Stripe,
  stripeAccount: string,
  { id, status }: Stripe.Invoice,
): Promise<void> {
  if (id === undefined) return;
  const { status: now } =
    status === 'draft' ? await openInvoice(stripe, id, { stripeAccount }) : { status };
  // One of nothing is paid as it is made final.
  if (now === 'open') await stripe.invoices.voidInvoice(id, {}, { stripeAccount });
}

type Undone = Stopped & { key: string };

/** All that was ever paid by it: nobody may have seen it for months. */
async function undoSubscription(stripe: Stripe, undone: Undone): Promise<void> {
  const { stripeAccount, id: subscription } = undone;
  await stopSubscription(stripe, undone);
  const asked = { subscription, status: 'paid' as const, ...pageAfter(null) };
  for await (const invoice of stripe.invoices.list(asked, { stripeAccount })) {
    if (invoice.id !== undefined) await refundInvoice(stripe, undone, invoice.id);
  }
}

async function refundInvoice(
  stripe: Stripe,
  { stripeAccount, key }: Undone,
  invoice: string,
): Promise<void> {
  const paid = await stripe.invoicePayments.list({ invoice, status: 'paid' }, { stripeAccount });
  for (const { id, payment } of paid.data) {
    const intent = idOf(payment.payment_intent ?? null);
    if (intent === null) continue;
    const idempotencyKey = `${key}/${id}`;
    await giveBack(stripe, { stripeAccount, intent, idempotencyKey, reason: 'duplicate' });
  }
}
