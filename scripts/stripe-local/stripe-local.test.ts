import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  aCheckout,
  aSeller,
  aStripe,
  aSubscriber,
  chargesOf,
  controller,
  submit,
} from './testing/a-stripe.ts';

const day = 86_400;
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

describe('A checkout', () => {
  it('subscribes who pays, with the fee of the platform', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { url, id } = await aCheckout(stripe, seller, seller.monthly.id);
    const declined = await submit(stripe.local, url, {
      card: 'declined',
      email: 'a@b.example',
    });
    expect(declined.status).toBe(402);
    const paid = await submit(stripe.local, url, { card: 'good', email: 'a@b.example' });
    expect(paid.headers.get('Location')).toBe(`http://larder.test/thanks?session=${id}`);
    const expand = ['subscription', 'customer'];
    const session = await stripe.sdk.checkout.sessions.retrieve(id, { expand }, seller.on);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: { email: 'a@b.example' },
      subscription: { status: 'active', metadata: { site: 'hearth' } },
    });
    const charges = await chargesOf(stripe, seller);
    expect(charges.map((each) => [each.amount, each.application_fee_amount])).toEqual([[500, 50]]);
  });

  it('asks the owner of a card that wants it', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { url } = await aCheckout(stripe, seller, seller.monthly.id);
    const asked = await submit(stripe.local, url, { card: 'asks', email: 'a@b.example' });
    expect(await asked.text()).toContain('Is it you?');
    const confirmed = { card: 'asks', email: 'a@b.example', confirmed: 'yes' };
    expect((await submit(stripe.local, url, confirmed)).status).toBe(303);
  });

  it('ends after a day', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { url, id } = await aCheckout(stripe, seller, seller.monthly.id);
    await stripe.local.advance(day);
    expect((await stripe.sdk.checkout.sessions.retrieve(id, {}, seller.on)).status).toBe('expired');
    expect((await submit(stripe.local, url, { card: 'good' })).status).toBe(410);
  });
});

describe('As time goes by', () => {
  it('a plan is paid each month on its day, and the 31st is the last of a short one', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    await stripe.local.advance(30 * day);
    const { periodEnd } = await aSubscriber(stripe, seller, { price: seller.monthly.id });
    const ends: string[] = [];
    for (let month = 0; month < 3; month += 1) {
      const end = await periodEnd();
      ends.push(new Date(end * 1_000).toISOString().slice(0, 10));
      await stripe.local.advance(end - stripe.local.now() + 2 * 3_600);
    }
    expect(ends).toEqual(['2027-04-30', '2027-05-31', '2027-06-30']);
    const charges = await chargesOf(stripe, seller);
    expect(charges.map(({ amount }) => amount)).toEqual([500, 500, 500, 500]);
  });

  it('a renewal that fails is tried again, and ends the plan when nobody mends it', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { read } = await aSubscriber(stripe, seller, {
      price: seller.monthly.id,
      card: 'fails_later',
    });
    await stripe.local.advance(31 * day + 2 * 3_600);
    expect((await read()).status).toBe('past_due');
    await stripe.local.advance(20 * day);
    expect(await read()).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    const charges = await chargesOf(stripe, seller);
    expect(charges.map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
      'succeeded',
    ]);
  });

  it('what failed is mended on the page of its invoice', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { read } = await aSubscriber(stripe, seller, {
      price: seller.monthly.id,
      card: 'fails_later',
    });
    await stripe.local.advance(31 * day + 2 * 3_600);
    const { data } = await stripe.sdk.invoices.list({ status: 'open' }, seller.on);
    const pages = data.map((invoice) => String(invoice.hosted_invoice_url));
    expect(pages).toHaveLength(1);
    for (const page of pages) await submit(stripe.local, page, { card: 'good' });
    expect((await read()).status).toBe('active');
  });
});

describe('The portal', () => {
  const portal = async (plan: 'monthly' | 'yearly' = 'monthly') => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { customer, read } = await aSubscriber(stripe, seller, { price: seller[plan].id });
    const { monthly, yearly, product, on } = seller;
    const products = [{ product, prices: [monthly.id, yearly.id] }];
    await stripe.sdk.billingPortal.configurations.create(
      { features: { subscription_update: { enabled: true, products } } },
      on,
    );
    const { url } = await stripe.sdk.billingPortal.sessions.create({ customer }, on);
    const subscription = (await read()).id;
    const act = (fields: Record<string, string>) =>
      submit(stripe.local, url, { subscription, ...fields });
    return { stripe, seller, read, act };
  };

  it('cancels by a moment and leaves cancel_at_period_end false, and takes it back', async () => {
    const { act, read, stripe } = await portal();
    await act({ act: 'cancel' });
    const { cancel_at: at, cancel_at_period_end: atEnd, items } = await read();
    expect([at, atEnd]).toEqual([items.data[0]?.current_period_end, false]);
    await act({ act: 'resume' });
    expect((await read()).cancel_at).toBeNull();
    await act({ act: 'cancel' });
    await stripe.local.advance(32 * day);
    expect(await read()).toMatchObject({ status: 'canceled', ended_at: at });
  });

  it('charges a longer plan at once and credits what is left of the shorter', async () => {
    const { act, read, seller, stripe } = await portal();
    await stripe.local.advance(15.5 * day);
    await act({ act: 'change', price: seller.yearly.id });
    expect((await read()).items.data[0]?.price.id).toBe(seller.yearly.id);
    const charges = await chargesOf(stripe, seller);
    expect(charges.map(({ amount }) => amount)).toEqual([5_000 - 250, 500]);
  });

  it('changes and bills nothing before the owner of the card has confirmed it', async () => {
    const { act, read, seller, stripe } = await portal();
    await act({ act: 'card', card: 'asks' });
    const change = { act: 'change', price: seller.yearly.id };
    expect(await (await act(change)).text()).toContain('Is it you?');
    expect((await read()).items.data[0]?.price.id).toBe(seller.monthly.id);
    await act({ ...change, confirmed: 'yes' });
    expect((await read()).items.data[0]?.price.id).toBe(seller.yearly.id);
    const charges = await chargesOf(stripe, seller);
    expect(charges.map(({ amount }) => amount)).toEqual([4_500, 500]);
    expect((await stripe.sdk.invoices.list({ status: 'open' }, seller.on)).data).toEqual([]);
  });

  it('begins a shorter plan when the longer one is over', async () => {
    const { act, read, seller, stripe } = await portal('yearly');
    await act({ act: 'change', price: seller.monthly.id });
    expect((await read()).items.data[0]?.price.id).toBe(seller.yearly.id);
    await stripe.local.advance(367 * day);
    expect((await read()).items.data[0]?.price.id).toBe(seller.monthly.id);
    const charges = await chargesOf(stripe, seller);
    expect(charges.map(({ amount }) => amount)).toEqual([500, 5_000]);
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
