import { describe, expect, it } from 'vitest';
import { aSeller, aStripe, aSubscriber, chargesOf, submit } from './testing/a-stripe.ts';

const day = 86_400;

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
