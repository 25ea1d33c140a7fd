import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveYearMessages } from '#contract/money/give-year-messages.ts';
import { subscribeMessages as texts } from '#contract/money/subscribe-messages.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const check = 'POST /api/v1/site/hearth/checkout-sessions/cs_test_1/check';
const subscription = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f21',
  planType: 'yearly',
  priceAmountCents: 5000,
  cadence: 'year',
  status: 'active',
  endsAt: null,
  freeUntil: null,
  grantedAs: null,
};
const answer = (bought: object | null) => ({
  body: { checkoutSession: { email: null, subscription: bought, gift: null } },
});

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.body.dataset['site'] = 'hearth';
  history.replaceState(null, '', '/subscribe/success/cs_test_1');
  api = fakeApi();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.body.dataset['site'];
  vi.unstubAllGlobals();
});

const show = async () => {
  const { CheckoutSuccess } = await import('./CheckoutSuccess.tsx');
  render(<CheckoutSuccess />);
};

describe('Back from paying, §2', () => {
  it('says what was bought, and where the link to it is', async () => {
    api.answer(check, answer(subscription));
    await show();
    await screen.findByText('Full Access, $50 a year');
    expect(screen.getByRole('heading').textContent).toBe('Subscription successful');
    screen.getByText(texts.checkCheckoutInbox);
  });

  it('says until when it is free', async () => {
    const freeUntil = '2026-06-01T09:30:00.000Z';
    api.answer(check, answer({ ...subscription, status: 'trialing', freeUntil }));
    await show();
    const line = await screen.findByText(/^Full Access/);
    expect(line.textContent).toBe('Full Access, free until June 1, 2026, then $50 a year');
  });

  it('asks again until it is paid, and after the network came back', async () => {
    api.answer(check, answer(null));
    await show();
    await screen.findByText(texts.confirming);
    expect(screen.getByRole('heading').textContent).toBe(texts.unconfirmed);
    expect(screen.queryByText(texts.checkCheckoutInbox)).toBeNull();
    await vi.waitFor(() => expect(api.asked).toHaveLength(1));
    api.breakNetwork(check);
    await vi.advanceTimersByTimeAsync(2500);
    api.answer(check, answer(subscription));
    await vi.advanceTimersByTimeAsync(5000);
    await screen.findByText('Full Access, $50 a year');
    expect(api.asked.length).toBeLessThanOrEqual(3);
  });

  it('does not ask for ever', async () => {
    api.answer(check, answer(null));
    await show();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(api.asked).toHaveLength(6);
  });

  it('says where nothing was bought', async () => {
    api.answer(check, refusal('not_found'));
    await show();
    await screen.findByText(texts.noPurchase);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.asked).toHaveLength(1);
  });

  it('says of a gift that it is on its way only once it is paid', async () => {
    const gift = { recipientEmail: null, isPaid: false };
    const session = { email: null, subscription: null, gift };
    api.answer(check, { body: { checkoutSession: session } });
    await show();
    await screen.findByText(giveYearMessages.confirming);
    expect(screen.getByRole('heading').textContent).toBe(texts.unconfirmed);
  });
});
