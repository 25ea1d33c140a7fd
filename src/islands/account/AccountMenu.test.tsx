import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import type * as Menu from './AccountMenu.tsx';

const call = 'GET /api/v1/site/hearth/current-user';
const body = { currentUser: aSiteUser(), siteUserData: { bookmarks: [] } };
let api: FakeApi;
let AccountMenu: typeof Menu.AccountMenu;

/** A page begins with stores of its own. */
beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
  localStorage.setItem('authToken', 'token-of-edna');
  ({ AccountMenu } = await import('./AccountMenu.tsx'));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async () => {
  render(<AccountMenu platformOrigin="https://larder.test" />);
  await userEvent.click(screen.getByText('Account'));
};
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const whenShown = (label: string) => waitFor(() => expect(items()).toContain(label));

describe('The account menu, §2 and §4', () => {
  it('shows neither state while the current user is pending, and keeps the focus', async () => {
    const answer = api.answerLater(call);
    await open();
    await whenShown('Loading...');
    expect(items()).toEqual(['Loading...']);
    answer({ body });
    await whenShown('Sign Out');
    expect(items()).toEqual(['Bookmarks', 'Profile', 'Subscriptions', 'Create', 'Sign Out']);
    expect(document.activeElement?.textContent).toBe('Bookmarks');
  });

  it('offers to ask again where the network is away', async () => {
    api.breakNetwork(call);
    await open();
    await whenShown('Try again');
    expect(items()).toEqual(['Try again']);
    api.answer(call, { body });
    await userEvent.click(screen.getByText('Try again'));
    await whenShown('Sign Out');
  });

  it('offers to sign in without a session', async () => {
    localStorage.clear();
    await open();
    await whenShown('Sign In');
    expect(items()).toEqual(['Sign In', 'Create Account']);
  });
});
