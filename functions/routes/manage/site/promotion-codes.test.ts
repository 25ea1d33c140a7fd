import { beforeEach, describe, expect, it } from 'vitest';
import type { IncomeAnswer } from '#contract/money/payments.ts';
import type { PromotionCodeInput, PromotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

let shop: Shop;
let cook: Awaited<ReturnType<typeof aSellingCook>>;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const half: PromotionCodeInput = {
  code: 'HALF-OFF',
  percentOff: 50,
  amountOffCents: null,
  duration: 'once',
  months: null,
  usesMax: null,
  expiresAt: null,
};
const offer = (own: Partial<PromotionCodeInput> = {}) =>
  cook.post<PromotionCodesAnswer>('/promotion-codes', { ...half, ...own });
const list = async () =>
  (await cook.get<PromotionCodesAnswer>('/promotion-codes')).body.promotionCodes;
const chargedWith = async (code: string) => {
  const buyer = await aBuyer(shop, cook);
  await shop.page(await buyer.begin('monthly'), { card: 'good', code, confirmed: 'yes' });
  const { body } = await cook.get<{ payments: { amountCents: number }[] }>('/payments');
  return body.payments[0]?.amountCents;
};

describe('A word that makes plans cheaper', () => {
  it('is taken by the provider, in whatever letters it is typed', async () => {
    expect((await offer({ code: ' half-off ' })).status).toBe(201);
    expect(await list()).toMatchObject([{ code: 'HALF-OFF', percentOff: 50, state: 'live' }]);
    expect(await chargedWith('half-off')).toBe(250);
  });

  it('takes off an amount, for some months', async () => {
    await offer({ percentOff: null, amountOffCents: 200, duration: 'months', months: 2 });
    expect(await chargedWith('HALF-OFF')).toBe(300);
    const amounts: unknown[] = [];
    for (let month = 0; month < 3; month += 1) {
      await shop.daysLater(31);
      const { body } = await cook.get<{ payments: { amountCents: number }[] }>('/payments');
      amounts.push(body.payments[0]?.amountCents);
    }
    expect(amounts.at(-1)).toBe(500);
  });

  it.each([
    ['for good', { duration: 'always' as const }, 250],
    ['for some months', { duration: 'months' as const, months: 3 }, 250],
    ['for a month that is over when it renews', { duration: 'months' as const, months: 1 }, 500],
    ['once', {}, 500],
  ])('is taken off what a plan brings from then on: %s', async (_, own, cents) => {
    await offer(own);
    await chargedWith('HALF-OFF');
    const { body } = await cook.get<IncomeAnswer>('/income');
    expect(body.income).toMatchObject({ payers: 1, monthCents: cents });
  });

  it('is not asked for where there is none, and no more once it has ended', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.begin('monthly');
    const asked = () =>
      shop.newestOf('checkout.session', ({ allow_promotion_codes: allowed }) => allowed === true);
    const before = await asked();
    expect(before).toBe('');
    await offer();
    const [code] = await list();
    await (await aBuyer(shop, cook)).begin('monthly');
    const allowing = await asked();
    expect(allowing).toMatch(/^cs_/);
    expect((await cook.post(`/promotion-codes/${code?.id}/end`)).status).toBe(200);
    expect((await cook.post(`/promotion-codes/${code?.id}/end`)).status).toBe(200);
    await (await aBuyer(shop, cook)).begin('monthly');
    expect(await asked()).toBe(allowing);
    expect(await list()).toMatchObject([{ state: 'ended' }]);
    expect((await offer()).status).toBe(201);
  });

  it('is refused beside its field where another one is called so', async () => {
    await offer();
    const again = await offer({ percentOff: 10 });
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ issues: [{ path: 'code' }] });
  });

  it('goes on with the next press where the answer of the provider was lost', async () => {
    shop.standIn.faults.push({ kind: 'answer_lost' }, { kind: 'down' });
    expect((await offer()).status).toBe(424);
    expect(await list()).toMatchObject([{ state: 'wanted' }]);
    expect((await offer()).status).toBe(201);
    expect(await list()).toMatchObject([{ state: 'live' }]);
    expect(await chargedWith('HALF-OFF')).toBe(250);
  });

  describe('of which nobody knows whether it was made', () => {
    const withoutAnswer = async () => {
      // It is looked for, its worth is made, and of the word itself nothing is heard.
      const { faults } = shop.standIn;
      faults.push({ kind: 'well' }, { kind: 'well' }, { kind: 'answer_lost' }, { kind: 'down' });
      expect((await offer()).status).toBe(424);
    };

    it('cannot be used any more once it has ended', async () => {
      await withoutAnswer();
      const [code] = await list();
      await offer({ code: 'OTHER' });
      await cook.post(`/promotion-codes/${code?.id}/end`);
      expect(await chargedWith('HALF-OFF')).toBeUndefined();
      expect((await offer()).status).toBe(201);
    });

    it('is found by the next press, also after the provider forgot the first', async () => {
      await withoutAnswer();
      await shop.daysLater(2);
      expect((await offer()).status).toBe(201);
      expect(await list()).toMatchObject([{ state: 'live' }]);
    });
  });

  it.each([
    { code: 'A' },
    { code: 'half off' },
    { code: 'HÄLFTE' },
    { percentOff: 0 },
    { percentOff: 101 },
    { percentOff: null },
    { amountOffCents: 100 },
    { duration: 'months' as const },
    { months: 3 },
    { usesMax: 0 },
    { expiresAt: '2020-01-01T00:00:00.000Z' },
  ])('is no %j', async (own) => {
    expect((await offer(own)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('is nothing before the cook can be paid', async () => {
    const other = await aCook(shop.app);
    expect((await other.post('/promotion-codes', half)).status).toBe(404);
  });
});

describe('Free days', () => {
  const withTrial = (trialDays: number | null) =>
    cook.put('/plans', { monthlyAmountCents: 500, yearlyAmountCents: 5_000, trialDays });

  it('open everything at once, are told of before they end, and become a plan', async () => {
    expect((await withTrial(7)).body).toMatchObject({ plans: { trialDays: 7 } });
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    expect([await buyer.hasAccess(), (await buyer.held()).status]).toEqual([true, 'trialing']);
    await shop.daysLater(5);
    await shop.reconcile();
    await shop.daysLater(3);
    expect((await buyer.held()).status).toBe('active');
    const { body } = await cook.get<{ payments: { amountCents: number }[] }>('/payments');
    expect(body.payments).toMatchObject([{ amountCents: 500 }]);
  });

  it('are given once', async () => {
    await withTrial(7);
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    await buyer.cancel();
    await shop.daysLater(8);
    expect(await buyer.isFree()).toBe(true);
    await buyer.buy('yearly');
    expect((await buyer.held()).status).toBe('active');
  });

  it('stay as they are where prices change without them, and end with null', async () => {
    await withTrial(14);
    await cook.put('/plans', { monthlyAmountCents: 600, yearlyAmountCents: 5_000 });
    expect((await cook.get('/plans')).body).toMatchObject({ plans: { trialDays: 14 } });
    await withTrial(null);
    expect((await cook.get('/plans')).body).toMatchObject({ plans: { trialDays: null } });
  });
});
