import { beforeEach, describe, expect, it } from 'vitest';
import type { PromotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import { commit } from '#functions/db/database.ts';
import { checkouts, paymentActions } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { all } from '#scripts/stripe-local/ledger.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

/** Whatever is asked of the provider meanwhile is answered with this status. */
async function answering<Result>(status: number, work: () => Promise<Result>): Promise<Result> {
  const { faults } = shop.standIn;
  faults.push(...Array.from({ length: 100 }, () => ({ kind: 'status' as const, status })));
  try {
    const result = await work();
    await shop.app.settled();
    return result;
  } finally {
    faults.length = 0;
  }
}
const closeSite = async () => {
  const { status } = await cook.post('/site-deletion', { title: cook.site.title });
  expect(status).toBeLessThan(300);
};
const minuteLater = () => shop.daysLater(1 / 400);
const everyOf = (kind: 'invoice' | 'refund') =>
  [...shop.standIn.ledger.books.values()].flatMap((books) => all(books, kind));
const states = async () =>
  (await rowsOf(shop.app.database, paymentActions)).map(({ kind, state }) => `${kind} ${state}`);
const code = {
  code: 'HALF-OFF',
  percentOff: 50,
  amountOffCents: null,
  duration: 'once',
  months: null,
  usesMax: null,
  expiresAt: null,
};

describe.each([401, 403])('While the key of the platform is answered with %i', (status) => {
  it('a site that is deleted still charges nobody again, once the key is taken', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await closeSite();
    await minuteLater();
    await expect(answering(status, shop.reconcile)).rejects.toThrow(/./);
    expect(await states()).toEqual(['close open']);
    await minuteLater();
    await shop.reconcile();
    expect(await states()).toEqual(['close done']);
    const paid = everyOf('invoice').length;
    await shop.daysLater(70);
    expect(everyOf('invoice')).toHaveLength(paid);
  });

  it('a purchase waits, and goes on where it stopped', async () => {
    const buyer = await aBuyer(shop, cook);
    const told = await answering(status, () => buyer.subscribe('monthly'));
    expect(told).toMatchObject({ code: 'payment_unavailable' });
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await rowsOf(shop.app.database, checkouts)).toHaveLength(1);
  });

  it('no word is called taken that nobody has taken', async () => {
    const offer = () => cook.post<PromotionCodesAnswer>('/promotion-codes', code);
    expect((await answering(status, offer)).status).toBe(424);
    expect((await offer()).body.promotionCodes).toMatchObject([{ state: 'live' }]);
  });

  it('what was paid twice is given back later', async () => {
    const buyer = await aBuyer(shop, cook);
    const first = await buyer.begin('monthly');
    // As if the provider had been asked to close the page and did not hear it.
    await commit(shop.app.database, [
      shop.app.database.update(checkouts).set({ state: 'expired' }),
    ]);
    await shop.pay(await buyer.begin('yearly'));
    await shop.untold(() => shop.pay(first));
    await minuteLater();
    await expect(answering(status, shop.reconcile)).rejects.toThrow(/./);
    expect(everyOf('refund')).toEqual([]);
    await shop.daysLater(1);
    await shop.reconcile();
    expect(everyOf('refund')).toMatchObject([{ amount: 500 }]);
  });
});
