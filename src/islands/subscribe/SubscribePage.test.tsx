import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { patience } from '#scripts/patience.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser, aStoppedSubscriber, aSubscriber } from '#stores/testing/users.ts';
import { standAt, watchWhereItGoes } from '#ui/testing/page-address.ts';
import { SubscribePage } from './SubscribePage.tsx';
import { cameByLetterKey } from '#domain/storage-keys.ts';
import type { SubscribeSite } from './subscribe-site.ts';

const call = 'POST /api/v1/site/atelier/subscriptions';
const prices = { monthlyAmountCents: 900, trialDays: null, yearlyAmountCents: 8400 };
const newsletterWords = { heading: 'Get the letters', invitation: 'One on every first Sunday.' };
const withPlans = {
  title: 'Atelier',
  newslettersEnabled: true,
  newsletterWords,
  subscriptionsEnabled: true,
  sentence: 'Slow bread, and what goes with it.',
};
const plans: SubscribeSite = { ...withPlans, ...prices };
const letters = { ...plans, subscriptionsEnabled: false };
const page = 'https://atelier.test/subscribe';
let went: ReturnType<typeof watchWhereItGoes>;
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'atelier';
  api = fakeApi();
  api.answer(call, { body: {} });
  standAt(page);
  went = watchWhereItGoes();
});
afterEach(() => {
  act(signedOut);
  vi.restoreAllMocks();
});

const show = (site = plans, currentUser?: ReturnType<typeof aSiteUser>) => {
  const siteUserData = { bookmarks: [] };
  act(() => currentUser && signedIn({ currentUser, siteUserData, authToken: 'token-of-edna' }));
  render(<SubscribePage site={site} platformOrigin="https://larder.example" />);
  return userEvent.setup();
};
const field = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const plan = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const described = (radio: HTMLElement) =>
  String(radio.getAttribute('aria-describedby'))
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('A reader whose plan is not paid', () => {
  it('is led to where it is paid, and neither home nor to another plan', () => {
    show(plans, aStoppedSubscriber());
    expect(went).not.toHaveBeenCalled();
    expect(screen.queryByRole('radio')).toBeNull();
    const link = screen.getByRole('link', { name: subscribeMessages.mend });
    expect(link.getAttribute('href')).toBe('https://larder.example/subscriptions');
  });
});

describe('The plans of a site, §2', () => {
  it('are these with their prices, and monthly at first', () => {
    show();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(plan('Limited Access Free').checked).toBe(false);
    expect(plan('Full Access $9 a month').checked).toBe(true);
    expect(plan('Full Access $84 a year').checked).toBe(false);
    expect(described(plan('Full Access $84 a year'))).toContain('Save $24');
    expect(described(plan('Full Access $84 a year'))).toContain(
      'Every recipe, premium ones included. That is $7 a month.',
    );
  });

  it('stand below what the cook says of themselves, else what the plans are for', () => {
    show();
    expect(screen.getByText('Slow bread, and what goes with it.')).toBeTruthy();
    cleanup();
    show({ ...plans, sentence: '' });
    expect(screen.getByText(/open every recipe it has/)).toBeTruthy();
  });

  it('leave out what has no price', () => {
    show({ ...plans, monthlyAmountCents: null, yearlyAmountCents: null });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(plan('Limited Access Free').checked).toBe(true);
  });

  it('are no matter where there are letters alone: who has the free one can ask for them', async () => {
    const user = show(letters, aSubscriber('free'));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(button());
    expect(api.asked.at(-1)?.body).toMatchObject({ plan: 'free' });
  });

  it('cannot be chosen where a person has one already', () => {
    show(plans, aSubscriber('free'));
    expect(plan('Limited Access Free').disabled).toBe(true);
    expect(described(plan('Limited Access Free'))).toContain('Your current plan');
    expect(plan('Full Access $9 a month').checked).toBe(true);
  });

  it('are not asked about where there are letters alone', () => {
    show(letters);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Get the letters' })).toBeTruthy();
  });

  it('are nothing to who pays already, who is led home', () => {
    show(plans, aSubscriber('yearly'));
    expect(screen.getByText(/nothing to subscribe to/)).toBeTruthy();
    expect(went).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('Subscribing, §7', () => {
  it('starts the chosen plan and tells of it where the success is told', async () => {
    const user = show();
    await user.click(plan('Limited Access Free'));
    await user.type(field(), 'edna@example.com');
    await user.click(button());
    const { origin } = globalThis.location;
    await vi.waitFor(
      () => expect(went).toHaveBeenCalledWith('/subscribe/success?email=edna%40example.com'),
      patience,
    );
    expect(api.asked[0]?.body).toEqual({
      siteSlug: 'atelier',
      plan: 'free',
      email: 'edna@example.com',
      return: `${origin}/subscribe`,
      nextFree: `${origin}/subscribe/success`,
      nextPaid: `${origin}/subscribe/success/{CHECKOUT_SESSION_ID}`,
      nextLogin: origin,
    });
  });

  it('says by which newsletter the reader came', async () => {
    sessionStorage.setItem(cameByLetterKey, 'PyqcG31ETgqbHAEjRWeJqw');
    const user = show();
    await user.type(field(), 'edna@example.com{Enter}');
    await vi.waitFor(() => expect(went).toHaveBeenCalled(), patience);
    expect(api.asked[0]?.body).toMatchObject({ letter: 'PyqcG31ETgqbHAEjRWeJqw' });
    sessionStorage.clear();
  });

  it('has the address of a person who is signed in, and repeats it to nobody', async () => {
    const user = show(letters, aSiteUser());
    expect(field()).toHaveProperty('value', 'edna@example.com');
    expect(field()).toHaveProperty('disabled', true);
    await user.click(button());
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/subscribe/success'), patience);
    expect(api.asked[0]?.body).toMatchObject({ email: 'edna@example.com' });
  });

  it('leads to the checkout where there is one', async () => {
    api.answer(call, { body: { checkout: { url: 'https://pay.example/1' } } });
    const user = show();
    await user.type(field(), 'edna@example.com{Enter}');
    await vi.waitFor(() => expect(went).toHaveBeenCalledWith('https://pay.example/1'), patience);
  });

  it('cannot be tried without an address, §5', async () => {
    const user = show();
    expect(button()).toHaveProperty('disabled', true);
    await user.type(field(), 'edna{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(api.asked).toEqual([]);
  });

  it('says that it is at it', async () => {
    const answer = api.answerLater(call);
    const user = show();
    await user.type(field(), 'edna@example.com');
    await user.dblClick(button());
    expect(screen.getByText('Loading...')).toBeTruthy();
    answer({ body: {} });
    await vi.waitFor(() => expect(screen.queryByText('Loading...')).toBeNull(), patience);
    expect(api.asked).toHaveLength(1);
  });
});

describe('Subscribing in vain, §8', () => {
  it('shows what the server would not do, and where to go', async () => {
    const error = 'An account already exists for this email. Sign in to manage your subscription.';
    api.answer(call, { body: { error, code: 'account_already_exists' } });
    const user = show();
    await user.type(field(), 'edna@example.com{Enter}');
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toMatch(
      /^\/sign-in/,
    );
    await user.type(field(), 'x');
    expect(screen.queryByText(error)).toBeNull();
    expect(went).not.toHaveBeenCalled();
  });

  it('asks who is signed in no more to sign in again', async () => {
    const error = 'An account already exists for this email. Sign in to manage your subscription.';
    api.answer(call, { body: { error, code: 'account_already_exists' } });
    const user = show(letters, aSiteUser());
    await user.click(button());
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
  });

  it('keeps what was chosen and typed when there is no connection', async () => {
    api.breakNetwork(call);
    const user = show();
    await user.click(plan('Full Access $84 a year'));
    await user.type(field(), 'edna@example.com{Enter}');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(plan('Full Access $84 a year')).toHaveProperty('checked', true);
    expect(field()).toHaveProperty('value', 'edna@example.com');
  });
});

describe('An address that a link brings along, §5', () => {
  it('is filled in', () => {
    standAt(`${page}?email=edna@example.com`);
    show();
    expect(field()).toHaveProperty('value', 'edna@example.com');
    expect(button()).toHaveProperty('disabled', false);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('is checked', () => {
    standAt(`${page}?email=edna@`);
    show();
    expect(field()).toHaveProperty('value', 'edna@');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  });
});
