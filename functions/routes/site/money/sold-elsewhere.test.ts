import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import { commit } from '#functions/db/database.ts';
import { paymentEvents } from '#functions/db/schema/platform/payment-accounts.ts';
import { checkouts } from '#functions/db/schema/site/money/payments.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

/** Somebody who paid, of which nothing but the account of the cook says anything. */
async function anUnheardPayer() {
  const buyer = await aBuyer(shop, cook);
  await shop.untold(() => buyer.buy('monthly'));
  const { database } = shop.app;
  await commit(database, [database.update(checkouts).set({ state: 'expired' })]);
  return buyer;
}
/** As if the provider answered about one of them that it may not be seen. */
function refuseToShow(refused: string) {
  const { findSubscription } = shop.payments;
  shop.payments.findSubscription = async (account, id) => {
    if (id === refused) throw new PaymentFailure('refused', null, 'Not to be shown');
    return findSubscription(account, id);
  };
}
const openEvents = () => rowsOf(shop.app.database, paymentEvents, isNull(paymentEvents.doneAt));

describe('What a cook sells by the week on the same account', () => {
  it('keeps nobody from the plan that they paid for', async () => {
    await shop.untold(shop.subscribeElsewhere);
    const buyer = await anUnheardPayer();
    await shop.untold(shop.subscribeElsewhere);
    await shop.reconcile();
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('leaves no event open that tells of it', async () => {
    await shop.subscribeElsewhere();
    expect(await openEvents()).toEqual([]);
  });

  it('is passed over also where nothing is left in it', async () => {
    const sold = await shop.subscribeElsewhere();
    sold.items.data = [];
    sold.ended_at = shop.now() / 1000;
    const buyer = await anUnheardPayer();
    await shop.reconcile();
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('stops no other where the provider refuses to show it', async () => {
    const buyer = await anUnheardPayer();
    await shop.untold(shop.subscribeElsewhere);
    const refused = await shop.newestOf('subscription');
    refuseToShow(refused);
    await shop.reconcile();
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('ends no plan whose price the cook made a weekly one', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const [own] = (await shop.newestSubscription()).items.data;
    const [weekly] = (await shop.subscribeElsewhere()).items.data;
    own!.price = weekly!.price;
    await buyer.cancel();
    expect(await buyer.hasAccess()).toBe(true);
    expect((await buyer.held()).endsAt).not.toBeNull();
  });
});
