import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentsMessages as texts } from '#contract/kitchen/money/payments-messages.ts';
import type { IncomeAnswer, PaymentView } from '#contract/money/payments.ts';
import { lastMonths } from '#domain/money/months.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c10';
const none = { paidCents: 0, refundedCents: 0, feeCents: 0, disputedCents: 0, count: 0 };
const months = lastMonths(Date.parse('2026-05-17'), 12).map((month) => ({ month, ...none }));
const paid: PaymentView = {
  id: 'ch_1',
  at: '2026-05-17T09:30:00.000Z',
  subscriberId: id,
  email: 'edna@example.com',
  displayName: null,
  amountCents: 500,
  refundedCents: 0,
  feeCents: 25,
  state: 'paid',
  declinedFor: null,
  dispute: null,
  receiptUrl: 'https://pay.example/receipt',
};

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/payments');
  const currentUser = anAccount({
    sites: [{ id, slug: 'hearth', title: 'Ash Drawer', role: 'owner' }],
  });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
  api.answer(`GET ${manage}/build-status`, {
    body: { state: 'live', revision: 2, pendingChanges: 0, failures: [], liveSince: null },
  });
  api.answer(`GET ${manage}/recipe-index`, {
    body: { isWhole: true, recipes: [], goneIds: [], next: null, cursor: '1' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answerIncome(own: Partial<IncomeAnswer['income']> = {}) {
  const income = { months, payers: 0, monthCents: 0, late: [], disputes: [], ...own };
  api.answer(`GET ${manage}/income`, { body: { income } });
}

const answerPayments = (payments: PaymentView[], nextCursor: string | null = null) =>
  api.answer(`GET ${manage}/payments`, { body: { payments, nextCursor } });

async function open() {
  const { PaymentsScreen } = await import('./PaymentsScreen.tsx');
  render(<PaymentsScreen />);
  await screen.findByRole('heading', { name: texts.heading });
}

const rows = () =>
  within(screen.getByRole('region', { name: texts.list.heading })).queryAllByRole('listitem');

const aPlan = {
  subscriberId: id,
  email: 'edna@example.com',
  displayName: 'Edna',
  planType: 'monthly' as const,
  amountCents: 500,
};

describe('The payments of a site', () => {
  it('say so where there are none', async () => {
    answerIncome();
    answerPayments([]);
    await open();
    expect(await screen.findByText(texts.none.heading)).toBeTruthy();
    await screen.findByText(texts.list.nothing);
    const region = within(screen.getByRole('region', { name: texts.list.heading }));
    expect(region.queryByRole('list')).toBeNull();
  });

  it('say what is left of this month, what renews, and each payment', async () => {
    const now = { paidCents: 5500, refundedCents: 500, feeCents: 275, disputedCents: 0, count: 3 };
    answerIncome({
      months: [...months.slice(0, -1), { month: '2026-05', ...now }],
      payers: 3,
      monthCents: 1417,
    });
    const refunded = { ...paid, id: 'ch_2', refundedCents: 200, receiptUrl: null };
    const failed = { ...paid, id: 'ch_3', state: 'failed' as const, feeCents: 0 };
    answerPayments([paid, refunded, { ...failed, declinedFor: 'expired_card' }]);
    await open();
    await screen.findByText('$47.25 in May 2026');
    screen.getByText('3 plans renew and bring about $14.17 a month.');
    await waitFor(() => expect(rows()).toHaveLength(3));
    const words = rows().map(({ textContent }) => textContent);
    expect(words[0]).toContain('Paid');
    expect(words[1]).toContain('$2 given back');
    expect(words[2]).toContain('Failed: the card has expired');
  });

  it('lead to who is late and what a bank asks', async () => {
    const dispute = { state: 'open' as const, dueAt: '2026-05-24T09:30:00.000Z' };
    answerIncome({
      late: [{ ...aPlan, planStatus: 'past_due' }],
      disputes: [{ ...paid, dispute }],
    });
    answerPayments([]);
    await open();
    await screen.findByText(texts.attention.late(1));
    screen.getByText(texts.attention.answerBy('24 May 2026'));
    const edna = screen.getByRole('link', { name: 'Edna' });
    expect(edna.getAttribute('href')).toContain('/subscribers?search=edna');
    screen.getByText(texts.attention.triedAgain, { exact: false });
  });

  it('promise no further try for a plan that is closed', async () => {
    answerIncome({ late: [{ ...aPlan, planStatus: 'unpaid' }] });
    answerPayments([]);
    await open();
    await screen.findByText(texts.attention.lateText);
    expect(screen.queryByText(texts.attention.triedAgain, { exact: false })).toBeNull();
  });

  it('are filtered, and go on by a press, which a failure does not lose', async () => {
    answerIncome();
    answerPayments([paid]);
    await open();
    const filter = await screen.findByRole('button', { name: texts.list.filters.failed });
    answerPayments([{ ...paid, state: 'failed' }], '17/ch_1');
    await userEvent.click(filter);
    const older = await screen.findByRole('button', { name: texts.list.older });
    api.answer(`GET ${manage}/payments`, refusal('rate_limited'));
    await userEvent.click(older);
    await waitFor(() => expect(older.getAttribute('aria-busy')).toBeNull());
    expect(rows()).toHaveLength(1);
    answerPayments([{ ...paid, id: 'ch_4' }]);
    await userEvent.click(older);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(api.asked.at(-1)?.path).toContain('show=failed&cursor=17%2Fch_1');
  });

  it('are asked for again by a press', async () => {
    api.breakNetwork(`GET ${manage}/income`);
    answerPayments([]);
    await open();
    const [again] = await screen.findAllByRole('button', { name: texts.tryAgain });
    answerIncome();
    await userEvent.click(again as HTMLElement);
    expect(await screen.findByText(texts.none.heading)).toBeTruthy();
  });
});
