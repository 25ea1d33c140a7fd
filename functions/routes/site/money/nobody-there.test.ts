import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { commit } from '#functions/db/database.ts';
import {
  checkouts,
  gifts,
  paymentCustomers,
  payments,
  providerSubscriptions,
} from '#functions/db/schema/site/money/payments.ts';
import { all } from '#scripts/stripe-local/ledger.ts';
import type { Kind } from '#scripts/stripe-local/resources.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { keptFrom, untrueCharges } from '#functions/testing/money/plan-lives.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

async function minutesLater(count: number) {
  for (let minute = 0; minute < count; minute += 1) {
    await shop.daysLater(1 / (24 * 60));
    await shop.reconcile();
  }
}
const closeSite = () => cook.post('/site-deletion', { title: cook.site.title });
const beginGift = async (friend: string, email = anAddress()) => {
  const path = `/api/v1/site/${cook.site.slug}/gifts`;
  const body = { friend: { email: friend }, email };
  const answer = await shop.app.call<SubscriptionAnswer>('POST', path, { body });
  return String(answer.body.checkout?.url);
};
/** What the provider has of a kind. */
const everyOf = <K extends Kind>(kind: K) =>
  [...shop.standIn.ledger.books.values()].flatMap((books) => all(books, kind));
const sellNothing = () => {
  const { title, slug } = cook.site;
  return cook.put('/sites', { title, slug, subscriptionsEnabled: false });
};
const stateOf = async () => (await shop.newestCheckout()).status;
const namesOfPayers = async () => {
  const tables = [paymentCustomers, payments, providerSubscriptions];
  const kept = await Promise.all(tables.map((table) => rowsOf(shop.app.database, table)));
  return kept.flat().map(({ userId }) => userId);
};
const remove = (buyer: Buyer) => cook.delete(`/subscribers/${buyer.userId}`);

describe('Who deletes their account', () => {
  it('has the page closed on which they could still pay', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    expect((await buyer.leave()).status).toBe(204);
    expect(await stateOf()).toBe('expired');
  });

  it('gets back what they pay after it where the provider was away, and is kept nowhere', async () => {
    const buyer = await aBuyer(shop, cook);
    const page = await buyer.begin('monthly');
    expect((await shop.whileAway(buyer.leave)).status).toBe(204);
    await shop.pay(page);
    await minutesLater(2);
    expect(keptFrom(shop, buyer.email)).toEqual([]);
    expect((await shop.newestSubscription()).status).toBe('canceled');
    expect(await namesOfPayers()).not.toContain(buyer.userId);
    expect(await untrueCharges(shop)).toEqual([]);
  });

  it('keeps what they paid a moment before, and is told to cancel it first', async () => {
    const buyer = await aBuyer(shop, cook);
    const page = await buyer.begin('monthly');
    await shop.untold(() => shop.pay(page));
    expect((await buyer.leave()).status).toBe(409);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('need not wait for a plan that they canceled, which ends with the account', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    expect((await buyer.leave()).status).toBe(409);
    await buyer.cancel();
    expect((await buyer.leave()).status).toBe(204);
    await minutesLater(3);
    expect((await shop.newestSubscription()).status).toBe('canceled');
    expect(await namesOfPayers()).not.toContain(buyer.userId);
  });

  it('is charged no more where they resumed it on the pages of the provider unheard', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    const url = await buyer.portal('overview');
    const subscription = await shop.newestOf('subscription');
    await shop.untold(() => shop.page(url, { act: 'resume', subscription }));
    await buyer.leave();
    await minutesLater(3);
    const paid = await shop.newestOf('invoice');
    await shop.daysLater(70);
    expect(await shop.newestOf('invoice')).toBe(paid);
  });
});

describe('A site that is deleted', () => {
  it('has the pages closed on which it could still be paid', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    await beginGift(anAddress());
    expect((await closeSite()).status).toBe(204);
    await shop.app.settled();
    expect(everyOf('checkout.session').map(({ status }) => status)).toEqual(['expired', 'expired']);
  });

  it('gives back what is paid after it, and says so', async () => {
    const buyer = await aBuyer(shop, cook);
    const page = await buyer.begin('monthly');
    await shop.whileAway(closeSite);
    await shop.pay(page);
    await minutesLater(2);
    expect(keptFrom(shop, buyer.email)).toEqual([]);
    expect((await shop.newestSubscription()).status).toBe('canceled');
    const letters = await lettersTo(shop.app, buyer.email);
    expect(letters.map(({ subject }) => subject)).toContain(
      'The Copper Pot has closed, and you get your money back',
    );
  });

  it('gives back what is paid for a gift after it, and writes to the giver alone', async () => {
    const [friend, giver] = [anAddress(), anAddress()];
    const page = await beginGift(friend, giver);
    await shop.whileAway(closeSite);
    await shop.pay(page);
    await minutesLater(2);
    expect(keptFrom(shop, giver)).toEqual([]);
    expect(await lettersTo(shop.app, friend)).toEqual([]);
    expect(await lettersTo(shop.app, giver)).toHaveLength(1);
    expect(await rowsOf(shop.app.database, gifts)).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('What is sold no more', () => {
  const changes = {
    'is not offered any more': () =>
      cook.put('/plans', { monthlyAmountCents: null, yearlyAmountCents: 5_000 }),
    'costs something else': () =>
      cook.put('/plans', { monthlyAmountCents: 700, yearlyAmountCents: 5_000 }),
    'is on a site that sells nothing': () => sellNothing(),
  };

  it.each(Object.entries(changes))('%s: its page closes', async (_, change) => {
    await (await aBuyer(shop, cook)).begin('monthly');
    await change();
    await shop.app.settled();
    expect(await stateOf()).toBe('expired');
  });

  it.each(Object.entries(changes))('%s: its page closes once it can', async (_, change) => {
    await (await aBuyer(shop, cook)).begin('monthly');
    await shop.whileAway(change);
    expect(await stateOf()).toBe('open');
    await minutesLater(2);
    expect(await stateOf()).toBe('expired');
  });

  it('leaves pages open of what is still sold', async () => {
    await (await aBuyer(shop, cook)).begin('yearly');
    await cook.put('/plans', { monthlyAmountCents: 700, yearlyAmountCents: 5_000 });
    await minutesLater(2);
    expect(await stateOf()).toBe('open');
  });
});

describe('Whose data a cook removes', () => {
  it('has the page closed on which they could still pay', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.becomeFree();
    await buyer.begin('monthly');
    expect((await remove(buyer)).status).toBe(204);
    expect(await stateOf()).toBe('expired');
  });

  it('is a subscriber again by paying where the page could not be closed', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.becomeFree();
    const page = await buyer.begin('monthly');
    expect((await shop.whileAway(() => remove(buyer))).status).toBe(204);
    await shop.pay(page);
    expect(await buyer.hasAccess()).toBe(true);
    const { body } = await cook.get<{ subscribers: object[] }>('/subscribers');
    expect(body.subscribers).toMatchObject([{ email: buyer.email }]);
  });
});

describe('Plans that are pressed at the same moment', () => {
  it('lead to one page and one customer', async () => {
    const buyer = await aBuyer(shop, cook);
    const plans = ['monthly', 'yearly', 'monthly', 'yearly'] as const;
    await Promise.all(plans.map(buyer.subscribe));
    const open = everyOf('checkout.session').filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    expect(everyOf('customer')).toHaveLength(1);
  });

  it('show the cook each payment, also of a second customer', async () => {
    const buyer = await aBuyer(shop, cook);
    const first = await buyer.begin('monthly');
    const { database } = shop.app;
    await commit(database, [
      database.update(checkouts).set({ state: 'expired' }),
      database.update(paymentCustomers).set({ customerId: 'cus_another' }),
    ]);
    await shop.pay(first);
    await buyer.cancel();
    await shop.refund();
    expect(await untrueCharges(shop)).toEqual([]);
  });
});
