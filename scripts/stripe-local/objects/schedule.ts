import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';
import type { Price, Subscription } from '../resources.ts';
import { itemOfSubscription, type Period } from './subscription.ts';

type Phase = { price: Price; period: Period };
type Asked = { subscription: Subscription; phases: [Phase, Phase] };

/** What becomes of a subscription by itself; it has the first of two phases now. */
export function newSchedule(
  ledger: Ledger,
  { subscription, phases }: Asked,
): Stripe.SubscriptionSchedule {
  const [{ period }] = phases;
  return {
    id: newId(ledger, 'sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    canceled_at: null,
    completed_at: null,
    created: nowIn(ledger),
    current_phase: { start_date: period.start, end_date: period.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: defaults,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: phases.map((phase) => phaseOf(subscription, phase)),
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

const defaults: Stripe.SubscriptionSchedule.DefaultSettings = {
  application_fee_percent: null,
  billing_cycle_anchor: 'automatic',
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  default_payment_method: null,
  description: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    days_until_due: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  on_behalf_of: null,
  transfer_data: null,
};

const phaseOf = (
  subscription: Subscription,
  { price, period }: Phase,
): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  application_fee_percent: subscription.application_fee_percent,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: period.end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: itemOfSubscription(subscription).quantity ?? 1,
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: period.start,
  transfer_data: null,
  trial_end: null,
});
