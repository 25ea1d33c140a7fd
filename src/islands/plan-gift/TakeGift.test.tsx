import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveYearMessages } from '#contract/money/give-year-messages.ts';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const { take: texts } = giveYearMessages;
const path = '/api/v1/manage/gifts/secret';
const gift: GiftAnswer['gift'] = {
  site: { title: 'Salt & Straw', origin: 'https://salt.example' },
  giverName: 'Ada',
  message: 'Enjoy!',
  state: 'open',
  endsAt: null,
};

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  history.replaceState(null, '', '/gift?token=secret');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function signIn() {
  localStorage.setItem(authTokenKey, 'token');
  const currentUser = anAccount({ sites: [] });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
  return currentUser.email;
}

async function open(own: Partial<GiftAnswer['gift']> = {}) {
  api.answer(`GET ${path}`, { body: { gift: { ...gift, ...own } } });
  const { TakeGift } = await import('./TakeGift.tsx');
  render(<TakeGift />);
}

describe('The page of a gift', () => {
  it('leads who is signed out to where they sign in, and back', async () => {
    await open();
    await screen.findByText('Enjoy!');
    const link = screen.getByRole('link', { name: texts.signIn });
    expect(link.getAttribute('href')).toBe('/sign-in?next=%2Fgift%3Ftoken%3Dsecret');
    expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('takes it by a press, and says until when it lasts', async () => {
    const email = signIn();
    await open();
    await screen.findByText(texts.takeAs(email));
    const endsAt = '2027-05-17T09:30:00.000Z';
    api.answer(`POST ${path}/accept`, { body: { gift: { ...gift, state: 'redeemed', endsAt } } });
    await userEvent.click(screen.getByRole('button', { name: texts.take }));
    expect(await screen.findByText(texts.takenText('May 17, 2027'))).toBeTruthy();
    const link = screen.getByRole('link', { name: texts.toSite('Salt & Straw') });
    expect(link.getAttribute('href')).toBe('https://salt.example/recipes');
  });

  it('says why it cannot be taken now, and can be pressed again', async () => {
    signIn();
    await open();
    api.answer(`POST ${path}/accept`, refusal('has_paid_plan'));
    await userEvent.click(await screen.findByRole('button', { name: texts.take }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.take })).toBeTruthy();
  });

  it.each([
    ['redeemed', texts.gone],
    ['refunded', texts.refunded],
  ] as const)('says of one that is %s that it is gone', async (state, heading) => {
    await open({ state });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('says of a link that is none that it is none', async () => {
    const { TakeGift } = await import('./TakeGift.tsx');
    api.answer(`GET ${path}`, refusal('not_found'));
    render(<TakeGift />);
    expect(await screen.findByRole('heading', { name: texts.failed })).toBeTruthy();
  });
});
