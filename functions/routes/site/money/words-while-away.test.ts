import { describe, expect, it } from 'vitest';
import type { PromotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';

const shop = await aShop();
const cook = await aSellingCook(shop);
const buyer = await aBuyer(shop, cook);
await buyer.buy('monthly');

const offer = (code: string) => {
  const worth = { percentOff: 50, amountOffCents: null };
  const lasting = { duration: 'once', months: null, usesMax: null, expiresAt: null };
  return cook.post<PromotionCodesAnswer>('/promotion-codes', { code, ...worth, ...lasting });
};
const [code] = (await offer('SOUP')).body.promotionCodes;
const app = await cook.post<{ checkout: { url: string } }>('/app-subscriptions');
await shop.pay(app.body.checkout.url);
const other = await aSellingCook(shop, 'external_account');

const changesNothing = 'so nothing was changed';

describe('While the payment provider is away', () => {
  it.each([
    ['Receipts', changesNothing, () => buyer.askForPortal('overview')],
    ['Another card', changesNothing, () => buyer.askForPortal('payment-method')],
    ['A change to yearly', changesNothing, () => buyer.askForPortal('yearly')],
    ['The end of a plan', 'is kept', buyer.cancel],
    ['A plan that goes on after all', 'is kept', buyer.resume],
    ['A code', 'is not offered yet', () => offer('STEW')],
    ['The end of a code', 'may still work', () => cook.post(`/promotion-codes/${code?.id}/end`)],
    ['Connecting an account', changesNothing, () => other.post('/payment-account')],
    ['A cook’s own plan', changesNothing, () => other.post('/app-subscriptions')],
    [
      'A cook’s own receipts',
      changesNothing,
      () => cook.post('/app-subscription-billing-portal-sessions'),
    ],
  ])(
    '%s: says so, and what became of it, and can be pressed again',
    async (_name, words, press) => {
      const away = await shop.whileAway(press);
      const error = expect.stringMatching(`payment service cannot be reached.*${words}`) as string;
      expect(away).toMatchObject({ status: 424, body: { code: 'payments_away', error } });
      expect((await press()).status).toBeLessThan(300);
    },
  );
});
