import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  aCheckout,
  aSeller,
  aStripe,
  aSubscriber,
  chargesOf,
  controller,
} from './testing/a-stripe.ts';

const refusalOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((each: unknown) => each);
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('It was not refused');
};

describe('What the API refuses', () => {
  it('is an unknown parameter, by its name', async () => {
    const { sdk } = aStripe();
    const given = { name: 'Plan', colour: 'red' } as Stripe.ProductCreateParams;
    const { param, statusCode } = await refusalOf(sdk.products.create(given));
    expect({ param, statusCode }).toEqual({ param: 'colour', statusCode: 400 });
  });

  it('is what another account has', async () => {
    const stripe = aStripe();
    const [one, other] = [await aSeller(stripe), await aSeller(stripe)];
    const { code, statusCode } = await refusalOf(
      stripe.sdk.prices.retrieve(one.monthly.id, {}, other.on),
    );
    expect({ code, statusCode }).toEqual({ code: 'resource_missing', statusCode: 404 });
  });

  it('is a checkout of an account that gave nothing yet', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const fresh = await stripe.sdk.accounts.create({ controller });
    expect(fresh.requirements?.currently_due).toContain('external_account');
    const asked = aCheckout(stripe, { ...seller, on: { stripeAccount: fresh.id } }, 'price');
    expect((await refusalOf(asked)).code).toBe('account_invalid');
  });

  it('is another request under the same key, and the same one is answered once more', async () => {
    const { sdk } = aStripe();
    const create = (name: string) => sdk.products.create({ name }, { idempotencyKey: 'press-1' });
    const first = await create('Plan');
    expect((await create('Plan')).id).toBe(first.id);
    expect((await refusalOf(create('Other'))).type).toBe('StripeIdempotencyError');
    expect((await sdk.products.list()).data).toHaveLength(1);
  });

  it('is done all the same where only the answer is lost', async () => {
    const { sdk, local } = aStripe();
    local.faults.push({ kind: 'answer_lost' });
    const create = () => sdk.products.create({ name: 'Plan' }, { idempotencyKey: 'press-2' });
    await refusalOf(create());
    await create();
    expect((await sdk.products.list()).data).toHaveLength(1);
  });
});

describe('Money that goes back', () => {
  it('is never more than was paid', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    await aSubscriber(stripe, seller, { price: seller.monthly.id });
    const [charge] = (await chargesOf(stripe, seller)).map(({ id }) => id);
    const back = (amount: number) =>
      stripe.sdk.refunds.create({ charge: String(charge), amount }, seller.on);
    await back(200);
    expect((await refusalOf(back(301))).param).toBe('amount');
    await back(300);
    expect((await refusalOf(back(1))).code).toBe('charge_already_refunded');
  });
});

describe('A charge that its payer disputes', () => {
  it('is told, with the day until which it can be answered', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    await aSubscriber(stripe, seller, { price: seller.monthly.id });
    const [charge] = (await chargesOf(stripe, seller)).map(({ id }) => id);
    await stripe.local.dispute(seller.on.stripeAccount, String(charge));
    const { data } = await stripe.sdk.events.list({ type: 'charge.dispute.created' }, seller.on);
    expect(data.map((event) => event.data.object)).toMatchObject([
      { charge, amount: 500, status: 'needs_response', evidence_details: { past_due: false } },
    ]);
  });
});

describe('Webhooks', () => {
  it('are signed as the SDK checks, and say whose they are', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    await aSubscriber(stripe, seller, { price: seller.monthly.id });
    const events = await Promise.all(
      stripe.hooks.map(({ url, body, signature }) =>
        stripe.sdk.webhooks.constructEventAsync(
          body,
          signature,
          `whsec_${url.replace(/.*\//, '')}`,
        ),
      ),
    );
    const completed = events.find(({ type }) => type === 'checkout.session.completed');
    expect(completed?.account).toBe(seller.on.stripeAccount);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('wait where nobody takes them, and are listed as undelivered', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    stripe.receiver.status = 500;
    await aSubscriber(stripe, seller, { price: seller.monthly.id });
    const undelivered = () =>
      stripe.sdk.events.list({ delivery_success: false, limit: 100 }, seller.on);
    expect((await undelivered()).data.length).toBeGreaterThan(3);
    stripe.receiver.status = 200;
    await stripe.local.deliverAll();
    expect((await undelivered()).data).toEqual([]);
  });
});
