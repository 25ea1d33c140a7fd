import { describe, expect, it } from 'vitest';
import { checkouts, paymentActions } from '#functions/db/schema/site/money/payments.ts';
import { commit } from '#functions/db/database.ts';
import { all } from '#scripts/stripe-local/ledger.ts';
import { keptFrom, paidTwice } from '#functions/testing/money/plan-lives.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const { app, standIn } = shop;
const cook = await aSellingCook(shop);

const everyOf = (kind: 'customer' | 'checkout.session' | 'refund') =>
  [...standIn.ledger.books.values()].flatMap((books) => all(books, kind));
/** What is asked of the provider in the meantime is done, and not answered. */
async function unanswered<Result>(work: () => Promise<Result>) {
  standIn.faults.push(...Array.from({ length: 100 }, () => ({ kind: 'answer_lost' as const })));
  const result = await work();
  await app.settled();
  standIn.faults.length = 0;
  return result;
}
const hourLater = () => shop.daysLater(1 / 24);

describe('While the payment provider is away', () => {
  it('says that nothing was charged, and goes on with the next press', async () => {
    const buyer = await aBuyer(shop, cook);
    const told = await shop.whileAway(() => buyer.subscribe('monthly'));
    expect(told).toMatchObject({ code: 'payment_unavailable' });
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
  });

  it.each(['monthly', 'yearly'] as const)(
    'says of who may have paid on a page only that they pay once, whichever plan they press: %s',
    async (plan) => {
      const buyer = await aBuyer(shop, cook);
      const page = await buyer.begin('monthly');
      await shop.untold(() => shop.pay(page));
      const told = await shop.whileAway(() => buyer.subscribe(plan));
      expect(told).toMatchObject({ code: 'payment_unclear' });
      expect(told.error).not.toMatch(/nothing was charged/iu);
      expect(await buyer.subscribe(plan)).toMatchObject({ code: 'already_subscribed' });
      expect(await buyer.held()).toMatchObject({ planType: 'monthly' });
      expect(keptFrom(shop, buyer.email)).toHaveLength(1);
    },
  );

  it('makes nothing twice where only the answer was lost', async () => {
    const buyer = await aBuyer(shop, cook);
    const before = {
      customers: everyOf('customer').length,
      pages: everyOf('checkout.session').length,
    };
    await unanswered(() => buyer.subscribe('monthly'));
    await unanswered(() => buyer.subscribe('monthly'));
    const url = await buyer.begin('monthly');
    expect(everyOf('customer')).toHaveLength(before.customers + 1);
    expect(everyOf('checkout.session')).toHaveLength(before.pages + 1);
    await shop.pay(url);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('keeps what was pressed until it can be asked for', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    expect((await shop.whileAway(buyer.cancel)).status).toBe(424);
    expect((await buyer.held()).endsAt).toBeNull();
    await hourLater();
    await shop.reconcile();
    expect((await buyer.held()).endsAt).not.toBeNull();
  });

  it('keeps nothing of what the provider refuses, and answers that it changed meanwhile', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    standIn.faults.push({ kind: 'status', status: 400 });
    expect((await buyer.cancel()).status).toBe(409);
    await hourLater();
    await shop.reconcile();
    expect((await buyer.held()).endsAt).toBeNull();
  });

  it('leaves access as it is last known', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await hourLater();
    await shop.whileAway(shop.reconcile);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('sells a price that was entered meanwhile once it can, and no other', async () => {
    const own = await aSellingCook(shop);
    const buyer = await aBuyer(shop, own);
    const told = await shop.whileAway(async () => {
      await own.put('/plans', { monthlyAmountCents: 800, yearlyAmountCents: null });
      return buyer.subscribe('monthly');
    });
    expect(told).toMatchObject({ code: 'payment_unavailable' });
    await buyer.buy('monthly');
    expect((await buyer.held()).priceAmountCents).toBe(800);
  });

  it('sells a price of which the answer was lost, although the site was renamed since', async () => {
    const own = await aSellingCook(shop);
    await unanswered(() => own.put('/plans', { monthlyAmountCents: 700, yearlyAmountCents: null }));
    const renamed = { title: 'Another name', slug: own.site.slug };
    expect((await own.put('/sites', renamed)).status).toBe(200);
    await shop.reconcile();
    const buyer = await aBuyer(shop, own);
    await buyer.buy('monthly');
    expect((await buyer.held()).priceAmountCents).toBe(700);
  });
});

describe('Somebody who paid in two places', () => {
  it('keeps one plan and gets the money of the other back', async () => {
    const buyer = await aBuyer(shop, cook);
    const monthly = await buyer.begin('monthly');
    // As if the provider had been asked to close the page and did not hear it.
    await commit(app.database, [app.database.update(checkouts).set({ state: 'expired' })]);
    const yearly = await buyer.begin('yearly');
    const refunded = new Set(everyOf('refund'));
    await shop.pay(monthly);
    await shop.pay(yearly);
    expect((await buyer.held()).planType).toBe('monthly');
    const back = everyOf('refund').filter((each) => !refunded.has(each));
    expect(back).toMatchObject([{ amount: 5_000 }]);
  });

  it('gets back all of it, also where nobody saw it for months', async () => {
    const buyer = await aBuyer(shop, cook);
    const monthly = await buyer.begin('monthly');
    await commit(app.database, [app.database.update(checkouts).set({ state: 'expired' })]);
    await shop.pay(await buyer.begin('yearly'));
    await shop.untold(async () => {
      await shop.pay(monthly);
      await shop.daysLater(65);
    });
    const refunded = new Set(everyOf('refund'));
    await shop.reconcile();
    await shop.daysLater(2);
    await shop.reconcile();
    const back = everyOf('refund').filter((each) => !refunded.has(each));
    expect(back).toMatchObject([{ amount: 500 }, { amount: 500 }, { amount: 500 }]);
    expect(paidTwice(shop, buyer.email)).toEqual([]);
    expect((await buyer.held()).planType).toBe('yearly');
  });
});

describe('Cooks who took their accounts away', () => {
  it('hold up nobody else’s presses', async () => {
    const lost = Array.from({ length: 40 }, (_, place) => ({
      id: `lost-${place}`,
      siteId: cook.site.id,
      accountId: 'acct_gone',
      providerSubscriptionId: `sub_gone_${place}`,
      kind: 'end' as const,
      state: 'open' as const,
      createdAt: shop.now() - 1_000,
    }));
    // One statement a row: D1 takes no more than a hundred parameters in one.
    const rows = lost.map((row) => app.database.insert(paymentActions).values(row));
    await commit(app.database, rows);
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await shop.whileAway(buyer.cancel);
    for (let minute = 0; minute < 15; minute += 1) {
      await shop.daysLater(1 / (24 * 60));
      await shop.reconcile();
    }
    expect((await buyer.held()).endsAt).not.toBeNull();
  });
});
