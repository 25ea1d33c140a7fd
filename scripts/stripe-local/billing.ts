import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import type { Attempt, CardName } from './cards.ts';
import { collect, nobodyThere } from './charging.ts';
import { applyDiscount, couponFor, discountOf } from './discounts.ts';
import { record, recordUpdate } from './events.ts';
import { all, found, hiddenOf, keep, nowIn, platformId, taken, type Scene } from './ledger.ts';
import { planOf } from './objects/catalogue.ts';
import { type Line, newInvoice, subscriptionOf } from './objects/invoice.ts';
import { itemOfSubscription, newSubscription, periodOf } from './objects/subscription.ts';
import { periodEnd, unused } from './periods.ts';
import type { Invoice, Price, Subscription } from './resources.ts';
import { type Collected, statusAfter } from './standing.ts';
import { enterNextPhase, leaveSchedule } from './schedules.ts';

const daySeconds = 86_400;
/** How long the invoice of a renewal can still be changed before it is collected. */
const draftSeconds = 3_600;

type Begun = {
  customer: string;
  price: Price;
  card: CardName | null;
  trialDays: number | null;
  trialEnd: number | null;
  feePercent: number | null;
  discount: { coupon: Stripe.Coupon; code: Stripe.PromotionCode | null } | null;
  session: string | null;
  metadata: Record<string, string>;
  presence: { isOnSession: boolean; isConfirmed: boolean };
};

/** Begins a subscription and collects its first invoice. */
export function begin(scene: Scene, asked: Begun): Subscription {
  const { ledger, books } = scene;
  const now = nowIn(ledger);
  const trialEnd =
    asked.trialEnd ?? (asked.trialDays === null ? null : now + asked.trialDays * daySeconds);
  const period = { start: now, end: trialEnd ?? periodEnd(now, now, asked.price) };
  const subscription = keep(
    books,
    newSubscription(ledger, { ...asked, trialEnd, period, discounts: [] }),
  );
  if (asked.card) hiddenOf(books, asked.customer).card = asked.card;
  if (asked.discount) {
    const applied = { subscription: subscription.id, session: asked.session };
    subscription.discounts = [applyDiscount(scene, asked.discount, applied)];
  }
  const amount = trialEnd === null ? (asked.price.unit_amount ?? 0) : 0;
  const line = lineOf(asked.price, { amount, period, isProration: false });
  const invoice = bill(scene, subscription, { reason: 'subscription_create', lines: [line] });
  finalize(scene, invoice);
  const outcome = collect(scene, invoice, asked.presence);
  if (trialEnd === null) subscription.status = outcome.kind === 'paid' ? 'active' : 'incomplete';
  record({ ledger, books }, 'customer.subscription.created', subscription);
  return subscription;
}

type LineAsked = Pick<Line, 'amount' | 'period' | 'isProration'>;

const lineOf = (price: Price, { amount, period, isProration }: LineAsked): Line => ({
  amount,
  period,
  isProration,
  priceId: price.id,
  description: isProration ? 'Unused time' : `1 × ${price.nickname ?? 'subscription'}`,
});

type Billed = { reason: Stripe.Invoice.BillingReason; lines: Line[] };

function bill({ ledger, books }: Scene, subscription: Subscription, { reason, lines }: Billed) {
  const full = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const ids = subscription.discounts.filter((each) => typeof each === 'string');
  const coupon = full === 0 ? null : couponFor(books, ids, nowIn(ledger));
  const account = ledger.accounts.get(books.accountId);
  const invoice = newInvoice(ledger, {
    subscription,
    customer: taken(books, 'customer', subscription.customer),
    account: account ?? { ...nobody, id: platformId },
    reason,
    lines,
    discount: discountOf(coupon, full),
  });
  keep(books, invoice);
  subscription.latest_invoice = invoice.id;
  record({ ledger, books }, 'invoice.created', invoice);
  return invoice;
}

const nobody: Omit<Stripe.Account, 'id'> = {
  object: 'account',
  charges_enabled: true,
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  type: 'none',
};

/** By hand: nothing of it is collected by itself. */
export function finalizeInvoice(scene: Scene, invoice: Invoice): Invoice {
  if (invoice.status !== 'draft') throw new ApiError(400, 'This invoice is already finalized.');
  finalize(scene, invoice);
  Object.assign(invoice, { auto_advance: false, automatically_finalizes_at: null });
  if (invoice.amount_remaining === 0) collect(scene, invoice, nobodyThere);
  return invoice;
}

/** Nobody owes it any more, nor is its subscription late for want of it. */
export function voidInvoice(scene: Scene, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') {
    throw new ApiError(400, `You can only void an open invoice; this is ${invoice.status}.`);
  }
  voidIt(scene, invoice);
  const subscription = found(scene.books, 'subscription', subscriptionOf(invoice) ?? '');
  if (subscription && subscription.ended_at === null) {
    follow(scene, subscription, { invoice, isPaid: true });
  }
  return invoice;
}

function finalize({ ledger, books }: Scene, invoice: Invoice) {
  Object.assign(invoice, {
    status: 'open',
    hosted_invoice_url: `${ledger.origin}/pages/invoices/${books.accountId}/${invoice.id}`,
    number: `${books.accountId.slice(-4).toUpperCase()}-${invoice.id.slice(-6)}`,
    effective_at: nowIn(ledger),
    status_transitions: { ...invoice.status_transitions, finalized_at: nowIn(ledger) },
  });
  record({ ledger, books }, 'invoice.finalized', invoice);
}

/** Begins the next period; its invoice is collected an hour later. */
export function renew(scene: Scene, subscription: Subscription): void {
  const { ledger, books } = scene;
  const item = itemOfSubscription(subscription);
  const next = enterNextPhase(scene, subscription);
  if (next) setPrice(subscription, next);
  const start = item.current_period_end;
  const anchor = subscription.billing_cycle_anchor;
  const previous = { status: subscription.status };
  Object.assign(item, {
    current_period_start: start,
    current_period_end: periodEnd(start, anchor, item.price),
  });
  if (subscription.status === 'trialing') subscription.status = 'active';
  recordUpdate({ ledger, books }, subscription, previous);
  const period = periodOf(subscription);
  const line = lineOf(item.price, {
    amount: item.price.unit_amount ?? 0,
    period,
    isProration: false,
  });
  const invoice = bill(scene, subscription, { reason: 'subscription_cycle', lines: [line] });
  // For who does not pay, invoices are still made, and left as drafts.
  if (subscription.status === 'unpaid') invoice.auto_advance = false;
  else invoice.automatically_finalizes_at = nowIn(ledger) + draftSeconds;
  // While collecting is paused, invoices are not collected and the status stays.
  if (subscription.pause_collection !== null) voidIt(scene, invoice);
}

function setPrice(subscription: Subscription, price: Price) {
  Object.assign(itemOfSubscription(subscription), { price, plan: planOf(price) });
}

/** Collects what a draft became due for. */
export function collectDraft(scene: Scene, invoice: Invoice): void {
  finalize(scene, invoice);
  tryToCollect(scene, invoice);
}

/** Tries an open invoice and brings its subscription to the state that follows. */
export function tryToCollect(
  scene: Scene,
  invoice: Invoice,
  presence: Begun['presence'] = nobodyThere,
): Attempt {
  const outcome = collect(scene, invoice, presence);
  const subscription = found(scene.books, 'subscription', subscriptionOf(invoice) ?? '');
  if (subscription && subscription.ended_at === null) {
    follow(scene, subscription, { invoice, isPaid: outcome.kind === 'paid' });
  }
  return outcome;
}

function follow(scene: Scene, subscription: Subscription, collected: Collected): void {
  const before = subscription.status;
  const after = statusAfter(scene, subscription, collected);
  if (after === 'canceled') end(scene, subscription, 'payment_failed');
  else if (after !== before) {
    subscription.status = after;
    recordUpdate(scene, subscription, { status: before });
  }
}

function voidIt({ ledger, books }: Scene, invoice: Invoice) {
  Object.assign(invoice, {
    status: 'void',
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: nowIn(ledger) },
  });
  record({ ledger, books }, 'invoice.voided', invoice);
}

/** Ends a subscription for good, now. */
export function end(
  scene: Scene,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const { ledger, books } = scene;
  const now = nowIn(ledger);
  const isUnpaidFirst = subscription.status === 'incomplete';
  leaveSchedule(scene, subscription);
  Object.assign(subscription, {
    status: isUnpaidFirst ? 'incomplete_expired' : 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  for (const invoice of all(books, 'invoice')) {
    const isOfIt = subscriptionOf(invoice) === subscription.id;
    if (isOfIt && invoice.status === 'draft') voidIt(scene, invoice);
    // What is owed stays owed, but is not collected by itself any more.
    if (isOfIt && invoice.status === 'open') invoice.next_payment_attempt = null;
  }
  record({ ledger, books }, 'customer.subscription.deleted', subscription);
}

/** To another price at once: the rest of the old period is credited, a new one begins. */
export function changeNow(
  scene: Scene,
  subscription: Subscription,
  { price, presence }: { price: Price; presence: Begun['presence'] },
): Attempt {
  const { ledger, books } = scene;
  const now = nowIn(ledger);
  const item = itemOfSubscription(subscription);
  const old = { price: item.price, period: periodOf(subscription) };
  const isPaidFor = subscription.status === 'active';
  const credit = isPaidFor ? unused(old.price.unit_amount ?? 0, old.period, now) : 0;
  leaveSchedule(scene, subscription);
  setPrice(subscription, price);
  subscription.billing_cycle_anchor = now;
  const period = { start: now, end: periodEnd(now, now, price) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  if (subscription.status === 'trialing') {
    Object.assign(subscription, { status: 'active', trial_end: now });
  }
  const lines = [
    lineOf(old.price, {
      amount: -credit,
      period: { ...old.period, start: now },
      isProration: true,
    }),
    lineOf(price, { amount: price.unit_amount ?? 0, period, isProration: false }),
  ];
  const invoice = bill(scene, subscription, {
    reason: 'subscription_update',
    lines: credit === 0 ? lines.slice(1) : lines,
  });
  finalize(scene, invoice);
  const previous = { items: { data: [{ ...item, price: old.price, plan: planOf(old.price) }] } };
  recordUpdate({ ledger, books }, subscription, previous);
  return tryToCollect(scene, invoice, presence);
}
