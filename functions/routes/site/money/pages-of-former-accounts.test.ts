import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import { paymentEvents } from '#functions/db/schema/platform/payment-accounts.ts';
import { checkouts, gifts } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let buyer: Awaited<ReturnType<typeof aBuyer>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  buyer = await aBuyer(shop, cook);
});

const minutesLater = async (minutes: number) => {
  await shop.daysLater(minutes / (24 * 60));
  await shop.reconcile();
};
const beginGift = () => {
  const body = { friend: { email: anAddress() }, email: anAddress() };
  const path = `/api/v1/site/${cook.site.slug}/gifts`;
  return shop.app.call<SubscriptionAnswer>('POST', path, { body });
};
const connectAnother = async () => {
  const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
  await shop.page(body.onboarding.url, { missing: '' });
};
const states = async () =>
  (await rowsOf(shop.app.database, checkouts)).map(({ state }) => state).toSorted();

describe('A page that is open on an account that its cook took away', () => {
  it('keeps nobody from buying on the next account', async () => {
    await buyer.begin('monthly');
    await shop.disconnect();
    await connectAnother();
    await shop.app.settled();
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await states()).toEqual(['complete', 'expired']);
  });

  it('keeps nobody from it either where it was never made', async () => {
    await shop.whileAway(() => buyer.begin('monthly'));
    await shop.disconnect();
    await connectAnother();
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('is given up once it has run out, where nobody was told of the account', async () => {
    await buyer.begin('monthly');
    await beginGift();
    await shop.untold(shop.disconnect);
    await minutesLater(30);
    expect(await states()).toEqual(['open']);
    await minutesLater(31);
    expect(await states()).toEqual(['expired']);
    await minutesLater(24 * 60);
    expect(await rowsOf(shop.app.database, gifts)).toEqual([]);
  });

  it('holds up nothing of what is told of the next account', async () => {
    await buyer.begin('monthly');
    await beginGift();
    await shop.disconnect();
    await connectAnother();
    await shop.app.settled();
    const open = (await rowsOf(shop.app.database, paymentEvents)).filter(
      ({ doneAt }) => doneAt === null,
    );
    expect(open).toEqual([]);
  });
});

describe('Pages of what is sold no more', () => {
  it('close although the provider refuses to close one of them', async () => {
    const other = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    await other.begin('monthly');
    const refused = new PaymentFailure('refused', null, 'Not this one');
    vi.spyOn(shop.payments, 'findCheckout').mockRejectedValueOnce(refused);
    await cook.put('/plans', { monthlyAmountCents: 700, yearlyAmountCents: 5_000 });
    await shop.app.settled();
    expect(await states()).toEqual(['expired', 'open']);
    await minutesLater(1);
    expect(await states()).toEqual(['expired', 'expired']);
  });
});

describe('A purchase that met a provider who was away', () => {
  it.each([20, 40, 59])('goes on %i minutes later', async (minutes) => {
    const told = await shop.whileAway(() => buyer.subscribe('monthly'));
    expect(told).toMatchObject({ code: 'payment_unavailable' });
    await minutesLater(minutes);
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('goes on later also where the provider heard of it, with the same customer', async () => {
    const lost = Array.from({ length: 20 }, () => ({ kind: 'answer_lost' as const }));
    shop.standIn.faults.push(...lost);
    await buyer.subscribe('monthly');
    shop.standIn.faults.length = 0;
    await minutesLater(40);
    await buyer.buy('monthly');
    expect(await buyer.hasAccess()).toBe(true);
    const customers = [...shop.standIn.ledger.books.values()].flatMap(({ objects }) =>
      [...objects.values()].filter(({ object }) => object === 'customer'),
    );
    expect(customers).toHaveLength(1);
  });
});
