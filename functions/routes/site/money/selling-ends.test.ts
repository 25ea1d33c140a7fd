import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { SellerAnswer } from '#contract/money/seller.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/shop.ts';

const shop = await aShop();

describe('A site that is deleted', () => {
  it('charges nobody again', async () => {
    const cook = await aSellingCook(shop);
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const paid = await shop.newestOf('invoice');
    const deletion = await cook.post('/site-deletion', { title: 'The Copper Pot' });
    expect(deletion.status).toBeLessThan(300);
    await shop.daysLater(1 / 24);
    await shop.reconcile();
    await shop.daysLater(40);
    expect(await shop.newestOf('invoice')).toBe(paid);
  });
});

describe('A cook who can be paid', () => {
  it('gives the site to nobody else while the money is theirs', async () => {
    const cook = await aSellingCook(shop);
    const offer = { email: 'next@example.com', formerOwner: 'editor', title: 'The Copper Pot' };
    const refused = await cook.post<ErrorBody>('/site-offer', offer);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Disconnect that at Stripe first');
  });

  it('is told what is missing, and sells once nothing is', async () => {
    const cook = await aSellingCook(shop, 'external_account');
    const { body } = await cook.post<SellerAnswer>('/payment-account/check');
    expect(body.seller).toMatchObject({ state: 'incomplete', due: ['external_account'] });
    const buyer = await aBuyer(shop, cook);
    expect(await buyer.subscribe('monthly')).toMatchObject({ code: 'payments_disabled' });
    const again = await cook.post<{ onboarding: { url: string } }>('/payment-account');
    await shop.page(again.body.onboarding.url, { missing: '' });
    await cook.post('/payment-account/check');
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
  });
});
