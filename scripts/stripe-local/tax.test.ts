import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { aSeller, aStripe } from './testing/a-stripe.ts';

const office = { address: { country: 'US', state: 'NY', postal_code: '10001' } };

/** A seller, and what becomes of a checkout of theirs that asks for taxes. */
async function aTaxedSale() {
  const stripe = aStripe();
  const seller = await aSeller(stripe);
  const customer = await stripe.sdk.customers.create({ email: 'ada@example.com' }, seller.on);
  const checkOut = (own: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.sdk.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: seller.monthly.id, quantity: 1 }],
        success_url: 'http://larder.test/paid',
        managed_payments: { enabled: false },
        automatic_tax: { enabled: true },
        customer: customer.id,
        customer_update: { address: 'auto' },
        ...own,
      },
      seller.on,
    );
  const { settings } = stripe.sdk.tax;
  return { checkOut, settings, on: seller.on };
}

describe('Taxes of a seller', () => {
  it('are pending until there is a head office', async () => {
    const { settings, on, checkOut } = await aTaxedSale();
    expect((await settings.retrieve({}, on)).status).toBe('pending');
    await expect(checkOut()).rejects.toMatchObject({ statusCode: 400, param: 'automatic_tax' });
  });

  it('want to know whether prices hold them', async () => {
    const { settings, on, checkOut } = await aTaxedSale();
    expect((await settings.update({ head_office: office }, on)).status).toBe('active');
    await expect(checkOut()).rejects.toMatchObject({ statusCode: 400, param: 'line_items' });
    await settings.update({ defaults: { tax_behavior: 'exclusive' } }, on);
    expect((await checkOut()).automatic_tax.enabled).toBe(true);
  });

  it('want an address of the customer', async () => {
    const { settings, on, checkOut } = await aTaxedSale();
    await settings.update({ head_office: office, defaults: { tax_behavior: 'exclusive' } }, on);
    await expect(checkOut({ customer_update: { address: 'never' } })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
  });
});
