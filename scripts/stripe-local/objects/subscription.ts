import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';
import type { Price, Subscription, SubscriptionItem } from '../resources.ts';
import { planOf } from './catalogue.ts';

export type Period = { start: number; end: number };

type Asked = {
  customer: string;
  price: Price;
  period: Period;
  trialEnd: number | null;
  feePercent: number | null;
  discounts: string[];
  metadata: Record<string, string>;
};

export function newSubscription(ledger: Ledger, asked: Asked): Subscription {
  const now = nowIn(ledger);
  const id = newId(ledger, 'sub');
  const item = itemOf(ledger, id, asked);
  return {
    ...unset,
    id,
    object: 'subscription',
    application_fee_percent: asked.feePercent,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: asked.trialEnd ?? now,
    collection_method: 'charge_automatically',
    created: now,
    currency: asked.price.currency,
    customer: asked.customer,
    discounts: asked.discounts,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: asked.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'on_subscription',
    },
    start_date: now,
    status: asked.trialEnd === null ? 'incomplete' : 'trialing',
    // Its clock can be moved, while who asks lives by the real one.
    test_clock: ledger.isClockShared ? null : 'clock_local',
    trial_end: asked.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: asked.trialEnd === null ? null : now,
  };
}

const unset = {
  application: null,
  billing_cycle_anchor_config: null,
  billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  cancel_at_period_end: false,
  canceled_at: null,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  ended_at: null,
  latest_invoice: null,
  livemode: false,
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>;

function itemOf(ledger: Ledger, subscription: string, asked: Asked): SubscriptionItem {
  const { price, period } = asked;
  return {
    id: newId(ledger, 'si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: nowIn(ledger),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** The only item that a subscription has here. */
export function itemOfSubscription({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export const periodOf = (subscription: Subscription): Period => {
  const item = itemOfSubscription(subscription);
  return { start: item.current_period_start, end: item.current_period_end };
};
