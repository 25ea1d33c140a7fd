import { beforeEach, describe, expect, it } from 'vitest';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { commit } from '#functions/db/database.ts';
import { checkouts } from '#functions/db/schema/site/money/payments.ts';
import { letterDay } from '#functions/services/letter-day.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { unhurried } from '#functions/testing/app/test-app.ts';
import { mortal } from '#functions/testing/database/broken-database.ts';
import {
  aBuyer,
  aSellingCook,
  aShop,
  type Shop,
  startedAt,
} from '#functions/testing/money/shop.ts';

const { payment: texts } = mailMessages;
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const allAbout = async ({ email }: Buyer) =>
  (await lettersTo(shop.app, email)).filter(({ kind }) => kind === 'payment');
const name = () => ({ name: cook.site.title });
/** Those that follow the one with which a plan begins. */
const about = async (buyer: Buyer) =>
  (await allAbout(buyer)).filter(({ subject }) => subject !== texts.started.subject(name()));

async function aLateBuyer(): Promise<Buyer> {
  const buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly', 'fails_later');
  await shop.daysLater(32);
  return buyer;
}

describe('A plan that begins', () => {
  it.each([
    ['monthly', '$5 a month'],
    ['yearly', '$50 a year'],
  ] as const)('is told of once, with its price and its receipts: %s', async (plan, price) => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy(plan);
    await shop.standIn.deliverAll(shop.standIn.ledger.events.slice(-6));
    await shop.reconcile();
    const [letter, ...others] = await allAbout(buyer);
    expect(letter).toMatchObject({ subject: texts.started.subject(name()) });
    expect(letter?.text).toContain(texts.started.intro(name()));
    expect(letter?.text).toContain(texts.started.renewal({ price }));
    expect(letter?.text).toContain(texts.started.note);
    expect([letter?.link.pathname, others]).toEqual(['/subscriptions', []]);
  });

  it('with free days says until when they last, and what is charged then', async () => {
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays: 14 });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const until = letterDay(shop.now() + 14 * 24 * 60 * 60_000);
    const renewal = texts.started.renewalAfterTrial({ price: '$5 a month', until });
    expect((await allAbout(buyer)).map(({ text }) => text)).toEqual([
      expect.stringContaining(renewal),
    ]);
  });

  it('goes on without another letter when it changes', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    await shop.reconcile();
    expect(await allAbout(buyer)).toHaveLength(1);
  });
});

describe('A payment that fails', () => {
  it('is told of once, with the page on which it is paid', async () => {
    const buyer = await aLateBuyer();
    await shop.standIn.deliverAll(shop.standIn.ledger.events.slice(-6));
    await shop.standIn.deliverAll(shop.standIn.ledger.events.slice(-6).toReversed());
    await shop.daysLater(4);
    await shop.reconcile();
    const [letter, ...others] = await about(buyer);
    expect(letter).toMatchObject({ subject: texts.late.subject(name()) });
    expect(letter?.text).toContain('$5');
    expect([letter?.link.hostname, others]).toEqual(['stripe.test', []]);
    await shop.page(String(letter?.link), { card: 'good', confirmed: 'yes' });
  });

  it('is told of with the page on which the plan is canceled instead', async () => {
    const [letter] = await about(await aLateBuyer());
    const address = `https://${unhurried.platformHost}/subscriptions`;
    expect(letter?.text).toContain(`${texts.late.note}\n${address}\n`);
    expect(letter?.html).toContain(`href="${address}"`);
  });

  it('is told of again in another month', async () => {
    const buyer = await aLateBuyer();
    const invoice = await shop.newestOf('invoice', ({ status }) => status === 'open');
    const url = await buyer.portal('payment-method');
    await shop.page(url, { act: 'card', card: 'good' });
    await shop.page(url, { act: 'pay', invoice });
    await shop.page(url, { act: 'card', card: 'fails_later' });
    await shop.daysLater(31);
    expect((await about(buyer)).map(({ subject }) => subject)).toEqual([
      texts.late.subject(name()),
      texts.late.subject(name()),
    ]);
  });

  it('ends with one more letter, which offers to begin anew', async () => {
    const buyer = await aLateBuyer();
    await shop.daysLater(32);
    await shop.reconcile();
    const last = (await about(buyer)).at(-1);
    expect(last?.subject).toBe(texts.ended.subject(name()));
    expect(last?.link.pathname).toBe('/subscribe');
    expect(await about(buyer)).toHaveLength(2);
  });

  it('is none where the end was wished for, which is told of once, when access ends', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    expect(await about(buyer)).toEqual([]);
    await shop.daysLater(32);
    await shop.reconcile();
    expect(await buyer.hasAccess()).toBe(false);
    expect((await about(buyer)).map(({ subject, text }) => [subject, text])).toEqual([
      [texts.over.subject(name()), expect.stringContaining(texts.over.intro(name()))],
    ]);
  });
});

describe('Who pays in two places', () => {
  it('is told once that the second is given back', async () => {
    const buyer = await aBuyer(shop, cook);
    const pages = [await buyer.begin('monthly')];
    const { database } = shop.app;
    // As if the Worker had died before it closed the page at the provider.
    await commit(database, [database.update(checkouts).set({ state: 'expired' })]);
    pages.push(await buyer.begin('yearly'));
    for (const page of pages) await shop.pay(page);
    await shop.reconcile();
    expect((await about(buyer)).map(({ subject }) => subject)).toEqual([
      texts.second.subject(name()),
    ]);
  });
});

describe('Free days', () => {
  it('are told of once before they end, unless they were cancelled', async () => {
    const prices = { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays: 14 };
    await cook.put('/plans', prices);
    const [goesOn, leaves] = [await aBuyer(shop, cook), await aBuyer(shop, cook)];
    await goesOn.buy('monthly');
    await leaves.buy('monthly');
    await leaves.cancel();
    expect(await about(goesOn)).toEqual([]);
    for (let day = 0; day < 15; day += 1) {
      await shop.daysLater(1);
      await shop.reconcile();
    }
    expect((await about(goesOn)).map(({ subject }) => subject)).toEqual([
      texts.trialEnds.subject(name()),
    ]);
    expect((await about(leaves)).map(({ subject }) => subject)).toEqual([
      texts.over.subject(name()),
    ]);
  });

  it.each([
    ['behind', 0],
    ['ahead', 13],
  ])('are told of by the clock of the provider where ours is %s', async (_name, daysOn) => {
    const clock = { now: startedAt };
    shop = await aShop(mortal(), { ownClock: () => clock.now });
    cook = await aSellingCook(shop);
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays: 14 });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    clock.now += daysOn * 24 * 60 * 60_000;
    await shop.daysLater(10);
    await shop.reconcile();
    expect(await about(buyer)).toEqual([]);
    await shop.daysLater(1.5);
    expect((await about(buyer)).map(({ subject }) => subject)).toEqual([
      texts.trialEnds.subject(name()),
    ]);
  });

  it('are told of by nobody once they are over, however late their end is heard of', async () => {
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays: 14 });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    shop.standIn.delivery.isHeld = true;
    await shop.daysLater(15);
    await shop.standIn.deliverAll();
    await shop.app.settled();
    expect((await buyer.held()).status).toBe('active');
    expect(await about(buyer)).toEqual([]);
  });
});
