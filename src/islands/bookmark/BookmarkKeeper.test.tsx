import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSiteUserData, signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { BookmarkButton } from '#ui/BookmarkButton.tsx';
import { BookmarkKeeper } from './BookmarkKeeper.tsx';

const pie = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f11';
const post = 'POST /api/v1/site/hearth/bookmarks';
const kept = (...bookmarks: string[]) => ({ body: { siteUserData: { bookmarks } } });
const showPopover = vi.fn<() => void>();
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  Object.assign(HTMLElement.prototype, { showPopover: showPopover.mockReset() });
});

afterEach(() => {
  act(signedOut);
  vi.unstubAllGlobals();
});

const signInWith = (...bookmarks: string[]) =>
  act(() =>
    signedIn({
      currentUser: aSiteUser(),
      siteUserData: { bookmarks },
      authToken: 'token-of-edna',
    }),
  );
const show = (titles: (string | undefined)[] = ['Apple pie']) => {
  const cards = titles.map((title) => (
    <BookmarkButton key={title ?? 'own'} recipeId={pie} {...(title && { title })} />
  ));
  render(
    <>
      {cards}
      <div id="account-prompt" />
      <BookmarkKeeper />
    </>,
  );
};
const button = (name: string) => screen.getByRole('button', { name });

describe('Bookmark buttons of a page, §4', () => {
  it('say Save or Saved, on cards with the name of the recipe', () => {
    signInWith(pie);
    show([undefined, 'Apple pie']);
    expect(button('Saved')).toBeTruthy();
    expect(button('Saved Apple pie')).toBeTruthy();
    act(() => keepSiteUserData({ bookmarks: [] }));
    expect(button('Save')).toBeTruthy();
    expect(button('Save Apple pie')).toBeTruthy();
  });

  it('change at once and do nothing more until the server has it', async () => {
    signInWith();
    show();
    const answerLater = api.answerLater(post);
    await userEvent.click(button('Save Apple pie'));
    expect(button('Saved Apple pie').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Saved Apple pie'));
    answerLater(kept(pie));
    await waitFor(() =>
      expect(button('Saved Apple pie').hasAttribute('aria-disabled')).toBe(false),
    );
    expect(api.asked).toHaveLength(1);
  });

  it('go back when it fails', async () => {
    signInWith();
    show();
    api.breakNetwork(post);
    await userEvent.click(button('Save Apple pie'));
    await waitFor(() => expect(button('Save Apple pie')).toBeTruthy());
  });

  it('are right from the start when another island adds them later', async () => {
    signInWith(pie);
    show([]);
    render(<BookmarkButton recipeId={pie} title="Apple pie" />);
    await waitFor(() => expect(button('Saved Apple pie')).toBeTruthy());
  });

  it('ask for an account when nobody is signed in', async () => {
    show();
    await userEvent.click(button('Save Apple pie'));
    await waitFor(() => expect(showPopover).toHaveBeenCalledOnce());
    expect(api.asked).toEqual([]);
  });

  it('ask for an account once the session has ended', async () => {
    signInWith();
    show();
    api.answer(post, { status: 401, body: { code: 'unauthenticated', error: '' } });
    await userEvent.click(button('Save Apple pie'));
    await waitFor(() => expect(showPopover).toHaveBeenCalledOnce());
    expect(button('Save Apple pie')).toBeTruthy();
  });
});
