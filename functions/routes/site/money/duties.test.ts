import { beforeEach, describe, expect, it } from 'vitest';
import { deletedSitesKeptMs } from '#domain/site/deleted-site.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { removeDeletedSites } from '#functions/crossings/delete-site.ts';
import { commit } from '#functions/db/database.ts';
import { paymentActions } from '#functions/db/schema/site/money/payments.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { all } from '#scripts/stripe-local/ledger.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  const buyer = await aBuyer(shop, cook);
  await buyer.buy('monthly');
});

const closeSite = () => cook.post('/site-deletion', { title: cook.site.title });
const restoreSite = () =>
  shop.app.call('POST', `/api/v1/manage/deleted-sites/${cook.site.id}/restore`, {
    token: cook.site.token,
  });
const minuteLater = () => shop.daysLater(1 / 400);
const states = async () =>
  (await rowsOf(shop.app.database, paymentActions)).map(({ kind, state }) => `${kind} ${state}`);
const endings = () =>
  [...shop.standIn.ledger.books.values()]
    .flatMap((books) => all(books, 'subscription'))
    .map(({ cancel_at_period_end: ends }) => ends);
/** A run of the cron, in which the provider answers the first call with a status. */
const reconcileWith = (status: number) => {
  shop.standIn.faults.push({ kind: 'status', status });
  return shop.reconcile();
};
const remove = () =>
  removeDeletedSites({
    ...crossingHost(shop.app.database, shop.now() + deletedSitesKeptMs),
    media: shop.app.adapters.media,
  });
const isKept = async () => (await rowsOf(shop.app.database, sites)).length === 1;

describe('What the platform owes people who pay for a site that is deleted', () => {
  it('is asked for until it is so, and a refusal is told to whoever runs the platform', async () => {
    await closeSite();
    await minuteLater();
    await expect(reconcileWith(400)).rejects.toThrow(/^close\/.* is refused/);
    expect([await states(), endings()]).toEqual([['close open'], [false]]);
    await minuteLater();
    await shop.reconcile();
    expect([await states(), endings()]).toEqual([['close done'], [true]]);
  });

  it('is done where it came about in another way', async () => {
    await closeSite();
    const subscription = await shop.newestOf('subscription');
    await shop.payments.setEnding(
      String([...shop.standIn.ledger.books.keys()].at(-1)),
      { subscriptionId: subscription, ends: true },
      'elsewhere',
    );
    await minuteLater();
    await reconcileWith(400);
    expect(await states()).toEqual(['close done']);
  });

  it('is found by the cron where the deletion left nothing of it', async () => {
    await closeSite();
    await commit(shop.app.database, [shop.app.database.delete(paymentActions)]);
    await shop.daysLater(2);
    await shop.reconcile();
    expect([await states(), endings()]).toEqual([['close done'], [true]]);
  });

  it('is dropped where the site is restored before', async () => {
    await closeSite();
    await restoreSite();
    await minuteLater();
    await shop.reconcile();
    expect([await states(), endings()]).toEqual([['close done'], [false]]);
  });

  it('keeps the site from being removed for good', async () => {
    await closeSite();
    await remove();
    expect(await isKept()).toBe(true);
    await minuteLater();
    await shop.reconcile();
    await remove();
    expect(await isKept()).toBe(false);
  });
});
