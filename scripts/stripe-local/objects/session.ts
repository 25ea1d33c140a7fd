import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';

type Asked = {
  mode: 'payment' | 'subscription';
  /** In cents, before and after a discount. */
  subtotal: number;
  total: number;
  currency: string;
  customer: string | null;
  email: string | null;
  clientReference: string | null;
  expiresAt: number;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
  allowsCodes: boolean;
  isTaxed: boolean;
  /** Whether Stripe itself is the seller. */
  isManaged: boolean;
  url: string;
};

const untaxed = { enabled: false, liability: null, provider: null, status: null } as const;
const taxed = {
  enabled: true,
  liability: { type: 'self' },
  provider: 'stripe',
  status: 'requires_location_inputs',
} as const;

export function newSession(ledger: Ledger, asked: Asked): Stripe.Checkout.Session {
  const id = newId(ledger, 'cs_test');
  return {
    ...unset,
    id,
    object: 'checkout.session',
    allow_promotion_codes: asked.allowsCodes || null,
    amount_subtotal: asked.subtotal,
    amount_total: asked.total,
    automatic_tax: asked.isTaxed ? taxed : untaxed,
    cancel_url: asked.cancelUrl,
    client_reference_id: asked.clientReference,
    created: nowIn(ledger),
    currency: asked.currency,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: asked.customer,
    customer_creation: asked.customer === null && asked.mode === 'subscription' ? 'always' : null,
    customer_email: asked.email,
    expires_at: asked.expiresAt,
    managed_payments: { enabled: asked.isManaged },
    metadata: asked.metadata,
    mode: asked.mode,
    payment_method_collection: asked.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: asked.successUrl,
    total_details: {
      amount_discount: asked.subtotal - asked.total,
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: 'hosted_page',
    url: asked.url.replace('{id}', id),
  };
}

const unset = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;
