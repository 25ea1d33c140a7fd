import { collectDraft, end, renew, tryToCollect } from './billing.ts';
import { record } from './events.ts';
import { all, hiddenOf, type Ledger, nowIn, type Scene } from './ledger.ts';
import { itemOfSubscription } from './objects/subscription.ts';
import type { Invoice, Subscription } from './resources.ts';

type Due = { at: number; act: () => void };

const trialNoticeSeconds = 3 * 86_400;

/**
 * Moves the clock to a moment, in seconds since 1970, through everything that falls due until then,
 * in its order. Time does not go back.
 */
export function advance(ledger: Ledger, to: number): void {
  for (let next = nextDue(ledger, to); next; next = nextDue(ledger, to)) {
    setClock(ledger, Math.max(next.at, nowIn(ledger)));
    next.act();
  }
  setClock(ledger, Math.max(to, nowIn(ledger)));
}

function setClock(ledger: Ledger, to: number) {
  ledger.ahead = to - ledger.realNow();
}

function nextDue(ledger: Ledger, to: number): Due | null {
  let first: Due | null = null;
  for (const books of ledger.books.values()) {
    for (const due of dueOf({ ledger, books })) {
      if (due.at <= to && (first === null || due.at < first.at)) first = due;
    }
  }
  return first;
}

function* dueOf(scene: Scene): Generator<Due> {
  for (const subscription of all(scene.books, 'subscription')) {
    if (subscription.ended_at === null) yield* ofSubscription(scene, subscription);
  }
  for (const invoice of all(scene.books, 'invoice')) yield* ofInvoice(scene, invoice);
  for (const session of all(scene.books, 'checkout.session')) {
    const expire = () => {
      session.status = 'expired';
      session.url = null;
      record(scene, 'checkout.session.expired', session);
    };
    if (session.status === 'open') yield { at: session.expires_at, act: expire };
  }
}

function* ofSubscription(scene: Scene, subscription: Subscription): Generator<Due> {
  const { ledger, books } = scene;
  const { current_period_end: periodEnds } = itemOfSubscription(subscription);
  const hidden = hiddenOf(books, subscription.id);
  const { cancel_at: cancelAt, trial_end: trialEnd, status } = subscription;
  if (status === 'trialing' && trialEnd !== null && hidden.isTrialEndTold !== true) {
    const tell = () => {
      hidden.isTrialEndTold = true;
      record({ ledger, books }, 'customer.subscription.trial_will_end', subscription);
    };
    yield { at: Math.max(subscription.created, trialEnd - trialNoticeSeconds), act: tell };
  }
  const endsAt = cancelAt ?? (subscription.cancel_at_period_end ? periodEnds : null);
  if (endsAt !== null && endsAt <= periodEnds) {
    yield { at: endsAt, act: () => end(scene, subscription, 'cancellation_requested') };
  } else if (status === 'incomplete') {
    const day = 86_400 - 3_600;
    yield { at: subscription.created + day, act: () => end(scene, subscription, 'payment_failed') };
  } else if (status !== 'paused') {
    yield { at: periodEnds, act: () => renew(scene, subscription) };
  }
}

function* ofInvoice(scene: Scene, invoice: Invoice): Generator<Due> {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: nextAttempt } = invoice;
  if (invoice.status === 'draft' && typeof finalizesAt === 'number') {
    yield { at: finalizesAt, act: () => collectDraft(scene, invoice) };
  }
  if (invoice.status === 'open' && nextAttempt !== null) {
    const act = () => {
      invoice.next_payment_attempt = null;
      tryToCollect(scene, invoice);
    };
    yield { at: nextAttempt, act };
  }
}
