import type { Stripe } from 'stripe';
import { begin } from './billing.ts';
import { type Attempt, attempt, type CardName } from './cards.ts';
import { charge } from './charging.ts';
import { codeTyped, discountOf, redeemed } from './discounts.ts';
import { record } from './events.ts';
import { hiddenOf, idOf, keep, taken, type Scene } from './ledger.ts';
import { newCustomer } from './objects/customer.ts';
import type { Hidden } from './resources.ts';

export type Paying = {
  card: CardName;
  email: string;
  code: string | null;
  /** Whether the owner of the card has confirmed it. */
  isConfirmed: boolean;
};

type AskedHere = NonNullable<Hidden['checkout']>;

function askedOf({ books }: Scene, { id }: Stripe.Checkout.Session): AskedHere {
  const { checkout } = hiddenOf(books, id);
  if (checkout === undefined) throw new Error(`Nobody asked for the checkout ${id}`);
  return checkout;
}

/** Pays an open checkout; a declined card leaves it open. */
export function pay(scene: Scene, session: Stripe.Checkout.Session, paying: Paying): Attempt {
  const { ledger, books } = scene;
  const asked = askedOf(scene, session);
  const presence = { isOnSession: true, isConfirmed: paying.isConfirmed };
  const isFree =
    session.amount_total === 0 || asked.subscription_data?.trial_period_days !== undefined;
  const outcome = attempt(paying.card, presence);
  if (outcome.kind === 'asks' || (outcome.kind === 'declined' && !isFree)) return outcome;
  const customer = customerOf(scene, session, paying);
  hiddenOf(books, customer.id).card = paying.card;
  if (session.mode === 'subscription') subscribe(scene, session, { asked, customer, paying });
  else payOnce(scene, session, { asked, customer, paying });
  Object.assign(session, {
    status: 'complete',
    url: null,
    customer: customer.id,
    customer_details: detailsOf(customer),
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
  });
  record({ ledger, books }, 'checkout.session.completed', session);
  return { kind: 'paid' };
}

type Of = { asked: AskedHere; customer: Stripe.Customer; paying: Paying };

function subscribe(
  scene: Scene,
  session: Stripe.Checkout.Session,
  { asked, customer, paying }: Of,
) {
  const { books } = scene;
  const data = asked.subscription_data;
  const subscription = begin(scene, {
    customer: customer.id,
    price: taken(books, 'price', asked.price),
    card: paying.card,
    trialDays: data?.trial_period_days ?? null,
    trialEnd: data?.trial_end ?? null,
    feePercent: data?.application_fee_percent ?? null,
    discount:
      paying.code === null ? redeemed(books, asked.discounts?.[0]) : codeTyped(books, paying.code),
    session: session.id,
    metadata: data?.metadata ?? {},
    presence: { isOnSession: true, isConfirmed: paying.isConfirmed },
  });
  subscription.automatic_tax.enabled = asked.automatic_tax?.enabled ?? false;
  const invoice = idOf(subscription.latest_invoice);
  Object.assign(session, {
    subscription: subscription.id,
    invoice,
    amount_total: taken(books, 'invoice', invoice ?? '').total,
  });
}

function payOnce(scene: Scene, session: Stripe.Checkout.Session, { asked, customer, paying }: Of) {
  const data = asked.payment_intent_data;
  const { intent } = charge(
    scene,
    {
      amount: session.amount_total ?? 0,
      fee: data?.application_fee_amount ?? null,
      currency: session.currency ?? 'usd',
      customer: customer.id,
      email: paying.email,
      description: data?.description ?? '',
      metadata: data?.metadata ?? {},
      card: paying.card,
    },
    { isOnSession: true, isConfirmed: paying.isConfirmed },
  );
  session.payment_intent = intent.id;
}

function customerOf({ ledger, books }: Scene, session: Stripe.Checkout.Session, { email }: Paying) {
  const known = idOf(session.customer);
  if (known !== null) return taken(books, 'customer', known);
  const made = keep(books, newCustomer(ledger, { email: session.customer_email ?? email }));
  record({ ledger, books }, 'customer.created', made);
  return made;
}

const detailsOf = ({ email, name }: Stripe.Customer): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: name ?? null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/** What the visitor is shown to pay now, in cents, with a code that was typed. */
export function totalWith(
  scene: Scene,
  session: Stripe.Checkout.Session,
  code: string | null,
): number {
  const typed = code === null ? null : codeTyped(scene.books, code);
  if (typed === null) return session.amount_total ?? 0;
  const subtotal = session.amount_subtotal ?? 0;
  return subtotal - discountOf(typed.coupon, subtotal);
}

/** Where a visitor goes who paid. */
export const successAddress = ({ id, success_url: address }: Stripe.Checkout.Session): string =>
  (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
