import { beforeEach, describe, expect, it } from 'vitest';
import { all } from '#scripts/stripe-local/ledger.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;
let buyer: Buyer;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
  buyer = await aBuyer(shop, cook);
});

const invoices = () =>
  [...shop.standIn.ledger.books.values()].flatMap((books) =>
    all(books, 'invoice').map(({ status }) => status),
  );
const minuteLater = async () => {
  await shop.daysLater(1 / (24 * 60));
  await shop.reconcile();
};
/** Closes the site, and lets everything be tried that the provider tries by itself. */
const closeAndWait = async () => {
  await cook.post('/site-deletion', { title: cook.site.title });
  await shop.app.settled();
  await minuteLater();
  await minuteLater();
  await shop.daysLater(40);
};
/** Past the end of a period, within the hour in which the provider still works on its invoice. */
const toDraft = () => shop.daysLater(31 + 1 / 48);
const mendCard = async () => {
  await shop.page(await buyer.portal('payment-method'), { act: 'card', card: 'good' });
};

describe('An invoice of a site that closes', () => {
  it('is not collected where it is still worked on', async () => {
    await buyer.buy('monthly');
    await toDraft();
    expect(invoices()).toEqual(['draft', 'paid']);
    await closeAndWait();
    expect(invoices()).toEqual(['void', 'paid']);
  });

  it.each([
    ['goes on', () => buyer.held()],
    ['was canceled', () => buyer.cancel()],
  ])('is not tried again where the plan %s', async (_, change) => {
    await buyer.buy('monthly', 'fails_later');
    await shop.daysLater(31.5);
    await mendCard();
    await change();
    expect(invoices()).toEqual(['open', 'paid']);
    await closeAndWait();
    expect(invoices()).toEqual(['void', 'paid']);
  });

  it('is left alone on a site that was restored before', async () => {
    await buyer.buy('monthly');
    await toDraft();
    await shop.whileAway(() => cook.post('/site-deletion', { title: cook.site.title }));
    const path = `/api/v1/manage/deleted-sites/${cook.site.id}/restore`;
    await shop.app.call('POST', path, { token: cook.site.token });
    await minuteLater();
    await shop.daysLater(1);
    expect(invoices()).toEqual(['paid', 'paid']);
  });
});
