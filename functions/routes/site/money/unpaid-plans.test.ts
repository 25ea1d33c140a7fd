import { beforeEach, describe, expect, it } from 'vitest';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { keptFrom } from '#functions/testing/money/plan-lives.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let buyer: Buyer;

/** Where the page of subscriptions says that it is paid. */
const payingPage = async () => {
  const { token } = await signedIn(shop.app, cook, buyer.userId);
  const answer = await shop.app.call('GET', '/api/v1/manage/subscriptions', { token });
  const { subscriptions } = answer.body as UserSubscriptionsAnswer;
  return subscriptions[0]?.subscription?.invoiceUrl ?? null;
};

beforeEach(async () => {
  shop = await aShop();
  shop.standIn.ledger.afterRetries = 'leave_unpaid';
  cook = await aSellingCook(shop);
  buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly', 'fails_later');
  await shop.daysLater(50);
});

describe('A plan that nobody pays', () => {
  it('is paid on one page where it waits for one payment', async () => {
    expect((await buyer.held()).status).toBe('unpaid');
    await shop.pay(String(await payingPage()));
    expect(await buyer.hasAccess()).toBe(true);
    expect(await payingPage()).toBeNull();
  });

  it.each([
    ['two periods', 30],
    ['four periods', 92],
  ])(
    'is open after %s once what was owed and the present one are paid, one after the other',
    async (_name, days) => {
      await shop.daysLater(days);
      const owed = await payingPage();
      await shop.pay(String(owed));
      expect(await buyer.hasAccess()).toBe(false);
      const present = await payingPage();
      expect(present).not.toBe(owed);
      await shop.pay(String(present));
      expect(await buyer.hasAccess()).toBe(true);
      expect(await payingPage()).toBeNull();
      // Nobody pays for the months that were closed to them.
      expect(keptFrom(shop, buyer.email)).toHaveLength(3);
    },
  );

  it('is charged nothing by itself of what it is shown to pay', async () => {
    await shop.daysLater(30);
    await shop.pay(String(await payingPage()));
    await shop.daysLater(20);
    expect(keptFrom(shop, buyer.email)).toHaveLength(2);
  });

  it('is shown no more to pay than was owed once it was canceled', async () => {
    await shop.daysLater(30);
    await buyer.cancel();
    await shop.pay(String(await payingPage()));
    expect(await payingPage()).toBeNull();
  });
});
