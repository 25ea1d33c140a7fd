import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { listLapsedGrants } from '#functions/repositories/money/subscription.ts';
import { endGrants } from '#functions/services/money/grants/end-grants.ts';
import { sha256 } from '#functions/http/access/hash.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import { unhurried } from '#functions/testing/app/test-app.ts';
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
});

const dayMs = 24 * 60 * 60_000;
const plan = (userId = reader.userId) => `/subscribers/${userId}/complimentary-plan`;
const inDays = (days: number) => new Date(shop.now() + days * dayMs).toISOString();
const give = (until: string | null) => cook.post<SubscriberAnswer>(plan(), { until });

const toldOfEnd = async () =>
  (await lettersTo(shop.app, reader.email)).filter(({ subject }) => subject.endsWith('has ended'));

/** What the cron does about what was given. */
async function endLapsed(): Promise<void> {
  const { database } = shop.app;
  const host = {
    ...crossingHost(database, shop.now()),
    newId: () => crypto.randomUUID(),
    config: unhurried,
    hash: sha256,
  };
  await endGrants(host, await listLapsedGrants(database, shop.now(), 10), []);
}

describe('Full access with the compliments of the cook', () => {
  it('opens everything at once, and tells the person', async () => {
    const answer = await give(null);
    expect(answer.body.grant).toEqual({ kind: 'complimentary', endsAt: null });
    expect(await reader.hasAccess()).toBe(true);
    expect((await lettersTo(shop.app, reader.email)).at(-1)?.kind).toBe('payment');
  });

  it('ends by the clock, before any job, and leaves the free plan', async () => {
    await give(inDays(30));
    await shop.daysLater(31);
    expect(await reader.hasAccess()).toBe(false);
    expect(await reader.isFree()).toBe(true);
    expect(await reader.held()).toMatchObject({ planType: 'free', grantedAs: null, endsAt: null });
    await endLapsed();
    await endLapsed();
    expect(await reader.isFree()).toBe(true);
    expect(await toldOfEnd()).toHaveLength(1);
    expect(await reader.begin('monthly')).toContain('/pages/checkout/');
  });

  it('lets a plan be bought as soon as it is over, before any job', async () => {
    await give(inDays(30));
    await shop.daysLater(31);
    await reader.buy('monthly');
    expect(await reader.held()).toMatchObject({ planType: 'monthly', grantedAs: null });
    await endLapsed();
    expect((await reader.held()).planType).toBe('monthly');
  });

  it('closes the page on which the person was about to pay', async () => {
    const page = await reader.begin('monthly');
    await give(null);
    expect((await shop.newestCheckout()).status).toBe('expired');
    expect((await shop.pay(page)).status).toBe(410);
  });

  it('is given while the provider is away, which closes the page once it is back', async () => {
    const page = await reader.begin('monthly');
    await shop.whileAway(() => give(null));
    expect((await shop.newestCheckout()).status).toBe('open');
    await shop.reconcile();
    expect((await shop.newestCheckout()).status).toBe('expired');
    expect((await shop.pay(page)).status).toBe(410);
  });

  it.each([
    ['told', (page: string) => shop.pay(page)],
    ['untold', (page: string) => shop.untold(() => shop.pay(page))],
  ])('gives back what is paid on a page that stayed open, as is %s', async (_how, pay) => {
    const page = await reader.begin('monthly');
    await shop.whileAway(() => give(null));
    await pay(page);
    await shop.reconcile();
    expect((await reader.held()).grantedAs).toBe('complimentary');
    expect((await shop.newestSubscription()).status).toBe('canceled');
    expect(await shop.newestOf('refund')).not.toBe('');
    const paid = await shop.newestOf('charge');
    await shop.daysLater(40);
    expect(await shop.newestOf('charge')).toBe(paid);
  });

  it('is given anew for longer, and taken back by the cook', async () => {
    await give(inDays(30));
    await give(inDays(90));
    await shop.daysLater(40);
    expect(await reader.hasAccess()).toBe(true);
    expect((await cook.delete(plan())).status).toBe(200);
    expect([await reader.hasAccess(), await reader.isFree()]).toEqual([false, true]);
    expect((await cook.delete(plan())).status).toBe(404);
  });

  it('tells the person once that their cook ended it, also by two presses at the same time', async () => {
    await give(inDays(30));
    await Promise.all([cook.delete(plan()), cook.delete(plan())]);
    await shop.daysLater(31);
    await endLapsed();
    expect(await toldOfEnd()).toHaveLength(1);
  });

  it('is given back by the person', async () => {
    await give(null);
    expect((await reader.cancel()).status).toBe(200);
    expect([await reader.hasAccess(), await reader.isFree()]).toEqual([false, true]);
  });

  it('is not for who pays, for who is nobody here, or for a time that is over', async () => {
    expect((await give(inDays(-1))).status).toBe(400);
    expect((await cook.post(plan(crypto.randomUUID()), { until: null })).status).toBe(404);
    await reader.buy('monthly');
    expect((await give(null)).status).toBe(409);
    expect((await reader.held()).planType).toBe('monthly');
  });

  it('is given once by two presses at the same time', async () => {
    const answers = await Promise.all([give(null), give(inDays(9))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await reader.held()).grantedAs).toBe('complimentary');
  });

  it('neither sells nor manages anything', async () => {
    await give(null);
    expect((await reader.subscribe('monthly')).code).toBe('already_subscribed');
    expect((await reader.askForPortal('overview')).status).toBe(404);
  });
});
