import type { Stripe } from 'stripe';
import { type Ledger, newId, nowIn } from '../ledger.ts';

type Asked = {
  email: string | null;
  country: string;
  metadata: Record<string, string>;
  businessName: string | null;
};

/** What Stripe asks of a person before it pays them out. */
const asksFor = [
  'business_profile.url',
  'external_account',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
];

export const newAccount = (ledger: Ledger, asked: Asked): Stripe.Account => ({
  id: newId(ledger, 'acct'),
  object: 'account',
  business_profile: profileOf(asked.businessName),
  business_type: null,
  capabilities: { card_payments: 'inactive', transfers: 'inactive' },
  charges_enabled: false,
  controller: {
    fees: { payer: 'account' },
    is_controller: true,
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
    type: 'application',
  },
  country: asked.country,
  created: nowIn(ledger),
  default_currency: 'usd',
  details_submitted: false,
  email: asked.email,
  future_requirements: nothingRequired(),
  metadata: asked.metadata,
  payouts_enabled: false,
  requirements: { ...nothingRequired(), ...due(asksFor) },
  settings: null,
  type: 'none',
});

const profileOf = (name: string | null): Stripe.Account.BusinessProfile => ({
  mcc: null,
  minority_owned_business_designation: null,
  name,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
});

const nothingRequired = () => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
});

const due = (fields: string[]) => ({
  currently_due: fields,
  eventually_due: fields,
  past_due: fields,
  disabled_reason: fields.length === 0 ? null : ('requirements.past_due' as const),
});

/** What the pages of Stripe do with the account as its owner fills them in. */
export function fillIn(account: Stripe.Account, stillMissing: string[]): void {
  const isReady = stillMissing.length === 0;
  Object.assign(account, {
    charges_enabled: isReady,
    payouts_enabled: isReady,
    details_submitted: true,
    requirements: { ...nothingRequired(), ...due(stillMissing) },
    capabilities: {
      card_payments: isReady ? 'active' : 'inactive',
      transfers: isReady ? 'active' : 'inactive',
    },
  });
}
