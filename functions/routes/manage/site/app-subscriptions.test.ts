import { beforeEach, describe, expect, it } from 'vitest';
import type { AppSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { all, platformId } from '#scripts/stripe-local/ledger.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aCook(shop.app);
});

const begin = () => cook.post<{ checkout: { url: string } }>('/app-subscriptions');
const held = async () =>
  (await cook.get<AppSubscriptionAnswer>('/current-app-subscription')).body.appSubscription;
const subscribe = async () => shop.pay((await begin()).body.checkout.url);
const portal = () =>
  cook.post<{ billingPortalSession: { url: string } }>('/app-subscription-billing-portal-sessions');
const paid = <K extends 'subscription' | 'invoice' | 'checkout.session'>(kind: K) =>
  all(shop.standIn.sceneOf(platformId).books, kind);
const deleteSite = async () => {
  await cook.post('/site-deletion', { title: cook.site.title });
  await shop.app.settled();
};
const check = () => cook.post('/current-app-subscription/check');

describe('What a cook pays the platform', () => {
  it('is nothing at first, at a price that is told', async () => {
    const { body } = await cook.get('/current-app-subscription');
    expect(body).toEqual({ priceAmountCents: 1_500, appSubscription: null });
    expect((await portal()).status).toBe(404);
  });

  it('is paid on the account of the platform, and opens nothing to readers', async () => {
    await subscribe();
    expect(await held()).toMatchObject({ status: 'active', priceAmountCents: 1_500, endsAt: null });
    const { objects } = shop.standIn.sceneOf(platformId).books;
    expect([...objects.values()].map(({ object }) => object)).toContain('subscription');
    expect((await cook.get('/plans')).body).toMatchObject({
      people: { free: 0, monthly: 0, yearly: 0 },
    });
  });

  it('leads a second press to the same page, and refuses a second payment', async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(other.body).toEqual(one.body);
    await shop.pay(one.body.checkout.url);
    expect((await begin()).status).toBe(409);
    expect(paid('subscription')).toHaveLength(1);
  });

  it('is known by the cron, or by the page that the cook comes back to, where nobody told', async () => {
    await shop.untold(subscribe);
    expect(await held()).toBeNull();
    await check();
    expect(await held()).toMatchObject({ status: 'active' });
    await shop.untold(() => shop.daysLater(32));
    await shop.reconcile();
    expect(Date.parse(String((await held())?.paidUntil))).toBeGreaterThan(shop.now());
  });

  it('is cancelled on the pages of the provider, ends with what was paid, and begins anew', async () => {
    await subscribe();
    const { url } = (await portal()).body.billingPortalSession;
    const subscription = await shop.newestOf('subscription');
    await shop.page(url, { act: 'cancel', subscription });
    expect((await held())?.endsAt).toMatch(/^2026-06/);
    await shop.daysLater(32);
    expect(await held()).toBeNull();
    await subscribe();
    expect(await held()).toMatchObject({ status: 'active', endsAt: null });
  });

  it('goes on after two periods that nobody paid, once what was owed and the present one are', async () => {
    shop.standIn.ledger.afterRetries = 'leave_unpaid';
    await shop.pay((await begin()).body.checkout.url, 'fails_later');
    await shop.daysLater(80);
    const owed = await held();
    expect(owed).toMatchObject({ status: 'unpaid' });
    await shop.pay(String(owed?.invoiceUrl));
    const present = await held();
    expect(present?.invoiceUrl).not.toBe(owed?.invoiceUrl);
    await shop.pay(String(present?.invoiceUrl));
    expect(await held()).toMatchObject({ status: 'active', invoiceUrl: null });
  });

  it('is charged no more once the site is deleted', async () => {
    await subscribe();
    expect((await cook.post('/site-deletion', { title: cook.site.title })).status).toBeLessThan(
      300,
    );
    await shop.daysLater(2);
    await shop.reconcile();
    await shop.daysLater(70);
    expect(paid('invoice')).toHaveLength(1);
    expect(paid('subscription').map(({ status }) => status)).toEqual(['canceled']);
  });

  it('ends at once where the site is deleted just before it renews', async () => {
    await subscribe();
    await shop.daysLater(29);
    await shop.reconcile();
    await deleteSite();
    await shop.untold(() => shop.daysLater(40));
    expect(paid('invoice')).toHaveLength(1);
    expect(paid('subscription').map(({ status }) => status)).toEqual(['canceled']);
  });

  it('ends with the next run of the job where the provider was away as the site was deleted', async () => {
    await subscribe();
    await shop.reconcile();
    await shop.whileAway(deleteSite);
    await shop.reconcile();
    await shop.untold(() => shop.daysLater(40));
    expect(paid('invoice')).toHaveLength(1);
  });

  it('is paid on no page that is open as the site is deleted', async () => {
    await begin();
    await deleteSite();
    expect(paid('checkout.session').map(({ status }) => status)).toEqual(['expired']);
  });

  it('ends again where it went on after a deletion that was taken back', async () => {
    await subscribe();
    await deleteSite();
    const restoration = `/api/v1/manage/deleted-sites/${cook.site.id}/restore`;
    await shop.app.call('POST', restoration, { token: cook.site.token });
    const { url } = (await portal()).body.billingPortalSession;
    await shop.page(url, { act: 'resume', subscription: await shop.newestOf('subscription') });
    expect((await held())?.endsAt).toBeNull();
    await deleteSite();
    expect(paid('subscription').map((each) => each.cancel_at_period_end)).toEqual([true]);
  });

  it('is asked for on a page of which the platform itself is the seller', async () => {
    await begin();
    expect(paid('checkout.session').map((each) => each.managed_payments)).toEqual([
      { enabled: false },
    ]);
  });

  it('is asked of nobody every minute who left its page, and of nobody at all once that is over', async () => {
    await begin();
    await shop.untold(() => shop.daysLater(40));
    await shop.reconcile();
    expect(await shop.callsOf(shop.reconcile)).toBe(0);
    await shop.daysLater(2);
    expect(await shop.callsOf(shop.reconcile)).toBe(0);
    await subscribe();
    expect(await held()).toMatchObject({ status: 'active' });
  });

  it('is found by the cron where nobody told of a second one after the first had ended', async () => {
    await subscribe();
    const { url } = (await portal()).body.billingPortalSession;
    await shop.page(url, { act: 'cancel', subscription: await shop.newestOf('subscription') });
    await shop.daysLater(32);
    await shop.untold(subscribe);
    await shop.daysLater(1);
    await shop.reconcile();
    expect(await held()).toMatchObject({ status: 'active', endsAt: null });
  });

  it('is paid after an answer was lost, although the site was renamed since', async () => {
    shop.standIn.faults.push({ kind: 'well' }, { kind: 'answer_lost' }, { kind: 'down' });
    expect((await begin()).status).toBe(424);
    const renamed = { title: 'Another name', slug: cook.site.slug };
    expect((await cook.put('/sites', renamed)).status).toBe(200);
    await subscribe();
    expect(await held()).toMatchObject({ status: 'active' });
  });

  it('tells the truth while the provider is away', async () => {
    expect((await shop.whileAway(begin)).status).toBe(424);
    await subscribe();
    expect((await shop.whileAway(check)).body).toMatchObject({
      appSubscription: { status: 'active' },
    });
  });
});
