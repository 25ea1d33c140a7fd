import { beforeEach, describe, expect, it } from 'vitest';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** The plans of a person as the page of them is told after a reload. */
const listed = async ({ userId }: Buyer) => {
  const { token } = await signedIn(shop.app, cook, userId);
  const path = '/api/v1/manage/subscriptions';
  const { body } = await shop.app.call<UserSubscriptionsAnswer>('GET', path, { token });
  return body.subscriptions.map(({ subscription }) => subscription);
};
const aPayer = async () => {
  const buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly');
  return buyer;
};
const later = async () => {
  await shop.daysLater(1 / 24);
  await shop.reconcile();
};

describe('What is asked of a plan while the provider is away', () => {
  it('stands in the list until it is done: to cancel', async () => {
    const buyer = await aPayer();
    expect(await listed(buyer)).toMatchObject([{ keptWish: null }]);
    await shop.whileAway(buyer.cancel);
    expect(await listed(buyer)).toMatchObject([{ keptWish: 'end', endsAt: null }]);
    await later();
    expect(await listed(buyer)).toMatchObject([
      { keptWish: null, endsAt: '2026-06-17T09:30:00.000Z' },
    ]);
  });

  it('stands in the list until it is done: to go on after all', async () => {
    const buyer = await aPayer();
    await buyer.cancel();
    await shop.whileAway(buyer.resume);
    expect(await listed(buyer)).toMatchObject([{ keptWish: 'resume' }]);
    await later();
    expect(await listed(buyer)).toMatchObject([{ keptWish: null, endsAt: null }]);
  });

  it('is the last wish of several', async () => {
    const buyer = await aPayer();
    await shop.whileAway(buyer.cancel);
    await shop.whileAway(buyer.resume);
    expect(await listed(buyer)).toMatchObject([{ keptWish: null, endsAt: null }]);
    await shop.whileAway(buyer.cancel);
    expect(await listed(buyer)).toMatchObject([{ keptWish: 'end' }]);
  });

  it('is nothing where the provider refused it', async () => {
    const buyer = await aPayer();
    shop.standIn.faults.push({ kind: 'status', status: 400 });
    await buyer.cancel();
    expect(await listed(buyer)).toMatchObject([{ keptWish: null, endsAt: null }]);
  });

  it('is the wish of nobody else', async () => {
    const [buyer, other] = [await aPayer(), await aPayer()];
    await shop.whileAway(buyer.cancel);
    expect(await listed(other)).toMatchObject([{ keptWish: null }]);
  });
});

describe('The free days of a plan', () => {
  it('are told with the day on which they end, until they have', async () => {
    await cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays: 14 });
    const buyer = await aPayer();
    const freeUntil = new Date(shop.now() + 14 * 24 * 60 * 60_000).toISOString();
    expect(await listed(buyer)).toMatchObject([{ status: 'trialing', freeUntil }]);
    expect(await buyer.held()).toMatchObject({ freeUntil });
    await shop.daysLater(15);
    await shop.reconcile();
    expect(await listed(buyer)).toMatchObject([{ status: 'active', freeUntil: null }]);
  });
});
