import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { commit } from '#functions/db/database.ts';
import { checkouts, paymentActions } from '#functions/db/schema/site/money/payments.ts';
import { all, hiddenOf } from '#scripts/stripe-local/ledger.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { keptFrom, paidTwice } from '#functions/testing/money/plan-lives.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

const gift = async (friend: string, email: string) => {
  const path = `/api/v1/site/${cook.site.slug}/gifts`;
  const body = { friend: { email: friend }, email };
  const answer = await shop.app.call<SubscriptionAnswer>('POST', path, { body });
  return String(answer.body.checkout?.url);
};
const payBoth = async () => {
  const buyer = await aBuyer(shop, cook);
  const yearly = await buyer.begin('yearly');
  // As if the provider had been asked to close the page and did not hear it.
  await commit(shop.app.database, [shop.app.database.update(checkouts).set({ state: 'expired' })]);
  const monthly = await buyer.begin('monthly');
  await shop.pay(yearly);
  await shop.pay(monthly);
  return buyer;
};
/** Of each charge, the newest first, whether what the platform kept of it went back. */
const feesBack = () =>
  [...shop.standIn.ledger.books.values()].flatMap((books) =>
    all(books, 'charge').map(({ id }) => hiddenOf(books, id).isFeeBack === true),
  );

/** The second comes to nothing of a month, and to a cent of a year. */
describe.each([
  { feePercent: 0, ofMonth: false, ofYear: false },
  { feePercent: 0.01, ofMonth: false, ofYear: true },
  { feePercent: 5, ofMonth: true, ofYear: true },
])('Where the platform keeps $feePercent % of what is paid', ({ feePercent, ofMonth, ofYear }) => {
  beforeEach(async () => {
    shop = await aShop(undefined, { feePercent });
    cook = await aSellingCook(shop);
  });

  it('whoever paid in two places gets the money of one back, with the fee', async () => {
    const buyer = await payBoth();
    expect(paidTwice(shop, buyer.email)).toEqual([]);
    expect(keptFrom(shop, buyer.email)).toHaveLength(1);
    expect(feesBack()).toEqual([ofMonth, false]);
    const duties = await rowsOf(shop.app.database, paymentActions);
    expect(duties.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['undo done']);
  });

  it('a gift is bought', async () => {
    const friend = anAddress();
    await shop.pay(await gift(friend, anAddress()));
    expect(await lettersTo(shop.app, friend)).toHaveLength(1);
  });

  it('a gift that nobody can take any more is given back, with the fee', async () => {
    const giver = anAddress();
    const page = await gift(anAddress(), giver);
    await shop.whileAway(() => cook.post('/site-deletion', { title: cook.site.title }));
    await shop.pay(page);
    await shop.daysLater(1 / 24);
    await shop.reconcile();
    expect(keptFrom(shop, giver)).toEqual([]);
    expect(feesBack()).toEqual([ofYear]);
  });
});

describe('Where the platform would keep all that is paid', () => {
  it('a gift is bought without it, since the provider takes no such fee', async () => {
    shop = await aShop(undefined, { feePercent: 100 });
    cook = await aSellingCook(shop);
    const friend = anAddress();
    await shop.pay(await gift(friend, anAddress()));
    expect(await lettersTo(shop.app, friend)).toHaveLength(1);
  });
});
