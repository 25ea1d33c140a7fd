import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadComments } from '#stores/comments/comments.ts';
import { signedIn, signedOut } from '#stores/accounts/current-user.ts';
import { aComment, someComments } from '#stores/testing/comments.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser } from '#stores/testing/users.ts';
import { CommentForm } from './CommentForm.tsx';

const { recipeId } = aComment(1);
const post = 'POST /api/v1/site/hearth/comments';
const sent = vi.fn<() => void>();
let api: FakeApi;

beforeEach(async () => {
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  sent.mockReset();
  api.answer('GET /api/v1/site/hearth/comments', { body: someComments([]) });
  await loadComments(recipeId);
  signedIn({
    currentUser: aSiteUser(),
    siteUserData: { bookmarks: [] },
    authToken: 'token-of-edna',
  });
  render(<CommentForm recipeId={recipeId} signInHref="/sign-in" parent={null} onSent={sent} />);
});

afterEach(() => {
  act(signedOut);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const areDisabled = () =>
  ['Submit', 'Cancel'].map((name) => button(name).disabled || button(name).ariaDisabled === 'true');

describe('Writing a comment, §5', () => {
  it('cannot be sent or taken back while there is nothing to see of it', async () => {
    expect(areDisabled()).toEqual([true, true]);
    await userEvent.type(field(), '  {Enter} ');
    expect(areDisabled()).toEqual([true, true]);
    await userEvent.type(field(), 'Lovely');
    expect(areDisabled()).toEqual([false, false]);
  });

  it('cannot be sent or taken back again while it is being sent', async () => {
    const answerLater = api.answerLater(post);
    await userEvent.type(field(), 'Lovely');
    await userEvent.dblClick(button('Submit'));
    expect(areDisabled()).toEqual([true, true]);
    expect(field().readOnly).toBe(true);
    answerLater({ status: 201, body: someComments([aComment(1)]) });
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(field().value).toBe('');
    expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is taken back whole', async () => {
    await userEvent.type(field(), 'Lovely');
    await userEvent.click(button('Cancel'));
    expect(field().value).toBe('');
  });
});

describe('A comment that cannot be sent', () => {
  const refused = async (answer: Parameters<FakeApi['answer']>[1]) => {
    api.answer(post, answer);
    await userEvent.type(field(), 'Lovely');
    await userEvent.click(button('Submit'));
  };

  it('stays and says that there is no connection', async () => {
    api.breakNetwork(post);
    await userEvent.type(field(), 'Lovely');
    await userEvent.click(button('Submit'));
    expect(await screen.findByText(/What you entered is still here/)).toBeTruthy();
    expect(field().value).toBe('Lovely');
  });

  it('stays and says what is wrong with it', async () => {
    const message = 'String must contain at most 5000 character(s)';
    const issues = [{ path: 'content', message }];
    await refused({ status: 400, body: { code: 'validation_failed', error: 'No', issues } });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field().value).toBe('Lovely');
  });

  it('stays and says when to try again', async () => {
    const headers = { 'Retry-After': '30' };
    await refused({ status: 429, headers, body: { code: 'rate_limited', error: 'No' } });
    expect(await screen.findByText(/Please try again in a minute/)).toBeTruthy();
  });

  it('stays and asks to sign in once the session has ended', async () => {
    await refused({ status: 401, body: { code: 'unauthenticated', error: 'No' } });
    const link = await screen.findByRole('link', { name: 'Sign in to comment' });
    expect(link.getAttribute('href')).toBe('/sign-in');
    expect(field().value).toBe('Lovely');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });
});
