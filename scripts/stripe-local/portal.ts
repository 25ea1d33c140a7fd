import { changeNow, tryToCollect } from './billing.ts';
import { attempt, type Attempt, type CardName } from './cards.ts';
import { cardOf } from './charging.ts';
import { recordUpdate } from './events.ts';
import { all, hiddenOf, nowIn, taken, type Scene } from './ledger.ts';
import { itemOfSubscription } from './objects/subscription.ts';
import type { Price, Subscription } from './resources.ts';
import { openInvoices } from './standing.ts';
import { changeLater, leaveSchedule } from './schedules.ts';

/** What a customer can do for themselves, as the pages of Stripe let them. */
export type PortalAct =
  | { kind: 'cancel'; subscription: string }
  | { kind: 'resume'; subscription: string }
  | { kind: 'change'; subscription: string; price: string; isConfirmed: boolean }
  | { kind: 'card'; card: CardName }
  | { kind: 'pay'; invoice: string; isConfirmed: boolean };

export function actInPortal(scene: Scene, customer: string, act: PortalAct): Attempt {
  const { books } = scene;
  if (act.kind === 'card') {
    hiddenOf(books, customer).card = act.card;
    return { kind: 'paid' };
  }
  if (act.kind === 'pay') {
    const presence = { isOnSession: true, isConfirmed: act.isConfirmed };
    return tryToCollect(scene, taken(books, 'invoice', act.invoice), presence);
  }
  const subscription = theirs(scene, customer, act.subscription);
  if (act.kind === 'cancel') return cancelLater(scene, subscription);
  return act.kind === 'resume' ? resume(scene, subscription) : change(scene, subscription, act);
}

function theirs({ books }: Scene, customer: string, id: string): Subscription {
  const subscription = taken(books, 'subscription', id);
  if (subscription.customer !== customer) throw new Error('Not a subscription of this customer');
  return subscription;
}

/** With flexible billing the portal sets the moment and leaves `cancel_at_period_end` false. */
function cancelLater(scene: Scene, subscription: Subscription): Attempt {
  const { ledger, books } = scene;
  leaveSchedule(scene, subscription);
  const previous = { cancel_at: subscription.cancel_at };
  Object.assign(subscription, {
    cancel_at: itemOfSubscription(subscription).current_period_end,
    canceled_at: nowIn(ledger),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
  recordUpdate({ ledger, books }, subscription, previous);
  return { kind: 'paid' };
}

function resume({ ledger, books }: Scene, subscription: Subscription): Attempt {
  const previous = { cancel_at: subscription.cancel_at };
  Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  recordUpdate({ ledger, books }, subscription, previous);
  return { kind: 'paid' };
}

type Change = { price: string; isConfirmed: boolean };

function change(scene: Scene, subscription: Subscription, { price, isConfirmed }: Change): Attempt {
  const next = taken(scene.books, 'price', price);
  if (isShorter(next, itemOfSubscription(subscription).price)) {
    changeLater(scene, subscription, next);
    return { kind: 'paid' };
  }
  const presence = { isOnSession: true, isConfirmed };
  // Nothing changes, and nothing is billed, before the owner of the card has confirmed it.
  const outcome = attempt(cardOf(scene.books, subscription.customer), presence);
  if (outcome.kind === 'asks') return outcome;
  return changeNow(scene, subscription, { price: next, presence });
}

/** A shorter interval begins when the paid one is over. */
const isShorter = (next: Price, now: Price) =>
  next.recurring?.interval === 'month' && now.recurring?.interval === 'year';

export const subscriptionsOf = ({ books }: Scene, customer: string): Subscription[] =>
  all(books, 'subscription').filter((each) => each.customer === customer && each.ended_at === null);

export const owedBy = (scene: Scene, customer: string) =>
  subscriptionsOf(scene, customer).flatMap(({ id }) => openInvoices(scene.books, id));
