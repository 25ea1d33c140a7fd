import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { aComment, someComments } from '#stores/testing/comments.ts';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { Comments } from './Comments.tsx';

const call = '/api/v1/site/hearth/comments';

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  const siteUserData = { bookmarks: [] };
  signedIn({ currentUser: aSiteUser(), siteUserData, authToken: 'token-of-edna' });
});

afterEach(() => {
  act(signedOut);
  vi.unstubAllGlobals();
});

describe('A comment that was sent, §7', () => {
  it('stands at the top, and the focus goes on there', async () => {
    const api = fakeApi();
    api.answer(`GET ${call}`, { body: someComments([aComment(1)]) });
    api.answer(`POST ${call}`, { status: 201, body: someComments([aComment(2), aComment(1)]) });
    render(<Comments recipeId={aComment(1).recipeId} signInHref="/sign-in" isWithheld={false} />);
    await userEvent.type(await screen.findByLabelText('Your comment'), 'Lovely');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Your comment was added.');
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Comment 2');
    expect(document.activeElement).toBe(first);
  });
});
