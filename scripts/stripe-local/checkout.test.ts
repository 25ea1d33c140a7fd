import { describe, expect, it } from 'vitest';
import { aCheckout, aSeller, aStripe, aSubscriber, chargesOf, submit } from './testing/a-stripe.ts';

const day = 86_400;

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
