import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser, aSubscriber } from '#stores/testing/users.ts';
import { NewsletterBox } from './NewsletterBox.tsx';

const letters = { newslettersEnabled: true, subscriptionsEnabled: false };
const plans = { newslettersEnabled: true, subscriptionsEnabled: true };
const words = { heading: 'Letters from Ruth', invitation: 'One on every first Sunday.' };
const none = { newslettersEnabled: false, subscriptionsEnabled: true };

const show = (site: typeof letters, currentUser?: ReturnType<typeof aSiteUser>) => {
  const siteUserData = { bookmarks: [] };
  act(() => currentUser && signedIn({ currentUser, siteUserData, authToken: 'token-of-edna' }));
  return render(<NewsletterBox site={site} words={words} place="site" />).container;
};
const leadsToPlans = (box: HTMLElement) =>
  box.querySelector('form')?.getAttribute('action') === '/subscribe';

beforeEach(() => fakeApi());
afterEach(() => {
  act(signedOut);
  vi.unstubAllGlobals();
});

describe('The box for subscribing, §4 and §6', () => {
  it('invites to letters where there are letters alone', () => {
    expect(leadsToPlans(show(letters))).toBe(true);
    expect(screen.getByRole('heading', { name: 'Letters from Ruth' })).toBeTruthy();
    expect(screen.getByText('One on every first Sunday.')).toBeTruthy();
  });

  it('offers full access to a free subscriber', () => {
    show(plans, aSubscriber('free'));
    expect(screen.getByRole('link', { name: 'Upgrade to Full Access' }).getAttribute('href')).toBe(
      '/subscribe',
    );
  });

  it.each([
    ['a paid subscriber', plans, aSubscriber('monthly')],
    ['a free subscriber where nothing more is on offer', letters, aSubscriber('free')],
    ['who has the letters already', letters, aSiteUser({ isSubscribedToNewsletter: true })],
    ['anybody where there are no letters', none, undefined],
  ])('is not there for %s', (_name, site, user) => {
    expect(show(site, user).textContent).toBe('');
  });

  it('stands in the page before it is known who reads', () => {
    expect(renderToString(<NewsletterBox site={plans} words={words} place="site" />)).toContain(
      'Letters from Ruth',
    );
  });
});
