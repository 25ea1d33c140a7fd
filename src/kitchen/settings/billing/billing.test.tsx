import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingMessages as texts } from '#contract/kitchen/money/billing-messages.ts';
import type { AppSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const current = `${manage}/current-app-subscription`;
const held = {
  status: 'active' as const,
  priceAmountCents: 1_500,
  paidUntil: '2026-06-17T09:30:00.000Z',
  endsAt: null,
  invoiceUrl: null,
};

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  history.replaceState(null, '', '/kitchen/hearth/settings');
});
afterEach(() => vi.unstubAllGlobals());

async function open(
  appSubscription: AppSubscriptionAnswer['appSubscription'],
  priceAmountCents: number | null = 1_500,
) {
  const body = { priceAmountCents, appSubscription };
  api.answer(`GET ${current}`, { body });
  api.answer(`POST ${current}/check`, { body });
  const { Billing } = await import('./Billing.tsx');
  render(<Billing />);
}

const button = (name: string) => screen.findByRole('button', { name });

describe('What a cook pays the platform', () => {
  it('is nothing where the platform asks nothing, and nobody is asked', async () => {
    await open(null, null);
    await screen.findByText(texts.nothing);
    expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is offered at its price, and a press that fails can be repeated', async () => {
    await open(null);
    await screen.findByText(texts.offer('$15'));
    api.answer(`POST ${manage}/app-subscriptions`, refusal('temporarily_unavailable'));
    await userEvent.click(await button(texts.begin));
    await waitFor(() => expect(api.asked.at(-1)?.path).toContain('app-subscriptions'));
    const again = await button(texts.begin);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  });

  it('says when it renews, and leads to card and receipts', async () => {
    await open(held);
    await screen.findByText(texts.active('$15', '17 June 2026'));
    expect(await button(texts.manage)).toBeTruthy();
  });

  it('says when it ends, and that it can go on', async () => {
    await open({ ...held, endsAt: held.paidUntil });
    await screen.findByText(texts.ends('17 June 2026'));
    expect(await button(texts.resume)).toBeTruthy();
  });

  it('says what is late, with the page on which it is paid', async () => {
    await open({ ...held, status: 'past_due', invoiceUrl: 'https://pay.example/1' });
    await screen.findByText(texts.late);
    const pay = screen.getByRole('link', { name: texts.pay });
    expect(pay.getAttribute('href')).toBe('https://pay.example/1');
  });

  it('is asked for again by a press', async () => {
    api.breakNetwork(`GET ${current}`);
    const { Billing } = await import('./Billing.tsx');
    render(<Billing />);
    const again = await button(texts.tryAgain);
    api.answer(`GET ${current}`, { body: { priceAmountCents: null, appSubscription: null } });
    await userEvent.click(again);
    expect(await screen.findByText(texts.nothing)).toBeTruthy();
  });
});
