import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { standAt } from '#ui/testing/page-address.ts';
import { SubscribeSuccess } from './SubscribeSuccess.tsx';

const show = (search = '') => {
  standAt(`https://atelier.test/subscribe/success${search}`);
  render(<SubscribeSuccess />);
  return screen.getByRole('heading').textContent;
};
const signIn = () =>
  act(() =>
    signedIn({
      currentUser: aSiteUser(),
      siteUserData: { bookmarks: [] },
      authToken: 'token-of-edna',
    }),
  );

afterEach(() => act(signedOut));

describe('After subscribing, §2', () => {
  it('a stranger is told to look into their inbox', () => {
    expect(show('?email=edna%40example.com')).toBe('Account creation and subscription successful');
    expect(screen.getByText('Check the edna@example.com inbox for a login link.')).toBeTruthy();
  });

  it('nothing but an address is repeated', () => {
    show('?email=Call%20555');
    expect(screen.getByText('Check your inbox for a login link.')).toBeTruthy();
  });

  it('a person who is signed in is told that it worked', () => {
    signIn();
    expect(show()).toBe('Subscription successful');
    expect(screen.queryByText(/inbox/)).toBeNull();
  });
});
