import { describe, expect, it } from 'vitest';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import type { CheckoutSessionAnswer } from '#contract/money/purchases.ts';
import type { SubscriptionAnswer } from '#contract/money/subscription.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aBuyer, aSellingCook, aShop } from '#functions/testing/money/shop.ts';
import { aPasserBy, subscribed } from '#functions/testing/app/visitors.ts';

const shop = await aShop();
const cook = await aSellingCook(shop);
const passerBy = aPasserBy(shop.app, cook);

const sessionOf = (paid: Response) => paid.headers.get('location')?.split('/').at(-1) ?? '';
const plansOf = async (userId: string) =>
  (await rowsOf(shop.app.database, subscriptions)).filter((row) => row.userId === userId);

describe('A plan that is paid, §7', () => {
  it('opens what it pays for with the payment, and no moment before', async () => {
    const buyer = await aBuyer(shop, cook);
    const url = await buyer.begin('monthly');
    expect(await buyer.hasAccess()).toBe(false);
    await shop.pay(url);
    expect(await buyer.hasAccess()).toBe(true);
    expect(await buyer.held()).toMatchObject({
      planType: 'monthly',
      priceAmountCents: 500,
      cadence: 'month',
      status: 'active',
      endsAt: null,
      freeUntil: null,
      grantedAs: null,
    });
  });

  it('takes the place of a free plan', async () => {
    const buyer = await aBuyer(shop, cook);
    await subscribed(shop.app, { siteId: cook.site.id, userId: buyer.userId, plan: 'free' });
    await buyer.buy('yearly');
    expect(await buyer.isFree()).toBe(false);
    const plans = await plansOf(buyer.userId);
    expect(plans.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  it('is told to who bought it, and without their address to who got the address of the page', async () => {
    const buyer = await aBuyer(shop, cook);
    const paid = await buyer.buy('monthly');
    const path = `/checkout-sessions/${sessionOf(paid)}`;
    const own = await buyer.get<CheckoutSessionAnswer>(path);
    expect(own.body.checkoutSession).toMatchObject({
      email: buyer.email,
      subscription: { planType: 'monthly' },
    });
    const others = await passerBy.get<CheckoutSessionAnswer>(path);
    expect(others.body.checkoutSession.email).toBeNull();
    expect((await passerBy.get('/checkout-sessions/cs_test_unknown')).status).toBe(404);
  });

  it('is not given for a card that is declined, and is for the next one', async () => {
    const buyer = await aBuyer(shop, cook);
    const url = await buyer.begin('monthly');
    expect((await shop.pay(url, 'declined')).status).toBe(402);
    expect(await buyer.hasAccess()).toBe(false);
    await shop.pay(url, 'good');
    expect(await buyer.hasAccess()).toBe(true);
    expect(await buyer.subscribe('yearly')).toMatchObject({ code: 'already_subscribed' });
  });

  it('leads a second press and another tab to the page that is open', async () => {
    const buyer = await aBuyer(shop, cook);
    const urls = await Promise.all([
      buyer.begin('monthly'),
      buyer.begin('monthly'),
      buyer.begin('monthly'),
    ]);
    expect(new Set(urls).size).toBe(1);
    expect(await buyer.begin('monthly')).toBe(urls[0]);
  });

  it('is not opened while the page of the other plan is, and is a moment later', async () => {
    const buyer = await aBuyer(shop, cook);
    const told = await shop.whileAway(() => buyer.subscribe('monthly'));
    expect(told).toMatchObject({ code: 'payment_unavailable' });
    expect(await buyer.subscribe('yearly')).toMatchObject({ code: 'another_page_opens' });
    await shop.daysLater(1 / 1440);
    expect(await buyer.begin('yearly')).toContain('/pages/checkout/');
  });

  it('closes the page of the other plan', async () => {
    const buyer = await aBuyer(shop, cook);
    const monthly = await buyer.begin('monthly');
    const yearly = await buyer.begin('yearly');
    expect(yearly).not.toBe(monthly);
    expect((await shop.pay(monthly)).status).toBe(410);
    expect(await buyer.hasAccess()).toBe(false);
    await shop.pay(yearly);
    expect((await buyer.held()).planType).toBe('yearly');
  });
});

describe('Somebody who buys without an account', () => {
  const buy = async (email: string) => {
    const asked = { plan: 'monthly', email };
    const { body } = await passerBy.post<SubscriptionAnswer>('/subscriptions', asked);
    return { code: body.code, url: body.checkout?.url ?? '' };
  };

  it('gets the link to it once they have paid, and one letter', async () => {
    const email = anAddress();
    const { url } = await buy(email);
    await expect(lastLetterTo(shop.app, email)).rejects.toThrow('Nothing was sent');
    await shop.pay(url);
    const { token, text } = await lastLetterTo(shop.app, email);
    expect(text).toContain('You have Full Access to The Copper Pot.');
    expect(text).toMatch(/The plan costs \$[\d.]+ a month and renews by itself\./);
    expect(text).toContain('There is a receipt for every payment');
    const signedIn = await passerBy.post<SiteSignInAnswer>(`/sign-in/${token}`);
    expect(signedIn.body.currentUser).toMatchObject({ email, isSubscribedToPaid: true });
  });

  it('is told of the account that they have', async () => {
    const { email } = await aBuyer(shop, cook);
    expect((await buy(email)).code).toBe('account_already_exists');
  });
});

describe('A site that sells one of its plans no more', () => {
  it('says so of that plan, while the other one is sold', async () => {
    const selling = await aSellingCook(shop);
    const buyer = await aBuyer(shop, selling);
    await selling.put('/plans', { monthlyAmountCents: null, yearlyAmountCents: 5_000 });
    await shop.app.settled();
    expect(await buyer.subscribe('monthly')).toMatchObject({ code: 'plan_not_sold' });
    expect(await buyer.begin('yearly')).toContain('/pages/checkout/');
  });
});
