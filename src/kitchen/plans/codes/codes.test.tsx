import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codesMessages as texts } from '#contract/kitchen/money/codes-messages.ts';
import type { PromotionCodeView } from '#contract/money/promotion-codes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const codes = `${manage}/promotion-codes`;
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c10';
const summer: PromotionCodeView = {
  id,
  code: 'SUMMER',
  percentOff: 20,
  amountOffCents: null,
  duration: 'months',
  months: 3,
  usesMax: 50,
  expiresAt: null,
  state: 'live',
};

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  history.replaceState(null, '', '/kitchen/hearth/plans');
});
afterEach(() => vi.unstubAllGlobals());

const listed = (...promotionCodes: PromotionCodeView[]) => ({ body: { promotionCodes } });

async function open(...known: PromotionCodeView[]) {
  api.answer(`GET ${codes}`, listed(...known));
  const ready = { state: 'ready', due: [], feePercent: 5, isPriceWaiting: false };
  const seller = { body: { seller: { isOffered: true, ...ready } } };
  api.answer(`GET ${manage}/payment-account`, seller);
  api.answer(`POST ${manage}/payment-account/check`, seller);
  const { loadSeller } = await import('../seller.ts');
  const { Codes } = await import('./Codes.tsx');
  await loadSeller();
  render(<Codes />);
}

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('Codes', () => {
  it('say what each takes off, and end by a press', async () => {
    await open(summer, { ...summer, id: id.replace('3', '4'), code: 'OLD', state: 'ended' });
    const worth = `${texts.worth.months('20 %', 3)} · ${texts.usable(50)}`;
    await screen.findByText(worth);
    expect(screen.queryByText('OLD')).toBeNull();
    api.answer(`POST ${codes}/${id}/end`, listed({ ...summer, state: 'ended' }));
    await userEvent.click(await button(texts.endOf('SUMMER')));
    await screen.findByText(texts.none);
  });

  it('are made of what is typed, which stays where it is refused', async () => {
    await open();
    await userEvent.click(await button(texts.new));
    await userEvent.type(field(texts.code), 'x');
    await userEvent.click(await button(texts.create));
    await screen.findByText(texts.issues.percent);
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await userEvent.type(field(texts.code), 'mas-26');
    await userEvent.type(field(texts.off), '10');
    const issues = [{ path: 'code', message: 'Taken' }];
    const refused = refusal('validation_failed');
    api.answer(`POST ${codes}`, { ...refused, body: { ...refused.body, issues } });
    await userEvent.click(await button(texts.create));
    await screen.findByText('Taken');
    api.answer(`POST ${codes}`, { status: 201, ...listed({ ...summer, code: 'XMAS-26' }) });
    await userEvent.click(await button(texts.create));
    await screen.findByText('XMAS-26');
    expect(api.asked.at(-1)?.body).toMatchObject({ code: 'XMAS-26', percentOff: 10 });
  });

  it('are asked for again where the network was away', async () => {
    api.breakNetwork(`GET ${codes}`);
    const { Codes } = await import('./Codes.tsx');
    render(<Codes />);
    const again = await button(texts.tryAgain);
    api.answer(`GET ${codes}`, listed(summer));
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('SUMMER')).toBeTruthy());
  });
});
