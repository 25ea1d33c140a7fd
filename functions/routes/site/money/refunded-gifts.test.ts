import { beforeEach, describe, expect, it } from 'vitest';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { anAddress, lastLetterTo, lettersTo } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let friend: Buyer;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  friend = await aBuyer(shop, cook);
});

/** Has somebody pay a gift for them; answers the token of its link, and its charge. */
async function give() {
  const body = { friend: { email: friend.email }, email: anAddress() };
  const path = `/api/v1/site/${cook.site.slug}/gifts`;
  const { checkout } = (await shop.app.call<SubscriptionAnswer>('POST', path, { body })).body;
  await shop.pay(String(checkout?.url));
  const { token } = await lastLetterTo(shop.app, friend.email);
  return { token, charge: await shop.newestOf('charge') };
}
async function take({ token }: { token: string }) {
  const session = await signedIn(shop.app, cook, friend.userId);
  const path = `/api/v1/manage/gifts/${token}/accept`;
  return shop.app.call<GiftAnswer>('POST', path, { token: session.token });
}
async function takeNew() {
  const gift = await give();
  await take(gift);
  return gift.charge;
}
const grant = (until: string | null) =>
  cook.post(`/subscribers/${friend.userId}/complimentary-plan`, { until });
async function held() {
  const { planType, grantedAs, endsAt } = await friend.held();
  return [planType, grantedAs, endsAt?.slice(0, 10) ?? null];
}
const toldOfEnd = async () =>
  (await lettersTo(shop.app, friend.email)).filter(({ subject }) => subject.endsWith('has ended'));

describe('A gift that is given back, of somebody who was given more', () => {
  it('leaves the year that somebody else paid, whichever of the two it is', async () => {
    const charges = [await takeNew(), await takeNew(), await takeNew()];
    expect(await held()).toEqual(['yearly', 'gift', '2029-05-17']);
    await shop.refundOf(String(charges[2]));
    expect(await held()).toEqual(['yearly', 'gift', '2028-05-17']);
    await shop.refundOf(String(charges[0]));
    expect(await held()).toEqual(['yearly', 'gift', '2027-05-17']);
    expect(await toldOfEnd()).toHaveLength(0);
    await shop.refundOf(String(charges[1]));
    expect(await held()).toEqual(['free', null, null]);
    expect(await toldOfEnd()).toHaveLength(1);
  });

  it('leaves what the cook had granted, which is the cook’s to end again', async () => {
    await friend.becomeFree();
    await grant('2026-08-01T00:00:00.000Z');
    const charge = await takeNew();
    expect(await held()).toEqual(['yearly', 'gift', '2027-08-01']);
    await shop.refundOf(charge);
    expect(await held()).toEqual(['yearly', 'complimentary', '2026-08-01']);
    await grant('2026-09-01T00:00:00.000Z');
    expect(await held()).toEqual(['yearly', 'complimentary', '2026-09-01']);
  });

  it('takes the rest of its own year, after which the other one begins whole', async () => {
    const charge = await takeNew();
    await takeNew();
    await shop.daysLater(184);
    await shop.refundOf(charge);
    expect(await held()).toEqual(['yearly', 'gift', '2027-11-17']);
  });

  it('is gone through once, also where both are told of at once and again', async () => {
    const charges = [await takeNew(), await takeNew()];
    await takeNew();
    await shop.untold(() => Promise.all(charges.map((charge) => shop.refundOf(charge))));
    await shop.daysLater(2);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    await shop.reconcile();
    expect((await held())[2]).toBe('2027-05-19');
    const events = shop.standIn.ledger.events.slice(-6);
    await shop.standIn.deliverAll(events);
    expect((await held())[2]).toBe('2027-05-19');
  });

  it('loses nothing of what is taken at the same time', async () => {
    const gifts = [await give(), await give(), await give()];
    const answers = await Promise.all(gifts.map(take));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await held()).toEqual(['yearly', 'gift', '2029-05-17']);
  });
});
