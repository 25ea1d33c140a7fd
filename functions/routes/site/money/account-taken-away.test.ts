import { beforeEach, describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { paymentAccounts } from '#functions/db/schema/platform/payment-accounts.ts';
import { paymentActions } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let buyer: Buyer;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly');
});

const paidUntil = '2026-06-17T09:30:00.000Z';
const takesNoMore = {
  status: 410,
  body: {
    error: expect.stringMatching(/takes no more payments here.*ends on June 17, 2026/u) as string,
  },
};
/** The cron, some minutes on end. */
const minutes = async (count: number) => {
  for (let minute = 0; minute < count; minute += 1) {
    await shop.daysLater(1 / (24 * 60));
    await shop.reconcile();
  }
};
const connectAnother = async () => {
  const { body } = await cook.post<{ onboarding: { url: string } }>('/payment-account');
  await shop.page(body.onboarding.url, { missing: '' });
  await minutes(2);
};

describe('A plan whose cook took the account away', () => {
  it('lasts as long as is known to be paid, and the free one goes on then', async () => {
    await shop.disconnect();
    expect((await buyer.held()).endsAt).toBe(paidUntil);
    expect(await buyer.hasAccess()).toBe(true);
    await shop.daysLater(31.5);
    expect(await buyer.hasAccess()).toBe(false);
    await minutes(1);
    expect(await buyer.isFree()).toBe(true);
    const letters = (await lettersTo(shop.app, buyer.email)).map(({ text }) => text);
    expect(letters.filter((text) => text.includes('Nothing more is charged'))).toEqual([]);
    expect(letters.at(-1)).toContain('takes no more payments here');
  });

  it('is sold to nobody else, in words that hold before it was sold and afterwards', async () => {
    await shop.disconnect();
    const told = await (await aBuyer(shop, cook)).subscribe('monthly');
    expect(told).toMatchObject({ code: 'payments_disabled' });
    expect(told.error).not.toMatch(/\b(?:yet|more)\b/u);
  });

  it('is canceled by a press, also where nobody was told of it', async () => {
    await shop.untold(shop.disconnect);
    expect((await buyer.cancel()).status).toBe(200);
    expect((await buyer.held()).endsAt).toBe(paidUntil);
  });

  it('is not kept by a press, of which nothing is left to be asked', async () => {
    await shop.disconnect();
    expect(await buyer.resume()).toMatchObject(takesNoMore);
    expect((await buyer.held()).endsAt).toBe(paidUntil);
    const pressed = await rowsOf(shop.app.database, paymentActions);
    expect(pressed.map(({ state }) => state)).toEqual(['refused']);
  });

  it.each(['overview', 'payment-method', 'yearly'] as const)(
    'leads to no pages of the provider, and says why: %s',
    async (place) => {
      await shop.disconnect();
      expect(await buyer.askForPortal(place)).toMatchObject(takesNoMore);
    },
  );

  it('says so also where nobody was told of it, and ends then', async () => {
    await shop.untold(shop.disconnect);
    expect(await buyer.askForPortal('overview')).toMatchObject(takesNoMore);
    expect((await buyer.held()).endsAt).toBe(paidUntil);
  });

  it('says so where another account took the place of the one that was paid', async () => {
    await shop.disconnect();
    await connectAnother();
    expect(await buyer.askForPortal('overview')).toMatchObject(takesNoMore);
  });

  it('holds nobody who deletes their account', async () => {
    await shop.disconnect();
    expect((await buyer.leave()).status).toBe(204);
  });

  it('is bought anew on another account of the cook once it is over', async () => {
    await shop.disconnect();
    await connectAnother();
    await shop.daysLater(31.5);
    await minutes(2);
    await buyer.buy('yearly');
    expect(await buyer.held()).toMatchObject({ planType: 'yearly', endsAt: null });
  });

  it('is seen to by the cron where another account took the place before', async () => {
    const accounts = await rowsOf(shop.app.database, paymentAccounts);
    for (const { accountId } of accounts) shop.standIn.ledger.accounts.delete(accountId);
    const disconnected = { disconnectedAt: shop.now(), canCharge: false };
    await commit(shop.app.database, [shop.app.database.update(paymentAccounts).set(disconnected)]);
    await connectAnother();
    await shop.daysLater(1.5);
    await minutes(1);
    expect((await buyer.held()).endsAt).toBe(paidUntil);
  });

  it('has the provider asked no more in each run of the cron', async () => {
    await shop.disconnect();
    await shop.daysLater(1);
    await minutes(3);
    expect(await shop.callsOf(() => minutes(1))).toBe(0);
  });
});

describe('A plan whose cook gives the account back', () => {
  it('goes on', async () => {
    const giveBack = await shop.disconnect();
    await shop.daysLater(1);
    await minutes(2);
    await giveBack();
    await minutes(1);
    expect((await buyer.held()).endsAt).toBeNull();
    await shop.daysLater(40);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('ends as was pressed meanwhile', async () => {
    const giveBack = await shop.untold(shop.disconnect);
    await buyer.cancel();
    await giveBack();
    await minutes(2);
    await shop.daysLater(40);
    expect([await buyer.isFree(), (await shop.newestSubscription()).status]).toEqual([
      true,
      'canceled',
    ]);
  });

  it('begins anew where it was over, since it was charged all the time', async () => {
    const giveBack = await shop.disconnect();
    await shop.daysLater(40);
    await minutes(2);
    expect(await buyer.isFree()).toBe(true);
    await giveBack();
    await minutes(2);
    expect(await buyer.held()).toMatchObject({ planType: 'monthly', endsAt: null });
  });

  it('is charged no more where its reader was given another meanwhile', async () => {
    const giveBack = await shop.disconnect();
    await shop.daysLater(40);
    await minutes(2);
    await cook.post(`/subscribers/${buyer.userId}/complimentary-plan`, { until: null });
    await giveBack();
    await minutes(2);
    expect((await buyer.held()).grantedAs).toBe('complimentary');
    expect((await shop.newestSubscription()).status).toBe('canceled');
    const back = [...shop.standIn.ledger.books.values()].flatMap(({ objects }) =>
      [...objects.values()].filter(({ object }) => object === 'refund'),
    );
    expect(back).toEqual([]);
  });
});
