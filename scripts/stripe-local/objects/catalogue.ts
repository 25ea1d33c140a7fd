import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';
import type { Plan, Price } from '../resources.ts';

type Named = { name: string; description?: string | undefined; metadata?: Record<string, string> };

export function newProduct(ledger: Ledger, { name, description, metadata }: Named): Stripe.Product {
  const now = nowIn(ledger);
  return {
    id: newId(ledger, 'prod'),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
}

type Priced = {
  currency: string;
  product: string;
  unitAmount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; count: number } | null;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  metadata?: Record<string, string>;
};

export function newPrice(ledger: Ledger, asked: Priced): Price {
  const { currency, product, unitAmount, recurring } = asked;
  return {
    id: newId(ledger, 'price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: nowIn(ledger),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: asked.lookupKey ?? null,
    metadata: asked.metadata ?? {},
    nickname: asked.nickname ?? null,
    product,
    recurring: recurring && {
      interval: recurring.interval,
      interval_count: recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}

/** The older shape of a price, which items of subscriptions still carry. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
