import { expect, describe, it } from 'vitest';
import { aCheckout, aSeller, aStripe, submit } from './testing/a-stripe.ts';

describe('A checkout with codes', () => {
  it('takes no code that somebody else used up', async () => {
    const stripe = aStripe();
    const seller = await aSeller(stripe);
    const { sdk, local } = stripe;
    const coupon = await sdk.coupons.create({ percent_off: 50, duration: 'once' }, seller.on);
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const asked = { promotion, code: 'FIRST', max_redemptions: 1 };
    await sdk.promotionCodes.create(asked, seller.on);
    const buy = async (email: string) => {
      const { url } = await aCheckout(stripe, seller, seller.monthly.id);
      return submit(local, url, { card: 'good', email, code: 'first' });
    };
    expect((await buy('a@b.example')).status).toBe(303);
    const second = await buy('c@d.example');
    expect(second.status).toBe(422);
    expect(await second.text()).toContain('This code is not valid, or no longer.');
  });
});
