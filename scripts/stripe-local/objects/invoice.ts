import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';
import type { Invoice, InvoiceLine, Subscription } from '../resources.ts';

export type Line = {
  /** In cents; below 0 for what is given back. */
  amount: number;
  description: string;
  period: { start: number; end: number };
  priceId: string;
  isProration: boolean;
};

type Asked = {
  subscription: Subscription;
  customer: Stripe.Customer;
  account: Stripe.Account;
  reason: Stripe.Invoice.BillingReason;
  lines: Line[];
  /** In cents, not below 0. */
  discount: number;
};

/** A draft; what is less than nothing is kept for the customer's next one. */
export function newInvoice(ledger: Ledger, asked: Asked): Invoice {
  const { subscription, customer, account } = asked;
  const id = newId(ledger, 'in');
  const { currency } = subscription;
  const subtotal = asked.lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - asked.discount;
  const due = Math.max(0, total + customer.balance);
  const created = nowIn(ledger);
  return {
    ...unset,
    ...sums(subtotal, total, due),
    id,
    object: 'invoice',
    account_country: account.country ?? null,
    account_name: account.business_profile?.name ?? null,
    automatic_tax: noTax,
    billing_reason: asked.reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: linesOf(ledger, id, asked),
    parent: parentOf(subscription),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: created,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    total_discount_amounts: asked.discount === 0 ? [] : [{ amount: asked.discount, discount: id }],
  };
}

const linesOf = (ledger: Ledger, invoice: string, { lines, subscription }: Asked) => ({
  object: 'list' as const,
  data: lines.map((line) => lineOf(ledger, line, { invoice, subscription })),
  has_more: false,
  url: `/v1/invoices/${invoice}/lines`,
});

const noTax: Stripe.Invoice.AutomaticTax = {
  disabled_reason: null,
  enabled: false,
  liability: null,
  provider: null,
  status: null,
};

const sums = (subtotal: number, total: number, due: number) => ({
  amount_due: due,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: due,
  amount_shipping: 0,
  subtotal,
  subtotal_excluding_tax: subtotal,
  total,
  total_excluding_tax: total,
});

const unset = {
  account_tax_ids: null,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

const parentOf = ({ id, metadata }: Subscription): Stripe.Invoice.Parent => ({
  quote_details: null,
  subscription_details: { metadata, subscription: id },
  type: 'subscription_details',
});

type Of = { invoice: string; subscription: Subscription };

function lineOf(ledger: Ledger, line: Line, { invoice, subscription }: Of): InvoiceLine {
  const item = subscription.items.data[0]?.id ?? '';
  return {
    id: newId(ledger, 'il'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.priceId, product: '' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

/** Which subscription an invoice is of. */
export function subscriptionOf(invoice: Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}
