import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { type Attempt, attempt, type CardName, declineMessage, isCardName } from './cards.ts';
import { record } from './events.ts';
import {
  all,
  type Books,
  found,
  hiddenOf,
  idOf,
  keep,
  type Ledger,
  type Scene,
  newId,
  nowIn,
  taken,
} from './ledger.ts';
import { subscriptionOf } from './objects/invoice.ts';
import {
  type Asked,
  newCharge,
  newDispute,
  newPaymentIntent,
  newRefund,
} from './objects/payment.ts';
import type { Invoice } from './resources.ts';

/** The card on file of a customer. */
export function cardOf(books: Books, customer: string): CardName | null {
  const { card } = hiddenOf(books, customer);
  return isCardName(card) ? card : null;
}

type Presence = { isOnSession: boolean; isConfirmed: boolean };
export const nobodyThere: Presence = { isOnSession: false, isConfirmed: false };

type Charged = { outcome: Attempt; intent: Stripe.PaymentIntent };

/** Tries a card once and keeps what came of it. */
export function charge({ ledger, books }: Scene, asked: Asked, presence: Presence): Charged {
  const intent = keep(books, newPaymentIntent(ledger, asked));
  const outcome = attempt(asked.card, presence);
  if (outcome.kind === 'asks') {
    intent.status = 'requires_action';
    record({ ledger, books }, 'payment_intent.requires_action', intent);
    return { outcome, intent };
  }
  const decline = outcome.kind === 'declined' ? outcome.decline : null;
  const made = keep(books, newCharge(ledger, intent, { ...asked, decline }));
  intent.latest_charge = made.id;
  if (decline === null) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    record({ ledger, books }, 'charge.succeeded', made);
    record({ ledger, books }, 'payment_intent.succeeded', intent);
  } else {
    intent.last_payment_error = {
      charge: made.id,
      code: 'card_declined',
      decline_code: decline,
      message: declineMessage(decline),
      type: 'card_error',
    };
    record({ ledger, books }, 'charge.failed', made);
    record({ ledger, books }, 'payment_intent.payment_failed', intent);
  }
  return { outcome, intent };
}

/** Days between the attempts to collect an invoice, as Stripe sets them out by default. */
const retryDays = [3, 5, 7];
const daySeconds = 86_400;

/** Tries to collect an open invoice; answers what came of it. */
export function collect(scene: Scene, invoice: Invoice, presence: Presence): Attempt {
  const { ledger, books } = scene;
  if (invoice.amount_remaining === 0) return settle(scene, invoice);
  const customer = taken(books, 'customer', invoice.customer ?? '');
  const card = cardOf(books, customer.id);
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  if (card === null) return refuse(scene, invoice, attempt(null, presence));
  const subscription = found(books, 'subscription', subscriptionOf(invoice) ?? '');
  const percent = subscription?.application_fee_percent ?? null;
  const amount = invoice.amount_remaining;
  const { outcome, intent } = charge(
    scene,
    {
      amount,
      fee: percent === null ? null : Math.round((amount * percent) / 100),
      currency: invoice.currency,
      customer: customer.id,
      email: customer.email,
      description:
        invoice.billing_reason === 'subscription_create'
          ? 'Subscription creation'
          : 'Subscription update',
      metadata: {},
      card,
    },
    presence,
  );
  keep(books, paymentOf(ledger, invoice, intent));
  return outcome.kind === 'paid' ? settle(scene, invoice) : refuse(scene, invoice, outcome);
}

function settle({ ledger, books }: Scene, invoice: Invoice) {
  const paid = invoice.amount_remaining;
  const customer = found(books, 'customer', invoice.customer ?? '');
  if (customer) spendBalance(invoice, customer);
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_paid + paid,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: nowIn(ledger) },
  });
  record({ ledger, books }, 'invoice.paid', invoice);
  record({ ledger, books }, 'invoice.payment_succeeded', invoice);
  return { kind: 'paid' } as const;
}

/** What an invoice gave back waits for the next one; what waited is used up by this one. */
function spendBalance(invoice: Invoice, customer: Stripe.Customer) {
  const left = invoice.starting_balance + invoice.total - invoice.amount_due;
  Object.assign(invoice, { ending_balance: Math.min(0, left) });
  customer.balance = Math.min(0, left);
}

function refuse({ ledger, books }: Scene, invoice: Invoice, outcome: Attempt): Attempt {
  const days = retryDays[invoice.attempt_count - 1];
  // What was made final by hand is tried by hand.
  const isTriedAgain = days !== undefined && invoice.auto_advance !== false;
  invoice.next_payment_attempt = isTriedAgain ? nowIn(ledger) + days * daySeconds : null;
  record({ ledger, books }, 'invoice.payment_failed', invoice);
  if (outcome.kind === 'asks') {
    record({ ledger, books }, 'invoice.payment_action_required', invoice);
  }
  return outcome;
}

const paymentOf = (
  ledger: Ledger,
  invoice: Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment => ({
  id: newId(ledger, 'inpay'),
  object: 'invoice_payment',
  amount_paid: intent.amount_received || null,
  amount_requested: intent.amount,
  created: intent.created,
  currency: intent.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: 'payment_intent' },
  status: intent.status === 'succeeded' ? 'paid' : 'open',
  status_transitions: {
    canceled_at: null,
    paid_at: intent.status === 'succeeded' ? nowIn(ledger) : null,
  },
});

type Refunding = {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  amount?: number | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  refund_application_fee?: boolean | undefined;
};

/** Gives back a charge or a part of it. */
export function refund({ ledger, books }: Scene, asked: Refunding): Stripe.Refund {
  const charged = chargeOf(books, asked);
  checkFee(charged, asked);
  const left = charged.amount_captured - charged.amount_refunded;
  const amount = asked.amount ?? left;
  if (left === 0) {
    throw new ApiError(400, `Charge ${charged.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount > left || amount <= 0) {
    throw new ApiError(400, `Refund amount (${amount}) is not between 1 and ${left}.`, {
      param: 'amount',
    });
  }
  const made = keep(books, newRefund(ledger, charged, { amount, reason: asked.reason ?? null }));
  charged.amount_refunded += amount;
  if (asked.refund_application_fee === true) hiddenOf(books, charged.id).isFeeBack = true;
  charged.refunded = charged.amount_refunded === charged.amount;
  record({ ledger, books }, 'charge.refunded', charged);
  record({ ledger, books }, 'refund.created', made);
  return made;
}

function checkFee(
  { id, application_fee_amount: fee }: Stripe.Charge,
  { refund_application_fee: isAsked }: Refunding,
) {
  if (isAsked !== true || fee !== null) return;
  const message = `Attempting to refund_application_fee on ${id}, but it has no application fee`;
  throw new ApiError(400, message, { param: 'refund_application_fee' });
}

/** The bank takes a charge back until it is settled whose it is. */
export function dispute({ ledger, books }: Scene, chargeId: string): void {
  const charged = taken(books, 'charge', chargeId);
  charged.disputed = true;
  const made = keep(books, newDispute(ledger, charged));
  record({ ledger, books }, 'charge.dispute.created', made);
}

function chargeOf(books: Books, { charge: id, payment_intent: intentId }: Refunding) {
  if (id !== undefined) return taken(books, 'charge', { id, param: 'charge' });
  const intent = taken(books, 'payment_intent', { id: intentId ?? '', param: 'payment_intent' });
  const paid = all(books, 'charge').find(
    (each) => idOf(each.payment_intent) === intent.id && each.paid,
  );
  if (paid) return paid;
  throw new ApiError(400, `The PaymentIntent ${intent.id} has no successful charge to refund.`, {
    param: 'payment_intent',
  });
}
