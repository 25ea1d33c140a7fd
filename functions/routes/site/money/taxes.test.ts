import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { anAddress } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const give = () =>
  shop.app.call<SubscriptionAnswer>('POST', `/api/v1/site/${cook.site.slug}/gifts`, {
    body: { friend: { email: anAddress() }, email: anAddress() },
  });
const isTaxed = async () => (await shop.newestCheckout()).automatic_tax.enabled;

describe('Taxes', () => {
  it('are no matter of a cook who has not set them up', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    expect(await isTaxed()).toBe(false);
    expect((await give()).body.checkout?.url).toBeTruthy();
    expect(await isTaxed()).toBe(false);
  });

  it('are worked out for plans once they are set up, and for each renewal', async () => {
    shop.setUpTaxes();
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    expect(await isTaxed()).toBe(true);
    const subscription = await shop.newestSubscription();
    expect(subscription.automatic_tax.enabled).toBe(true);
    await shop.daysLater(40);
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('are worked out for a gift', async () => {
    shop.setUpTaxes();
    const { body } = await give();
    expect(await isTaxed()).toBe(true);
    expect((await shop.pay(String(body.checkout?.url))).status).toBeLessThan(400);
  });

  it('are asked for anew with each purchase', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    shop.setUpTaxes();
    await buyer.begin('yearly');
    expect(await isTaxed()).toBe(true);
  });

  it('keep nobody waiting unawares while the provider is away', async () => {
    expect((await shop.whileAway(give)).body).toMatchObject({ code: 'gift_unavailable' });
    expect((await give()).body.checkout?.url).toBeTruthy();
  });
});
