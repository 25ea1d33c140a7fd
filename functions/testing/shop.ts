import type { SellerAnswer } from '#contract/money/seller.ts';
import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import { stripeGateway } from '#functions/adapters/payments/stripe-gateway.ts';
import { randomCode, randomToken } from '#functions/http/access/tokens.ts';
import { sha256 } from '#functions/http/access/hash.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { reconcilePayments } from '#functions/jobs/reconcile-payments.ts';
import { newLedger } from '#scripts/stripe-local/ledger.ts';
import { stripeLocal } from '#scripts/stripe-local/stripe-local.ts';
import type { CardName } from '#scripts/stripe-local/cards.ts';
import { testDatabase } from './database/database.ts';
import { fakeAdapters } from './fake-adapters.ts';
import { aCook } from './site-client.ts';
import { testApp, type TestApp, unhurried } from './test-app.ts';

const startedAt = Date.UTC(2026, 4, 17, 9, 30);
const origin = 'http://stripe.test:8080';
const hooks = '/api/v1/payment-events';
const endpoint = (name: string) => ({ url: `${hooks}/${name}`, secret: `whsec_${name}` });

/** The whole API with the real SDK, and what stands in for Stripe instead of it; one clock for both. */
export async function aShop() {
  const database = await testDatabase();
  const standIn = stripeLocal({
    ledger: newLedger(() => startedAt / 1000, 'test'),
    origin,
    endpoints: { platform: endpoint('platform'), connect: endpoint('connect') },
    post: async (path, { body, signature }) => {
      const headers = { 'Stripe-Signature': signature };
      return (await app.call('POST', path, { body, headers })).status;
    },
  });
  const payments = stripeGateway({
    secretKey: 'sk_test_larder',
    webhookSecrets: { platform: 'whsec_platform', connect: 'whsec_connect' },
    api: new URL(origin),
    fetch: async (input, init) => standIn.app.fetch(new Request(input, init)),
    now: Date.now,
  });
  const adapters = { ...fakeAdapters(database), payments };
  const now = () => standIn.now() * 1000;
  const app: TestApp = await testApp({ database, adapters, now, config: unhurried });
  const page = async (url: string, fields: Record<string, string> = {}) => {
    const answer = await standIn.app.request(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    await app.settled();
    return answer;
  };
  return {
    app,
    standIn,
    payments,
    page,
    now,
    pay: (url: string, card: CardName = 'good') => page(url, { card, confirmed: 'yes' }),
    /** Moves the clock of all by days. */
    daysLater: async (days: number) => {
      await standIn.advance(days * 24 * 60 * 60);
      await app.settled();
    },
    /** What the cron does about payments. */
    reconcile: () => reconcilePayments(moneyHost(app, { gateway: payments, now }), database),
  };
}

export type Shop = Awaited<ReturnType<typeof aShop>>;

type Asked = { gateway: PaymentGateway; now: () => number };

const moneyHost = (app: TestApp, { gateway, now }: Asked) => ({
  ...crossingHost(app.database, now()),
  gateway,
  config: unhurried,
  newId: () => crypto.randomUUID(),
  hash: sha256,
  newToken: randomToken,
  newCode: randomCode,
  adapters: app.adapters,
  wakeMailer: (messageIds: string[]) => void app.mailWakes.push(...messageIds),
});

/** A cook whose plans cost $5 a month and $50 a year, and who can be paid. */
export async function aSellingCook({ app, page }: Shop) {
  const cook = await aCook(app, {
    settings: { subscriptionsEnabled: true, newslettersEnabled: true },
  });
  const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
  await page(body.onboarding.url, { missing: '' });
  await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000 });
  await cook.post<SellerAnswer>('/payment-account/check');
  return cook;
}
