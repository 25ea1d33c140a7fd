import { Stripe } from 'stripe';
import type { CardName } from '../cards.ts';
import { idOf, newLedger } from '../ledger.ts';
import { stripeLocal } from '../stripe-local.ts';

type Hook = { url: string; body: string; signature: string };

/** 1 March 2027, 09:00 UTC, in seconds since 1970. */
export const march2027 = () => 1_803_891_600;

/** A stand-in without a network, the SDK that speaks with it, and the webhooks that it sent. */
export function aStripe(ledger = newLedger(march2027, 'test')) {
  const hooks: Hook[] = [];
  const receiver = { status: 200 };
  const local = stripeLocal({
    ledger,
    origin: 'http://stripe.test',
    endpoints: {
      platform: { url: 'http://larder.test/platform', secret: 'whsec_platform' },
      connect: { url: 'http://larder.test/connect', secret: 'whsec_connect' },
    },
    post: (url, { body, signature }) => {
      hooks.push({ url, body, signature });
      return Promise.resolve(receiver.status);
    },
  });
  const overHono: typeof fetch = async (input, init) =>
    local.app.fetch(new Request(input instanceof URL ? input.href : input, init));
  const sdk = new Stripe('sk_test_larder', {
    host: 'stripe.test',
    port: 80,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(overHono),
    telemetry: false,
    maxNetworkRetries: 0,
  });
  return { local, sdk, hooks, receiver };
}

export type TestStripe = ReturnType<typeof aStripe>;

/** As the platform wants its accounts: they bear their own fees and losses. */
export const controller = {
  fees: { payer: 'account' },
  losses: { payments: 'stripe' },
  stripe_dashboard: { type: 'full' },
} as const;

/** An account that may sell, with a monthly and a yearly price. */
export async function aSeller({ sdk, local }: TestStripe) {
  const account = await sdk.accounts.create({ controller, country: 'US' });
  const link = await sdk.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://larder.test/again',
    return_url: 'http://larder.test/back',
  });
  await submit(local, link.url, { missing: '' });
  const on = { stripeAccount: account.id };
  const product = await sdk.products.create({ name: 'Full Access' }, on);
  const price = (interval: 'month' | 'year', cents: number) =>
    sdk.prices.create(
      { product: product.id, currency: 'usd', unit_amount: cents, recurring: { interval } },
      on,
    );
  const prices = { monthly: await price('month', 500), yearly: await price('year', 5_000) };
  return { on, product: product.id, ...prices };
}

/** Sends the form of one of the pages. */
export const submit = (
  { app }: TestStripe['local'],
  url: string,
  fields: Record<string, string>,
): Promise<Response> =>
  Promise.resolve(app.request(url, { method: 'POST', body: new URLSearchParams(fields) }));

type Seller = Awaited<ReturnType<typeof aSeller>>;

/** An open checkout: its id and its page. */
export async function aCheckout({ sdk }: TestStripe, { on }: Seller, price: string) {
  const { id, url } = await sdk.checkout.sessions.create(
    {
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://larder.test/thanks?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://larder.test/plans',
      managed_payments: { enabled: false },
      subscription_data: { application_fee_percent: 10, metadata: { site: 'hearth' } },
      metadata: { site: 'hearth' },
    },
    on,
  );
  if (url === null) throw new Error('A checkout without a page');
  return { id, url };
}

/** Somebody who subscribed with a card. */
export async function aSubscriber(
  stripe: TestStripe,
  seller: Seller,
  { price, card = 'good' }: { price: string; card?: CardName },
) {
  const { url, id } = await aCheckout(stripe, seller, price);
  await submit(stripe.local, url, { card, email: 'ada@example.com' });
  const session = await stripe.sdk.checkout.sessions.retrieve(id, {}, seller.on);
  const subscription = idOf(session.subscription);
  const customer = idOf(session.customer);
  if (subscription === null || customer === null) throw new Error('The checkout was not paid');
  const read = () => stripe.sdk.subscriptions.retrieve(subscription, {}, seller.on);
  /** When the period ends that is paid, in seconds since 1970. */
  const periodEnd = async () => {
    const [item] = (await read()).items.data;
    if (!item) throw new Error('A subscription without an item');
    return item.current_period_end;
  };
  return { customer, read, periodEnd };
}

/** What was charged on an account, the newest first. */
export const chargesOf = async ({ sdk }: TestStripe, { on }: Seller) =>
  (await sdk.charges.list({ limit: 100 }, on)).data;
