import { beforeEach, describe, expect, it } from 'vitest';
import type { IncomeAnswer, PaymentView } from '#contract/money/payments.ts';
import { aBuyer, aSellingCook, aShop, type Shop } from '#functions/testing/money/shop.ts';

type Cook = Awaited<ReturnType<typeof aSellingCook>>;

let shop: Shop;
let cook: Cook;

beforeEach(async () => {
  shop = await aShop();
  cook = await aSellingCook(shop);
});

const payments = async (search = '') =>
  (await cook.get<{ payments: PaymentView[]; nextCursor: string | null }>(`/payments${search}`))
    .body;
const income = async () => (await cook.get<IncomeAnswer>('/income')).body.income;
describe('What was charged', () => {
  it('is told with who paid, what the platform keeps and what was given back', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly');
    const [paid] = (await payments()).payments;
    const ofBuyer = { email: buyer.email, subscriberId: buyer.userId };
    expect(paid).toMatchObject({ ...ofBuyer, amountCents: 500, feeCents: 25, state: 'paid' });
    await shop.refund(200);
    expect((await payments('?show=refunded')).payments).toMatchObject([{ refundedCents: 200 }]);
    expect((await income()).months.at(-1)).toMatchObject({ paidCents: 500, refundedCents: 200 });
  });

  it('tells why a renewal failed, and whose plan is late', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('monthly', 'fails_later');
    await shop.daysLater(32);
    const [failed] = (await payments('?show=failed')).payments;
    expect(failed).toMatchObject({ state: 'failed', feeCents: 0, email: buyer.email });
    expect(failed?.declinedFor).toMatch(/^[a-z_]+$/);
    const { late, payers, monthCents } = await income();
    expect(late).toMatchObject([{ email: buyer.email, planStatus: 'past_due', amountCents: 500 }]);
    expect([payers, monthCents]).toEqual([1, 500]);
    expect((await cook.get('/overview')).body).toMatchObject({
      payments: { late: 1, disputes: 0 },
    });
  });

  it('shows a dispute with the day by which it has to be answered', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await shop.dispute();
    const { disputes, months } = await income();
    expect(disputes).toMatchObject([{ email: buyer.email, dispute: { state: 'open' } }]);
    expect(Date.parse(String(disputes[0]?.dispute?.dueAt))).toBeGreaterThan(shop.now());
    expect(months.at(-1)).toMatchObject({ paidCents: 5_000, disputedCents: 5_000 });
    expect(await buyer.hasAccess()).toBe(true);
  });

  it('is found by the cron where nobody told of it, each charge once', async () => {
    const buyer = await aBuyer(shop, cook);
    await shop.untold(() => buyer.buy('monthly'));
    await shop.untold(() => shop.refund());
    await shop.reconcile();
    await shop.reconcile();
    expect((await payments()).payments).toMatchObject([{ amountCents: 500, refundedCents: 500 }]);
  });

  it('is read a page at a time, the newest first', async () => {
    for (const plan of ['monthly', 'yearly', 'monthly'] as const) {
      await (await aBuyer(shop, cook)).buy(plan);
      await shop.daysLater(1);
    }
    const first = await payments('?limit=2');
    const second = await payments(`?limit=2&cursor=${first.nextCursor}`);
    const amounts = [first, second].map((page) => page.payments.map((each) => each.amountCents));
    expect([amounts, second.nextCursor]).toEqual([[[500, 5_000], [500]], null]);
  });

  it('is nothing of what the cook sells elsewhere on the same account', async () => {
    await shop.sellElsewhere();
    await shop.reconcile();
    expect((await payments()).payments).toEqual([]);
  });

  it.each(['usd', 'jpy'])(
    'is nothing of what whoever has a plan buys elsewhere for %s',
    async (currency) => {
      await (await aBuyer(shop, cook)).buy('monthly');
      const customer = await shop.newestOf('customer');
      await shop.sellElsewhere({ customer, currency });
      await shop.reconcile();
      expect((await payments()).payments).toMatchObject([{ amountCents: 500 }]);
    },
  );

  it('goes to the accountant as lines with amounts and what is left of them', async () => {
    const buyer = await aBuyer(shop, cook);
    await buyer.buy('yearly');
    await shop.refund(1_000);
    const { body } = await cook.get<string>('/payments.csv');
    const [head, line] = body.split('\r\n');
    expect(head).toContain('"amount","refunded","larder_fee","net_before_stripe_fee"');
    expect(line).toContain(`,"${buyer.email}",`);
    expect(line).toContain('"paid","USD","50.00","10.00","2.50","37.50","","ch_');
  });

  it('goes to the accountant as a number also where more went than came', async () => {
    await (await aBuyer(shop, cook)).buy('yearly');
    await shop.refund();
    const { body } = await cook.get<string>('/payments.csv');
    expect(body).toContain('"paid","USD","50.00","50.00","2.50","-2.50","","ch_');
  });
});
