import { Stripe } from 'stripe';
import type { CheckoutOrder } from '#domain/money/payments.ts';
import type { PaymentGateway, PortalVisit } from './payment-gateway.ts';
import { keyFor } from './idempotency-key.ts';
import { orNull, told } from './stripe-failures.ts';
import { codeCalls } from './stripe-codes.ts';
import { giftCalls } from './stripe-gifts.ts';
import { appCalls } from './stripe-app.ts';
import { chargeCalls } from './stripe-charges.ts';
import { openSession } from './stripe-pages.ts';
import { refundCalls } from './stripe-refunds.ts';
import { subscriptionCalls } from './stripe-subscriptions.ts';
import { readStripeEvent } from './stripe-events.ts';
import { taxCalls } from './stripe-tax.ts';
import {
  checkoutKey,
  checkoutOf,
  currency,
  idOf,
  msOf,
  payingPageOf,
  secondsOf,
  sellerOf,
  siteKey,
  userKey,
} from './stripe-objects.ts';

export type StripeSettings = {
  secretKey: string;
  /** Of the endpoints that events are sent to. */
  webhookSecrets: { platform: string; connect: string };
  /** Where the API is; only something that stands in for it is elsewhere than Stripe. */
  api?: URL;
  fetch?: typeof fetch;
  now: () => number;
};

/** Longer than Stripe takes, shorter than a visitor waits; the SDK's own is 80 s. */
const timeoutMs = 10_000;
const productKey = 'larder_product';

/** Stripe, spoken to with its own SDK. Every charge is the cook's own, on their account. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = sdkOf(settings);
  return {
    ...accountCalls(stripe),
    ...priceCalls(stripe),
    ...portalCalls(stripe),
    ...checkoutCalls(stripe),
    ...subscriptionCalls(stripe),
    ...chargeCalls(stripe),
    ...refundCalls(stripe),
    ...codeCalls(stripe),
    ...appCalls(stripe),
    ...giftCalls(stripe),
    ...taxCalls(stripe),
    readEvent: (endpoint, sent) =>
      readStripeEvent(stripe, sent, {
        secret: settings.webhookSecrets[endpoint],
        isLive: settings.secretKey.includes('_live_'),
        now: settings.now(),
      }),
  };
}

function sdkOf({ secretKey, api, fetch: fetcher }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetcher),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

function accountCalls(stripe: Stripe) {
  return {
    createAccount: ({ siteId, email }, key) =>
      told(async () => {
        const asked: Stripe.AccountCreateParams = {
          email,
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            stripe_dashboard: { type: 'full' },
          },
          metadata: { [siteKey]: siteId },
        };
        const idempotencyKey = keyFor(key, asked);
        return sellerOf(await stripe.accounts.create(asked, { idempotencyKey }));
      }),
    onboardingUrl: (account, { again, back }) =>
      told(async () => {
        const asked = { refresh_url: again, return_url: back };
        const { url } = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          ...asked,
        });
        return url;
      }),
    findAccount: (id) =>
      told(() => orNull(async () => sellerOf(await stripe.accounts.retrieve(id)))),
  } satisfies Partial<PaymentGateway>;
}

function priceCalls(stripe: Stripe) {
  return {
    createPrice: (stripeAccount, { cadence, amountCents, name }, key) =>
      told(async () => {
        const asked = {
          currency,
          unit_amount: amountCents,
          recurring: { interval: cadence },
          product_data: { name },
        };
        const idempotencyKey = keyFor(key, asked);
        return (await stripe.prices.create(asked, { stripeAccount, idempotencyKey })).id;
      }),
    retirePrice: (stripeAccount, id) =>
      told(async () => {
        await stripe.prices.update(id, { active: false }, { stripeAccount });
      }),
    createCustomer: (stripeAccount, { userId, email }, key) =>
      told(async () => {
        const asked = { email, metadata: { [userKey]: userId } };
        const idempotencyKey = keyFor(key, asked);
        return (await stripe.customers.create(asked, { stripeAccount, idempotencyKey })).id;
      }),
  } satisfies Partial<PaymentGateway>;
}

function portalCalls(stripe: Stripe) {
  return {
    configurePortal: (stripeAccount, { known, priceIds, key }) =>
      told(async () => {
        const features = await featuresFor(stripe, stripeAccount, priceIds);
        const { configurations } = stripe.billingPortal;
        const configuration =
          known === null
            ? await configurations.create(
                { features },
                { stripeAccount, idempotencyKey: keyFor(key, features) },
              )
            : await configurations.update(known, { features }, { stripeAccount });
        return configuration.id;
      }),
    portalUrl: (stripeAccount, visit) =>
      told(async () => {
        const { customerId: customer, configurationId: configuration, returnUrl } = visit;
        const flow = await flowOf(stripe, stripeAccount, visit);
        const session = await stripe.billingPortal.sessions.create(
          {
            customer,
            configuration,
            return_url: returnUrl,
            ...(flow && { flow_data: { ...flow, after_completion: backTo(returnUrl) } }),
          },
          { stripeAccount },
        );
        return session.url;
      }),
  } satisfies Partial<PaymentGateway>;
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** A longer plan begins at once, with what is left of the shorter one; a shorter one when that ends. */
async function featuresFor(
  stripe: Stripe,
  stripeAccount: string,
  priceIds: readonly string[],
): Promise<Features> {
  const prices = await Promise.all(
    priceIds.map((id) => stripe.prices.retrieve(id, {}, { stripeAccount })),
  );
  const products = new Map<string, string[]>();
  for (const price of prices) {
    const product = idOf(price.product) ?? productKey;
    products.set(product, [...(products.get(product) ?? []), price.id]);
  }
  return {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: products.size > 0,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      products: [...products].map(([product, own]) => ({ product, prices: own })),
      schedule_at_period_end: { conditions: [{ type: 'shortening_interval' }] },
    },
  };
}

const backTo = (url: string) => ({ type: 'redirect' as const, redirect: { return_url: url } });

async function flowOf(stripe: Stripe, stripeAccount: string, { flow }: PortalVisit) {
  if (flow.kind === 'overview') return null;
  if (flow.kind === 'payment_method') return { type: 'payment_method_update' as const };
  const { subscriptionId: subscription, priceId: price } = flow;
  const { items } = await stripe.subscriptions.retrieve(subscription, {}, { stripeAccount });
  const change = items.data.slice(0, 1).map(({ id }) => ({ id, price }));
  return {
    type: 'subscription_update_confirm' as const,
    subscription_update_confirm: { subscription, items: change },
  };
}

function checkoutCalls(stripe: Stripe) {
  const { sessions } = stripe.checkout;
  return {
    createCheckout: (stripeAccount, order) =>
      told(async () => {
        const idempotencyKey = order.checkoutId;
        const session = await openSession(stripe, sessionOf(order), {
          stripeAccount,
          idempotencyKey,
        });
        const { id, expires_at: expiresAt } = session;
        return { id, url: payingPageOf(session), expiresAt: msOf(expiresAt) };
      }),
    findCheckout: (stripeAccount, id) =>
      told(() =>
        orNull(async () => checkoutOf(await sessions.retrieve(id, {}, { stripeAccount }))),
      ),
    expireCheckout: (stripeAccount, id) =>
      told(async () => {
        await sessions.expire(id, {}, { stripeAccount });
      }),
  } satisfies Partial<PaymentGateway>;
}

/** What it is about stands in the session and in what comes of it: either may be all that is found. */
function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { [checkoutKey]: order.checkoutId };
  return {
    mode: 'subscription',
    line_items: [{ price: order.priceId, quantity: 1 }],
    customer: order.customerId,
    client_reference_id: order.checkoutId,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: secondsOf(order.expiresAt),
    metadata,
    ...(order.allowsCodes === true && { allow_promotion_codes: true }),
    ...(order.collectsTax === true && {
      automatic_tax: { enabled: true },
      // By which the tax is worked out; it is kept for the payments that follow.
      customer_update: { address: 'auto' as const },
    }),
    subscription_data: {
      application_fee_percent: order.feePercent,
      metadata,
      ...(order.trialDays !== undefined && { trial_period_days: order.trialDays }),
    },
  };
}
