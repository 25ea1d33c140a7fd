import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { IncomeAnswer, PaymentView } from '#contract/money/payments.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { paymentCustomers } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const payments = async () =>
  (await cook.get<{ payments: PaymentView[] }>('/payments')).body.payments;
async function aPayer() {
  const buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly');
  return buyer;
}

describe('Who is deleted at the provider by their cook', () => {
  it('gets money back that is told', async () => {
    const { email } = await aPayer();
    await shop.deleteCustomer();
    await shop.refund(200);
    expect(await payments()).toMatchObject([{ email, refundedCents: 200 }]);
  });

  it('complains to their bank, and the cook sees until when to answer', async () => {
    const { email } = await aPayer();
    await shop.deleteCustomer();
    await shop.dispute();
    const { disputes } = (await cook.get<IncomeAnswer>('/income')).body.income;
    expect(disputes).toMatchObject([{ email, dispute: { state: 'open' } }]);
  });

  it('stays in the books once all is gone through again', async () => {
    await aPayer();
    await shop.deleteCustomer();
    await shop.refund(200);
    const before = await payments();
    await shop.daysLater(2);
    await shop.reconcile();
    expect(await payments()).toEqual(before);
  });

  it('leaves the books by name, and not with their money, where they leave as well', async () => {
    const buyer = await aPayer();
    await shop.deleteCustomer();
    expect((await buyer.leave()).status).toBe(204);
    await shop.refund(200);
    expect(await payments()).toMatchObject([{ email: null, refundedCents: 200 }]);
  });

  it('is in the books also where that is heard of before what they paid', async () => {
    const buyer = await aBuyer(shop, cook);
    const { standIn, app } = shop;
    standIn.delivery.isHeld = true;
    await buyer.buy('monthly');
    await shop.deleteCustomer({ isNamed: true });
    await shop.refund(200);
    const told = standIn.waiting();
    const of = (type: string) => told.filter(({ event }) => event.type === type);
    await standIn.deliverAll([...of('customer.deleted'), ...of('charge.refunded')]);
    await app.settled();
    expect(await payments()).toMatchObject([{ amountCents: 500, refundedCents: 200 }]);
    await standIn.deliverAll(told);
    await app.settled();
    expect(await payments()).toMatchObject([{ email: buyer.email, refundedCents: 200 }]);
  });

  it('buys as another customer also where nobody told of it', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    await shop.untold(() => shop.deleteCustomer());
    await buyer.buy('yearly');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await payments()).toMatchObject([{ email: buyer.email, amountCents: 5_000 }]);
  });

  it('buys anew as another customer', async () => {
    const buyer = await aPayer();
    await shop.deleteCustomer();
    await shop.refund();
    await buyer.buy('yearly');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await payments()).toMatchObject([
      { email: buyer.email, amountCents: 5_000 },
      { email: buyer.email, refundedCents: 500 },
    ]);
  });

  it('can leave where an interrupted press made them the same customer again', async () => {
    const buyer = await aBuyer(shop, cook);
    const away = new PaymentFailure('unknown', null, 'Stripe is down.');
    vi.spyOn(shop.payments, 'collectsTax').mockRejectedValueOnce(away);
    await buyer.subscribe('monthly');
    await shop.deleteCustomer();
    // The provider answers this press as it did the one before.
    await buyer.subscribe('monthly');
    expect((await buyer.leave()).status).toBe(204);
  });

  it('is forgotten once more where they are the same customer again', async () => {
    const { userId, becomeFree } = await aBuyer(shop, cook);
    await becomeFree();
    const { siteOf, prepare } = crossingHost(shop.app.database, shop.now());
    const { checkouts } = siteOf(cook.site.id);
    const person = { userId, accountId: 'acct_cook' };
    const kept = checkouts.keepCustomer(person, 'cus_again');
    const forgotten = checkouts.forgetCustomer('cus_again');
    await prepare([kept, forgotten, kept, forgotten]);
    const isTheirs = eq(paymentCustomers.customerId, 'cus_again');
    expect(await rowsOf(shop.app.database, paymentCustomers, isTheirs)).toMatchObject([
      { userId: 'cus_again' },
    ]);
  });
});
