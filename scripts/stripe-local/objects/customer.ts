import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';

type Asked = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
};

export const newCustomer = (ledger: Ledger, asked: Asked): Stripe.Customer => ({
  id: newId(ledger, 'cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: nowIn(ledger),
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: asked.email ?? null,
  invoice_prefix: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: asked.metadata ?? {},
  name: asked.name ?? null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
