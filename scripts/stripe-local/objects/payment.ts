import type { Stripe } from 'stripe';
import { type CardName, cards, declineMessage } from '../cards.ts';
import { type Ledger, newId, nowIn } from '../ledger.ts';

export type Asked = {
  /** In cents. */
  amount: number;
  /** In cents; what the platform keeps. Of nothing no charge says anything. */
  fee: number | null;
  currency: string;
  customer: string | null;
  email: string | null;
  description: string;
  metadata: Record<string, string>;
  card: CardName;
};

export function newPaymentIntent(ledger: Ledger, asked: Asked): Stripe.PaymentIntent {
  const id = newId(ledger, 'pi');
  return {
    ...intentUnset,
    id,
    object: 'payment_intent',
    amount: asked.amount,
    application_fee_amount: asked.fee === 0 ? null : asked.fee,
    client_secret: `${id}_secret`,
    created: nowIn(ledger),
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description,
    metadata: asked.metadata,
    payment_method_types: ['card'],
    receipt_email: asked.email,
    status: 'requires_payment_method',
  };
}

const intentUnset = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: { enabled: false },
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

/** A charge that went through, or, with the reason, one that did not. */
export function newCharge(
  ledger: Ledger,
  intent: Stripe.PaymentIntent,
  { card, email, decline }: Pick<Asked, 'card' | 'email'> & { decline: string | null },
): Stripe.Charge {
  const isPaid = decline === null;
  const fee = isPaid ? intent.application_fee_amount : null;
  return {
    ...chargeUnset,
    id: newId(ledger, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    application_fee: fee === null ? null : newId(ledger, 'fee'),
    application_fee_amount: fee,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    captured: isPaid,
    created: nowIn(ledger),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : declineMessage(decline),
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: { type: 'card', card: cardDetails(card) },
    receipt_email: email,
    status: isPaid ? 'succeeded' : 'failed',
  };
}

const outcomeOf = (decline: string | null): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
  reason: decline,
  risk_level: 'normal',
  seller_message: decline === null ? 'Payment complete.' : 'The bank did not accept the charge.',
  type: decline === null ? 'authorized' : 'issuer_declined',
});

const lastFour = (card: CardName) => cards[card].number.slice(-4);

const cardDetails = (card: CardName): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: null,
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2034,
  funding: 'credit',
  installments: null,
  last4: lastFour(card),
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

const chargeUnset = {
  amount_refunded: 0,
  application: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

export function newRefund(
  ledger: Ledger,
  charge: Stripe.Charge,
  { amount, reason }: { amount: number; reason: Stripe.Refund.Reason | null },
): Stripe.Refund {
  return {
    id: newId(ledger, 're'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowIn(ledger),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const week = 7 * 86_400;

export function newDispute(ledger: Ledger, charge: Stripe.Charge): Stripe.Dispute {
  const now = nowIn(ledger);
  return {
    id: newId(ledger, 'dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
