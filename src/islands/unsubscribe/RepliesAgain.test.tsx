import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsubscribeMessages } from '#contract/mail/unsubscribe-messages.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { RepliesAgain } from './RepliesAgain.tsx';

const { replies: texts } = unsubscribeMessages;
const change = 'PUT /api/v1/site/hearth/reply-letters';
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  act(signedOut);
  api = fakeApi();
});
afterEach(() => {
  act(signedOut);
  vi.unstubAllGlobals();
});
const signIn = () =>
  act(() =>
    signedIn({
      currentUser: aSiteUser(),
      siteUserData: { bookmarks: [] },
      authToken: 'token-of-edna',
    }),
  );

describe('Letters about answers, once they were ended', () => {
  it('lead a stranger to where they sign in', () => {
    render(<RepliesAgain />);
    const link = screen.getByRole('link', { name: texts.signIn });
    expect(link.getAttribute('href')).toBe('/sign-in?next=%2Funsubscribe%2Freplies%2Fdone');
  });

  it('come again where the person says so, also at the second try', async () => {
    signIn();
    api.breakNetwork(change);
    render(<RepliesAgain />);
    await userEvent.click(screen.getByRole('button', { name: texts.again }));
    await screen.findByRole('alert');
    api.answer(change, { body: { isWanted: true } });
    await userEvent.click(screen.getByRole('button', { name: texts.again }));
    expect(await screen.findByText(texts.isAgain)).toBeTruthy();
    expect(api.asked.at(-1)?.body).toEqual({ isWanted: true });
  });
});
