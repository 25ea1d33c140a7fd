import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { providerSubscriptions } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const cook = await aSellingCook(shop);
const wantedMore = async () =>
  (await rowsOf(shop.app.database, providerSubscriptions)).some(
    ({ wanted, done }) => wanted > done,
  );

describe('A plan that is canceled, §8', () => {
  it('is held to the end of what was paid, and the free one goes on then', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    expect((await buyer.cancel()).status).toBe(200);
    const { endsAt } = await buyer.held();
    expect(Date.parse(String(endsAt))).toBeGreaterThan(shop.now());
    expect(await buyer.hasAccess()).toBe(true);
    await shop.daysLater(32);
    expect(await buyer.hasAccess()).toBe(false);
    expect(await buyer.isFree()).toBe(true);
  });

  it('goes on after all, as often as people change their minds', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    await buyer.resume();
    expect((await buyer.held()).endsAt).toBeNull();
    await buyer.cancel();
    expect((await buyer.held()).endsAt).not.toBeNull();
    await buyer.resume();
    await shop.daysLater(32);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('is told as it is also where somebody else was just looking', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const lease = (leaseUntil: number | null) =>
      commit(shop.app.database, [
        shop.app.database.update(providerSubscriptions).set({ leaseToken: 'other', leaseUntil }),
      ]);
    await lease(shop.now() + 60_000);
    const canceling = buyer.cancel();
    // Whoever looks gives the lease back once the press waits for it.
    await expect.poll(wantedMore).toBe(true);
    await lease(null);
    await canceling;
    expect((await buyer.held()).endsAt).not.toBeNull();
  });

  it('ends on its day although nobody tells', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    await shop.untold(() => shop.daysLater(32));
    expect(await buyer.hasAccess()).toBe(false);
    await shop.reconcile();
    expect(await buyer.isFree()).toBe(true);
  });

  it('goes on after it was canceled on the pages of the provider, which cancel in another way', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    const subscription = await shop.newestOf('subscription');
    await shop.page(await buyer.portal('overview'), { act: 'cancel', subscription });
    expect((await buyer.held()).endsAt).not.toBeNull();
    await buyer.resume();
    expect((await buyer.held()).endsAt).toBeNull();
  });
});

describe('A plan that is changed', () => {
  it('is the longer one at once, on the page that shows what it costs', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const url = await buyer.portal('yearly');
    const subscription = await shop.newestOf('subscription');
    const price = await shop.newestOf('price', ({ unit_amount: cents }) => cents === 5_000);
    await shop.page(url, { act: 'change', subscription, price, confirmed: 'yes' });
    expect(await buyer.held()).toMatchObject({ planType: 'yearly', priceAmountCents: 5_000 });
  });

  it('keeps its price where that changes for others', async () => {
    const dearer = await aSellingCook(shop);
    const early = await aBuyer(shop, dearer);
    await early.buy('monthly');
    await dearer.put('/plans', { monthlyAmountCents: 900, yearlyAmountCents: 5_000 });
    await shop.app.settled();
    const late = await aBuyer(shop, dearer);
    await late.buy('monthly');
    expect((await late.held()).priceAmountCents).toBe(900);
    await shop.daysLater(32);
    expect((await early.held()).priceAmountCents).toBe(500);
  });
});

describe('A payment that fails', () => {
  it('leaves access while it is tried again, and takes it away for good at the end', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly', 'fails_later');
    await shop.daysLater(32);
    expect((await buyer.held()).status).toBe('past_due');
    expect(await buyer.hasAccess()).toBe(true);
    await shop.daysLater(32);
    expect(await buyer.hasAccess()).toBe(false);
    expect(await buyer.isFree()).toBe(true);
  });

  it('is mended with another card', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly', 'fails_later');
    await shop.daysLater(32);
    const url = await buyer.portal('payment-method');
    await shop.page(url, { act: 'card', card: 'good' });
    const invoice = await shop.newestOf('invoice', ({ status }) => status === 'open');
    await shop.page(url, { act: 'pay', invoice });
    expect((await buyer.held()).status).toBe('active');
  });
});
