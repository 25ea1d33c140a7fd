import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import type { CheckoutSessionAnswer } from '#contract/money/purchases.ts';
import type { SellerAnswer } from '#contract/money/seller.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { aSellingCook, aShop } from '#functions/testing/shop.ts';
import { aVisitor } from '#functions/testing/visitors.ts';

const shop = await aShop();
const cook = await aSellingCook(shop);

describe('debug', () => {
  it('sells', async () => {
    console.log(JSON.stringify((await cook.get<SellerAnswer>('/payment-account')).body));
    const visitor = await aVisitor(shop.app, cook);
    const { body } = await visitor.post<SubscriptionAnswer>('/subscriptions', { plan: 'monthly' });
    console.log(body);
    const paid = await shop.pay(body.checkout?.url ?? '');
    console.log(paid.status, paid.headers.get('location'));
    const user = await visitor.get<SiteUserAnswer>('/current-user');
    console.log(user.body.currentUser);
    const session = paid.headers.get('location')?.split('/').at(-1) ?? '';
    const seen = await visitor.post<CheckoutSessionAnswer>(`/checkout-sessions/${session}/check`);
    console.log(seen.status, seen.body, shop.app.logged);
    expect(1).toBe(1);
  });
});
