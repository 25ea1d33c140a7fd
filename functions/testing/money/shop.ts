import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import type { BillingPortalInput } from '#contract/money/purchases.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import type { PaidPlanType } from '#domain/money/plans.ts';
import { stripeGateway } from '#functions/adapters/payments/stripe-gateway.ts';
import { reconcilePayments } from '#functions/jobs/reconcile-payments.ts';
import { begin } from '#scripts/stripe-local/billing.ts';
import { record } from '#scripts/stripe-local/events.ts';
import { charge, nobodyThere, refund } from '#scripts/stripe-local/charging.ts';
import { all, keep, newLedger, platformId, taken } from '#scripts/stripe-local/ledger.ts';
import { newPrice } from '#scripts/stripe-local/objects/catalogue.ts';
import { newCustomer } from '#scripts/stripe-local/objects/customer.ts';
import { remove } from '#scripts/stripe-local/operations/customers.ts';
import { turnTaxOn } from '#scripts/stripe-local/operations/tax.ts';
import type { Kind, Resources } from '#scripts/stripe-local/resources.ts';
import { stripeLocal } from '#scripts/stripe-local/stripe-local.ts';
import type { CardName } from '#scripts/stripe-local/cards.ts';
import { mortal, mortalDatabase } from '../database/broken-database.ts';
import { testDatabase } from '../database/database.ts';
import { testMoneyHost } from './test-money-host.ts';
import { fakeAdapters } from '../app/fake-adapters.ts';
import { aCook } from '../app/site-client.ts';
import { testApp, type TestApp, unhurried } from '../app/test-app.ts';
import { aVisitor, signedIn } from '../app/visitors.ts';

export const startedAt = Date.UTC(2026, 4, 17, 9, 30);
const origin = 'http://stripe.test:8080';
const hooks = '/api/v1/payment-events';
const endpoint = (name: string) => ({ url: `${hooks}/${name}`, secret: `whsec_${name}` });

type Platform = {
  /** What it keeps of each payment. */
  feePercent?: number;
  /** In ms since the epoch, where it does not go with the clock of the provider, which is moved to try things. */
  ownClock?: () => number;
};

/**
 * The whole API with the real SDK, and what stands in for Stripe instead of it; one clock for both. All
 * that the process sends, to the database and to Stripe, ends with it.
 */
export async function aShop(process = mortal(), { feePercent, ownClock }: Platform = {}) {
  const config = {
    ...unhurried,
    ...(feePercent !== undefined && { applicationFeePercent: feePercent }),
  };
  const database = mortalDatabase(await testDatabase(), process);
  const standIn = stripeLocal({
    ledger: {
      ...newLedger(() => startedAt / 1000, 'test'),
      isClockShared: ownClock === undefined,
    },
    origin,
    endpoints: { platform: endpoint('platform'), connect: endpoint('connect') },
    post: async (path, { body, signature }) => {
      const headers = { 'Stripe-Signature': signature };
      return (await app.call('POST', path, { body, headers })).status;
    },
  });
  let calls = 0;
  const payments = stripeGateway({
    secretKey: 'sk_test_larder',
    webhookSecrets: { platform: 'whsec_platform', connect: 'whsec_connect' },
    api: new URL(origin),
    fetch: (input, init) =>
      process.trip(async () => {
        calls += 1;
        return standIn.app.fetch(new Request(input, init));
      }),
    now: Date.now,
  });
  const adapters = { ...fakeAdapters(database), payments };
  const now = ownClock ?? (() => standIn.now() * 1000);
  const app: TestApp = await testApp({ database, adapters, now, config });
  const page = async (url: string, fields: Record<string, string> = {}) => {
    const answer = await standIn.app.request(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    await app.settled();
    return answer;
  };
  /** The id of what was made last at the provider. */
  const newestOf = async <K extends Kind>(
    kind: K,
    isMeant: (each: Resources[K]) => boolean = () => true,
  ) => {
    const every = [...standIn.ledger.books.values()].flatMap((books) => all(books, kind));
    const [newest] = every.filter(isMeant).toSorted((one, other) => other.id.localeCompare(one.id));
    return newest?.id ?? '';
  };
  const cooksScene = () =>
    standIn.sceneOf([...standIn.ledger.books.keys()].find((id) => id !== platformId) ?? '');
  /** Tells what happened at the provider, unless it is held back. */
  const told = async () => {
    await standIn.advance(0);
    await app.settled();
  };
  const goAway = () => {
    standIn.faults.push(...Array.from({ length: 100 }, () => ({ kind: 'down' as const })));
  };
  const comeBack = () => void standIn.faults.splice(0);
  return {
    app,
    standIn,
    payments,
    page,
    now,
    /** How often the provider is asked for anything meanwhile. */
    callsOf: async (work: () => Promise<unknown>) => {
      const before = calls;
      await work();
      return calls - before;
    },
    newestOf,
    /** As if the cook gave back the newest charge, or cents of it, on the provider's pages. */
    refund: async (amount?: number) => {
      refund(cooksScene(), { charge: await newestOf('charge'), amount });
      await told();
    },
    /** The same of another charge, whole. */
    refundOf: async (id: string) => {
      refund(cooksScene(), { charge: id, amount: undefined });
      await told();
    },
    /** As if the owner of the card of the newest charge complained to the bank. */
    dispute: async () => {
      await standIn.dispute(cooksScene().books.accountId, await newestOf('charge'));
      await app.settled();
    },
    /** As if the cook took their account away from the platform; answers how they give it back. */
    disconnect: async () => {
      const { accounts } = standIn.ledger;
      const { accountId } = cooksScene().books;
      const account = accounts.get(accountId);
      accounts.delete(accountId);
      record(cooksScene(), 'account.application.deauthorized', {
        id: 'ca_larder',
        object: 'application',
      });
      await told();
      return async () => {
        if (account) accounts.set(accountId, account);
        record(cooksScene(), 'account.updated', { ...account });
        await told();
      };
    },
    /** As if the cook set up taxes on the provider's pages. */
    setUpTaxes: () => turnTaxOn(cooksScene().books),
    /** What the cook's account at the provider holds, the newest of it. */
    newestCheckout: async () =>
      taken(cooksScene().books, 'checkout.session', await newestOf('checkout.session')),
    newestSubscription: async () =>
      taken(cooksScene().books, 'subscription', await newestOf('subscription')),
    /** As if the cook sold something else on the same account. */
    sellElsewhere: async (own: { customer?: string; currency?: string } = {}) => {
      const free = { customer: null, currency: 'usd', ...own };
      const sold = { amount: 900, fee: null, ...free, email: null };
      const asked = { ...sold, description: 'A book', metadata: {}, card: 'good' } as const;
      charge(cooksScene(), asked, { isOnSession: true, isConfirmed: true });
      await told();
    },
    /** As if the cook deleted the newest of their customers on the provider's pages. */
    deleteCustomer: async ({ isNamed = false } = {}) => {
      const { books } = cooksScene();
      const { id } = remove(cooksScene(), await newestOf('customer'));
      const theirs = all(books, 'charge').filter(({ customer }) => customer === id && !isNamed);
      for (const each of theirs) each.customer = null;
      await told();
    },
    /** The same by the week, to somebody who is no reader. */
    subscribeElsewhere: async () => {
      const scene = cooksScene();
      const priced = { currency: 'eur', product: 'prod_bread', unitAmount: 900 };
      const recurring = { interval: 'week', count: 1 } as const;
      const price = keep(scene.books, newPrice(scene.ledger, { ...priced, recurring }));
      const { id: customer } = keep(scene.books, newCustomer(scene.ledger, {}));
      const rest = { trialDays: null, trialEnd: null, feePercent: null, discount: null };
      const asked = { ...rest, session: null, metadata: {}, presence: nobodyThere };
      const sold = begin(scene, { ...asked, customer, price, card: 'good' });
      await told();
      return sold;
    },
    pay: (url: string, card: CardName = 'good') => page(url, { card, confirmed: 'yes' }),
    /** Moves the clock of all by days. */
    daysLater: async (days: number) => {
      await standIn.advance(days * 24 * 60 * 60);
      await app.settled();
    },
    /** Does something of which no event tells. */
    untold: async <Result>(work: () => Promise<Result>) => {
      standIn.delivery.isHeld = true;
      const result = await work();
      for (const kept of standIn.waiting()) kept.isDelivered = true;
      standIn.delivery.isHeld = false;
      return result;
    },
    /** The provider answers nothing, until it comes back. */
    goAway,
    comeBack,
    whileAway: async <Result>(work: () => Promise<Result>) => {
      goAway();
      const result = await work();
      await app.settled();
      comeBack();
      return result;
    },
    /** What the cron does about payments. */
    reconcile: () =>
      reconcilePayments(testMoneyHost(app, { gateway: payments, now, config }), database),
  };
}

export type Shop = Awaited<ReturnType<typeof aShop>>;

/** A cook whose plans cost $5 a month and $50 a year, and who can be paid unless something is missing. */
export async function aSellingCook({ app, page }: Shop, missing = '') {
  const cook = await aCook(app, {
    settings: { subscriptionsEnabled: true, newslettersEnabled: true },
  });
  const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
  await page(body.onboarding.url, { missing });
  await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000 });
  // Nobody opens the screen that looks at the account: what is told has to be enough.
  await app.settled();
  return cook;
}

type SellingCook = Awaited<ReturnType<typeof aSellingCook>>;

/** Somebody with an account, and all that they do about a plan of a cook. */
export async function aBuyer(shop: Shop, cook: SellingCook) {
  const { app } = shop;
  const visitor = await aVisitor(app, cook);
  // No session lasts as long as a plan.
  const now = () => signedIn(app, cook, visitor.user.id);
  const user = async () =>
    (await (await now()).get<SiteUserAnswer>('/current-user')).body.currentUser;
  const held = async () => {
    const { currentSubscription } = await user();
    if (currentSubscription === null) throw new Error('They have no plan');
    return currentSubscription;
  };
  const ofPlan = async (call: string, more: object = {}) => {
    const { token } = await now();
    const body = { subscriptionId: (await held()).id, ...more };
    const answer = await app.call('POST', `/api/v1/manage/${call}`, { token, body });
    await app.settled();
    return answer;
  };
  const askForPortal = (place: BillingPortalInput['place']) =>
    ofPlan('billing-portal-sessions', { place });
  const subscribe = async (plan: PaidPlanType) =>
    (await (await now()).post<SubscriptionAnswer>('/subscriptions', { plan })).body;
  return {
    ...visitor,
    email: visitor.user.email,
    userId: visitor.user.id,
    held,
    hasAccess: async () => (await user()).isSubscribedToPaid,
    isFree: async () => (await user()).isSubscribedToFree,
    subscribe,
    becomeFree: async () => (await now()).post('/subscriptions', { plan: 'free' }),
    /** The address of the page on which a plan is paid. */
    begin: async (plan: PaidPlanType) => (await subscribe(plan)).checkout?.url ?? '',
    buy: async (plan: PaidPlanType, card: CardName = 'good') => {
      const { checkout } = await subscribe(plan);
      return shop.pay(checkout?.url ?? '', card);
    },
    cancel: () => ofPlan('cancellations'),
    resume: () => ofPlan('resumptions'),
    /** Deletes their account. */
    leave: async () => {
      const { token } = await now();
      const body = { email: visitor.user.email };
      const answer = await app.call('DELETE', '/api/v1/manage/current-user', { token, body });
      await app.settled();
      return answer;
    },
    /** The address of the provider's pages about their plan. */
    askForPortal,
    portal: async (place: BillingPortalInput['place']) => {
      const { body } = await askForPortal(place);
      return (body as { billingPortalSession: { url: string } }).billingPortalSession.url;
    },
  };
}
