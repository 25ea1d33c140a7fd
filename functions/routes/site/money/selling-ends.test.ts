import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { SellerAnswer } from '#contract/money/seller.ts';
import { commit } from '#functions/db/database.ts';
import { paymentAccounts } from '#functions/db/schema/platform/payment-accounts.ts';
import { planPrices } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

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
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('sells what was entered before, once the cron has found that they can be paid', async () => {
    const cook = await aSellingCook(shop, 'external_account');
    const again = await cook.post<{ onboarding: { url: string } }>('/payment-account');
    await shop.untold(() => shop.page(again.body.onboarding.url, { missing: '' }));
    const buyer = await aBuyer(shop, cook);
    expect(await buyer.subscribe('monthly')).toMatchObject({ code: 'payments_disabled' });
    await shop.daysLater(2);
    await shop.reconcile();
    expect((await buyer.subscribe('monthly')).checkout?.url).toMatch(/^http/);
  });
});

describe('A cook who connects another account', () => {
  /** As if the cook had taken the account away on the provider's pages, and made a new one. */
  async function reconnect(cook: Awaited<ReturnType<typeof aSellingCook>>) {
    const { database } = shop.app;
    const ofSite = eq(paymentAccounts.siteId, cook.site.id);
    await commit(database, [
      database
        .update(paymentAccounts)
        .set({ disconnectedAt: shop.now(), canCharge: false, accountId: 'acct_former' })
        .where(ofSite),
    ]);
    await commit(database, [
      database
        .update(planPrices)
        .set({ accountId: 'acct_former' })
        .where(eq(planPrices.siteId, cook.site.id)),
    ]);
    const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
    return body.onboarding.url;
  }

  it('sells there what is entered, and nothing of the former one', async () => {
    const cook = await aSellingCook(shop);
    const url = await reconnect(cook);
    await shop.page(url, { missing: '' });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    expect(await buyer.hasAccess()).toBe(true);
    const prices = await rowsOf(shop.app.database, planPrices, eq(planPrices.siteId, cook.site.id));
    const former = prices.filter(({ accountId }) => accountId === 'acct_former');
    expect(new Set(former.map(({ state }) => state))).toEqual(new Set(['withdrawn']));
  });

  it('has the provider asked for nothing in each run of the cron', async () => {
    const cook = await aSellingCook(shop);
    await shop.page(await reconnect(cook), { missing: '' });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await shop.daysLater(1);
    for (let run = 0; run < 5; run += 1) await shop.reconcile();
    expect(await shop.callsOf(shop.reconcile)).toBe(0);
  });
});
