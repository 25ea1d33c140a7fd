import type { Stripe } from 'stripe';
import { isLate } from '#domain/money/late-plan.ts';
import { isSubscriptionStatus } from '#domain/money/paid-plan.ts';
import type { PaidSubscription } from './payment-gateway.ts';
import { pageAfter, subscriptionOf } from './stripe-objects.ts';

type Asked = { id: string; expand: string[]; options?: Stripe.RequestOptions };

/** What is said of a subscription, with what is to be paid next of one that is late. */
export async function readSubscription(
  stripe: Stripe,
  { id, expand, options = {} }: Asked,
): Promise<PaidSubscription> {
  const said = await stripe.subscriptions.retrieve(id, { expand }, options);
  const isOwing = isSubscriptionStatus(said.status) && isLate(said.status);
  const owed = isOwing ? await owedFor(stripe, said, options) : nothing;
  return { ...subscriptionOf(said), ...owed };
}

type Owed = Pick<PaidSubscription, 'invoiceUrl' | 'waitingInvoiceId'>;

const nothing: Owed = { invoiceUrl: null, waitingInvoiceId: null };

/** The oldest that is open. What is made while nobody pays stays a draft, which the provider leaves alone. */
async function owedFor(
  { invoices }: Stripe,
  { id: subscription, pause_collection: pause }: Stripe.Subscription,
  options: Stripe.RequestOptions,
): Promise<Owed> {
  const list = async (status: 'open' | 'draft') =>
    (await invoices.list({ subscription, status, ...pageAfter(null) }, options)).data;
  const oldest = (await list('open')).at(-1);
  if (oldest) return { ...nothing, invoiceUrl: oldest.hosted_invoice_url ?? null };
  // The cook may collect nothing on purpose.
  if (pause !== null) return nothing;
  const [newest] = await list('draft');
  const isLeft = newest?.auto_advance === false;
  return { ...nothing, waitingInvoiceId: isLeft ? (newest.id ?? null) : null };
}

/** Makes it final by hand, so that nothing is charged before somebody pays it. */
export async function openInvoice(
  { invoices }: Stripe,
  id: string,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.Invoice> {
  return invoices.finalizeInvoice(id, { auto_advance: false }, options);
}
