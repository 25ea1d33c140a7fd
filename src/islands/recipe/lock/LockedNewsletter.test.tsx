import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublishedNewsletterView } from '#contract/mail/published-newsletter.ts';
import { lockedLetterMessages } from '#contract/mail/locked-letter-messages.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { fakeApi, type FakeApi } from '#stores/testing/fake-api.ts';
import { aSubscriber } from '#stores/testing/users.ts';
import { LockedNewsletter } from './LockedNewsletter.tsx';

const call = 'GET /api/v1/site/atelier/newsletters/plums';
const open: PublishedNewsletterView = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f10',
  slug: 'plums',
  title: 'Plums',
  previewLine: '',
  sentAt: '2026-05-17T09:30:00.000Z',
  recipeId: null,
  isLocked: false,
  note: paragraphsFromText('Bake them at 350°F.'),
};
const locked = { ...open, isLocked: true, note: null };
const invitation = 'Marta keeps this for paying subscribers';

let api: FakeApi;

const show = () => {
  const defaults = { measurementSystem: 'metric', temperatureSystem: 'celsius' } as const;
  render(
    <LockedNewsletter
      slug="plums"
      lock="plan"
      priceText="$9 a month"
      {...{ invitation, defaults }}
    />,
  );
};
const signIn = (planType: 'free' | 'monthly') =>
  signedIn({
    currentUser: aSubscriber(planType),
    siteUserData: { bookmarks: [] },
    authToken: 'secret',
  });

beforeEach(() => {
  document.body.dataset['site'] = 'atelier';
  signedOut();
  api = fakeApi();
});

afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
});

describe('A letter to paying readers', () => {
  it('asks nothing of anybody who is not signed in', async () => {
    show();
    await screen.findByRole('heading', { name: invitation });
    expect(screen.getByText(lockedLetterMessages.locked)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/subscribe');
    expect(api.asked).toEqual([]);
  });

  it('leads whoever pays already to sign in and back', async () => {
    show();
    const link = await screen.findByRole('link', { name: lockedLetterMessages.signIn });
    expect(link.getAttribute('href')).toBe('/sign-in?next=%2Fnewsletters%2Fplums');
  });

  it('is opened for those who pay, with heats as the site reads them', async () => {
    signIn('monthly');
    api.answer(call, { body: { newsletter: open } });
    show();
    expect(await screen.findByText(/Bake them at 1[78]\d ?°C/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: invitation })).toBeNull();
  });

  it('stays closed for those who do not', async () => {
    signIn('free');
    api.answer(call, { body: { newsletter: locked } });
    show();
    await vi.waitFor(() => expect(api.asked).toHaveLength(1));
    expect(screen.getByRole('heading', { name: invitation })).toBeTruthy();
    expect(screen.queryByRole('link', { name: lockedLetterMessages.signIn })).toBeNull();
  });

  it('can be asked for again where it did not come', async () => {
    signIn('monthly');
    api.breakNetwork(call);
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.answer(call, { body: { newsletter: open } });
    await userEvent.click(again);
    expect(await screen.findByText(/Bake them/)).toBeTruthy();
  });
});
