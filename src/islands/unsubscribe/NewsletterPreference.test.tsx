import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { NewsletterPreference } from './NewsletterPreference.tsx';

const change = 'PUT /api/v1/site/hearth/newsletter-preference';
const siteUserData = { bookmarks: [] };
const reader = aSiteUser({ isSubscribedToNewsletter: true });
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
});
afterEach(() => {
  act(signedOut);
  vi.unstubAllGlobals();
});

const show = () => {
  act(() => signedIn({ currentUser: reader, siteUserData, authToken: 'token-of-edna' }));
  render(<NewsletterPreference />);
  return screen.getByRole('checkbox', {
    name: 'Send letters about new recipes to edna@example.com',
  });
};

describe('Whether a site writes to a person', () => {
  it('is nothing that a stranger can say', () => {
    act(signedOut);
    render(<NewsletterPreference />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is for the person to say', async () => {
    const without = { ...reader, isSubscribedToNewsletter: false };
    api.answer(change, {
      body: { site: { slug: 'hearth', title: 'Hearth' }, isSubscribed: false },
    });
    api.answer('GET /api/v1/site/hearth/current-user', {
      body: { currentUser: without, siteUserData },
    });
    const box = show();
    expect(box).toHaveProperty('checked', true);
    await userEvent.click(box);
    await vi.waitFor(() => expect(box).toHaveProperty('checked', false), patience);
    expect(api.asked[0]?.body).toEqual({ isSubscribed: false });
  });

  it('shows what was wished while it is told, once however often it is pressed', async () => {
    const answer = api.answerLater(change);
    const box = show();
    await userEvent.dblClick(box);
    expect(box).toHaveProperty('checked', false);
    expect(api.asked).toHaveLength(1);
    answer({ status: 429, body: { error: '', code: 'rate_limited' } });
    await vi.waitFor(() => expect(box).toHaveProperty('checked', true), patience);
  });

  it('stays as it was when nobody could be told', async () => {
    api.breakNetwork(change);
    const box = show();
    await userEvent.click(box);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(box).toHaveProperty('checked', true);
  });
});
