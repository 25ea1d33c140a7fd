import { beforeEach, describe, expect, it } from 'vitest';
import type { UserSubscriptionsAnswer } from '#contract/money/subscription.ts';
import type { SubscribersAnswer } from '#contract/mail/subscriber.ts';
import { signedIn } from '#functions/testing/app/visitors.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let reader: Buyer;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  reader = await aBuyer(shop, cook);
  await reader.becomeFree();
  await reader.buy('monthly');
});

/** The time of the plan is over, of which nobody is told. */
const overUntold = async () => {
  await reader.cancel();
  await shop.untold(() => shop.daysLater(40));
};

const listed = async () => {
  const { token } = await signedIn(shop.app, cook, reader.userId);
  const path = '/api/v1/manage/subscriptions';
  const { body } = await shop.app.call<UserSubscriptionsAnswer>('GET', path, { token });
  return body.subscriptions[0]?.subscription;
};
const people = async () =>
  (await cook.get<{ people: { free: number; monthly: number } }>('/plans')).body.people;
const plansOf = async (query: string) => {
  const { body } = await cook.get<SubscribersAnswer>(`/subscribers${query}`);
  return body.subscribers.map(({ planType, planStatus }) => [planType, planStatus]);
};
/** Those of their subscriptions that the provider will charge again, or has. */
const charged = async () => ({
  charge: await shop.newestOf('charge'),
  isRefunded: (await shop.newestOf('refund')) !== '',
});

describe('A paid plan that was canceled and whose time is over, before anybody tells of it', () => {
  it('is the free plan to the person and to the cook, also while the provider is away', async () => {
    expect(await people()).toMatchObject({ free: 0, monthly: 1 });
    await overUntold();
    shop.goAway();
    expect([await reader.hasAccess(), await reader.isFree()]).toEqual([false, true]);
    expect(await reader.held()).toMatchObject({ planType: 'free', status: 'active', endsAt: null });
    expect(await listed()).toMatchObject({ planType: 'free', endsAt: null, next: null });
    expect(await people()).toMatchObject({ free: 1, monthly: 0 });
    expect(await plansOf('')).toEqual([['free', 'active']]);
    expect(await plansOf('?plan=monthly')).toEqual([]);
    expect(await plansOf('?plan=free')).toHaveLength(1);
  });

  it('lets another one be bought at once, which is charged once and stays', async () => {
    await overUntold();
    const before = await charged();
    await reader.buy('yearly');
    expect(await reader.held()).toMatchObject({ planType: 'yearly', endsAt: null });
    await shop.reconcile();
    const after = await charged();
    expect(after.charge).not.toBe(before.charge);
    expect(after.isRefunded).toBe(false);
    expect((await reader.held()).planType).toBe('yearly');
  });

  it('is replaced by nothing that is given until the provider says that it is over', async () => {
    await overUntold();
    const give = () =>
      cook.post(`/subscribers/${reader.userId}/complimentary-plan`, { until: null });
    shop.goAway();
    expect((await give()).status).toBe(424);
    shop.comeBack();
    expect((await give()).status).toBe(200);
    expect((await reader.held()).grantedAs).toBe('complimentary');
  });

  it('ends as the free plan where the person ends what they see', async () => {
    await overUntold();
    shop.goAway();
    expect((await reader.cancel()).status).toBe(424);
    shop.comeBack();
    expect((await reader.cancel()).status).toBe(200);
    // The site is none of theirs any more.
    expect(await listed()).toBeUndefined();
  });
});

describe('A paid plan that somebody took up again in time, of which nobody tells', () => {
  it('sells them no second one, and is theirs', async () => {
    await reader.cancel();
    await shop.untold(async () => {
      const url = await reader.portal('overview');
      await shop.page(url, { act: 'resume', subscription: await shop.newestOf('subscription') });
      await shop.daysLater(40);
    });
    expect((await reader.subscribe('yearly')).code).toBe('already_subscribed');
    expect(await reader.held()).toMatchObject({ planType: 'monthly', endsAt: null });
  });
});

describe('A paid plan whose renewal nobody tells of', () => {
  it('goes on to give what it is for', async () => {
    await shop.untold(() => shop.daysLater(40));
    expect(await reader.hasAccess()).toBe(true);
    expect(await people()).toMatchObject({ monthly: 1 });
    expect((await reader.subscribe('yearly')).code).toBe('already_subscribed');
  });
});
