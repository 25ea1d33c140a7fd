import { describe, expect, it } from 'vitest';
import { aSeller, aStripe, aSubscriber, submit } from './testing/a-stripe.ts';

const day = 86_400;

/** Somebody whose card fails from the second month on, after the retries and another month. */
async function anUnpaidPlan() {
  const stripe = aStripe();
  stripe.local.ledger.afterRetries = 'leave_unpaid';
  const seller = await aSeller(stripe);
  const { read } = await aSubscriber(stripe, seller, {
    price: seller.monthly.id,
    card: 'fails_later',
  });
  await stripe.local.advance(80 * day);
  const { id: subscription } = await read();
  const { invoices } = stripe.sdk;
  const list = async (status: 'open' | 'draft') =>
    (await invoices.list({ subscription, status }, seller.on)).data;
  const pay = async (url: string | null | undefined) =>
    submit(stripe.local, String(url), { card: 'good' });
  const finalize = (id: string | undefined) =>
    invoices.finalizeInvoice(String(id), { auto_advance: false }, seller.on);
  return { stripe, read, list, pay, finalize };
}

describe('A subscription that nobody pays', () => {
  it('has what falls due made as a draft, which is left alone and has no page', async () => {
    const { stripe, read, list } = await anUnpaidPlan();
    await stripe.local.advance(5 * day);
    expect((await read()).status).toBe('unpaid');
    expect(await list('open')).toHaveLength(1);
    expect(await list('draft')).toMatchObject([
      { auto_advance: false, automatically_finalizes_at: null, hosted_invoice_url: null },
    ]);
  });

  it('stays so while the newest is not paid', async () => {
    const { read, list, pay } = await anUnpaidPlan();
    const [owed] = await list('open');
    await pay(owed?.hosted_invoice_url);
    expect(await list('open')).toEqual([]);
    expect((await read()).status).toBe('unpaid');
  });

  it('goes on once the newest is paid, whatever is open from before', async () => {
    const { stripe, read, list, pay, finalize } = await anUnpaidPlan();
    const [draft] = await list('draft');
    const { hosted_invoice_url: page } = await finalize(draft?.id);
    await stripe.local.advance(3 * day);
    expect((await read()).status).toBe('unpaid');
    await pay(page);
    expect((await read()).status).toBe('active');
    expect(await list('open')).toHaveLength(1);
  });
});
