import { beforeEach, describe, expect, it } from 'vitest';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** As somebody does on the provider's pages: the longer plan is paid, and goes on until it is over. */
const changeToMonthly = async (buyer: Buyer) => {
  const url = await buyer.portal('monthly');
  const subscription = await shop.newestOf('subscription');
  const price = await shop.newestOf('price', ({ unit_amount: cents }) => cents === 500);
  await shop.page(url, { act: 'change', subscription, price });
};
const listed = async ({ userId }: Buyer) => {
  const { token } = await signedIn(shop.app, cook, userId);
  const path = '/api/v1/manage/subscriptions';
  const { body } = await shop.app.call<UserSubscriptionsAnswer>('GET', path, { token });
  return body.subscriptions.map(({ subscription }) => subscription);
};

describe('A longer plan that is to become a shorter one', () => {
  it.each([
    ['before', 1],
    ['after', 366],
  ])('is canceled as any other, also %s it has become the shorter one', async (_, days) => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await changeToMonthly(buyer);
    await shop.daysLater(days);
    expect((await buyer.cancel()).status).toBe(200);
    expect((await buyer.held()).endsAt).not.toBeNull();
    const paid = await shop.newestOf('invoice');
    await shop.daysLater(400);
    expect([await shop.newestOf('invoice'), await buyer.isFree()]).toEqual([paid, true]);
  });

  it('goes on as the longer one where it was canceled before it changed, and kept after all', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await changeToMonthly(buyer);
    await buyer.cancel();
    await buyer.resume();
    expect(await buyer.held()).toMatchObject({ endsAt: null, planType: 'yearly' });
    await shop.daysLater(366);
    expect((await buyer.held()).planType).toBe('yearly');
  });

  it('becomes the shorter one although a wish to keep it comes alone to the provider', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await changeToMonthly(buyer);
    await shop.whileAway(buyer.cancel);
    expect((await buyer.resume()).status).toBe(200);
    await shop.daysLater(366);
    expect((await buyer.held()).planType).toBe('monthly');
  });

  it('is told beforehand, with the day from which it is the shorter one', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    expect(await listed(buyer)).toMatchObject([{ next: null }]);
    await changeToMonthly(buyer);
    const next = { planType: 'monthly', at: '2027-05-17T09:30:00.000Z' };
    expect(await listed(buyer)).toMatchObject([{ next }]);
    await buyer.cancel();
    expect(await listed(buyer)).toMatchObject([{ next: null }]);
  });

  it('ends where its site closes, although it was to become the shorter one', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await changeToMonthly(buyer);
    const paid = await shop.newestOf('invoice');
    await cook.post('/site-deletion', { title: cook.site.title });
    await shop.daysLater(1 / 24);
    await shop.reconcile();
    await shop.daysLater(400);
    expect(await shop.newestOf('invoice')).toBe(paid);
  });
});
