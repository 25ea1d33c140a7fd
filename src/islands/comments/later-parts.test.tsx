import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as CurrentUserStore from '#stores/accounts/current-user.ts';
import { aComment, someComments } from '#stores/testing/comments.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import type * as Island from './Comments.tsx';

const comments = 'GET /api/v1/site/hearth/comments';
const fetchParts = vi.fn<() => void>();
let api: FakeApi;
let users: typeof CurrentUserStore;
let Comments: typeof Island.Comments;

beforeEach(async () => {
  vi.resetModules();
  fetchParts.mockReset();
  vi.doMock('./member-parts.ts', async (importOriginal) => {
    fetchParts();
    return await importOriginal();
  });
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  users = await import('#stores/accounts/current-user.ts');
  ({ Comments } = await import('./Comments.tsx'));
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = async (canComment: boolean) => {
  api.answer(comments, { body: someComments([aComment(1)], { canComment }) });
  const { recipeId } = aComment(1);
  render(<Comments recipeId={recipeId} signInHref="/sign-in" isWithheld={false} />);
  await screen.findByText('Comment 1');
};
const signIn = () =>
  act(() =>
    users.signedIn({
      currentUser: aSiteUser(),
      siteUserData: { bookmarks: [] },
      authToken: 'token-of-edna',
    }),
  );
const field = () => screen.queryByLabelText('Your comment');

describe('The code to write comments', () => {
  it('is not loaded for whoever only reads', async () => {
    await show(false);
    expect(fetchParts).not.toHaveBeenCalled();
  });

  it('is there with the comments for whoever is signed in', async () => {
    signIn();
    await show(true);
    expect(fetchParts).toHaveBeenCalledOnce();
    expect(field()).toBeTruthy();
  });

  it('says that it could not be loaded, and is asked for again', async () => {
    fetchParts.mockImplementation(() => {
      throw new TypeError('Failed to fetch');
    });
    signIn();
    await show(true);
    expect(await screen.findByText(/^This part could not be loaded/)).toBeTruthy();
    expect(field()).toBeNull();
    fetchParts.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Your comment')).toBeTruthy();
  });
});
