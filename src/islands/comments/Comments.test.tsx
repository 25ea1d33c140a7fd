import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommentView } from '#contract/comments/comment.ts';
import type * as CurrentUserStore from '#stores/accounts/current-user.ts';
import { aComment, aReplyTo, managedSite, someComments } from '#stores/testing/comments.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { aSiteUser, aSubscriber } from '#stores/testing/users.ts';
import type * as Island from './Comments.tsx';

const { recipeId } = aComment(1);
const comments = '/api/v1/site/hearth/comments';
const manage = '/api/v1/manage/hearth';
let api: FakeApi;
let users: typeof CurrentUserStore;
let Comments: typeof Island.Comments;

/** A page begins with stores of its own. */
beforeEach(async () => {
  vi.resetModules();
  document.body.dataset['site'] = 'hearth';
  api = fakeApi();
  users = await import('#stores/accounts/current-user.ts');
  ({ Comments } = await import('./Comments.tsx'));
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const signIn = () =>
  act(() =>
    users.signedIn({
      currentUser: aSiteUser(),
      siteUserData: { bookmarks: [] },
      authToken: 'token-of-edna',
    }),
  );
const show = async (given: CommentView[], more: Parameters<typeof someComments>[1] = {}) => {
  api.answer(`GET ${comments}`, { body: someComments(given, more) });
  const shown = render(
    <Comments recipeId={recipeId} signInHref="/sign-in?next=x" isWithheld={false} />,
  );
  await screen.findByText(given.length === 0 ? 'No comments yet' : /^\d+ comments?$/);
  return shown;
};
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => screen.findByRole('alertdialog');

describe('Comments below a recipe, §4, §8', () => {
  it('render nothing of what the server has to say', () => {
    const rendered = renderToString(
      <Comments recipeId={recipeId} signInHref="/" isWithheld={false} />,
    );
    expect(rendered).toContain('Comments');
    expect(rendered).not.toContain('Loading');
  });

  it('say that there are none', async () => {
    await show([]);
    expect(screen.getByText('No comments yet')).toBeTruthy();
  });

  it('say that they could not be loaded, and can be asked for again', async () => {
    api.answer(`GET ${comments}`, { status: 500 });
    render(<Comments recipeId={recipeId} signInHref="/" isWithheld={false} />);
    expect(await screen.findByText('Failed to load comments')).toBeTruthy();
    api.answer(`GET ${comments}`, { body: someComments([aComment(1)]) });
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Comment 1')).toBeTruthy();
  });

  it('come in pages, and say so when the next cannot be loaded', async () => {
    await show([aComment(2)], { total: 2, nextOffset: 1 });
    api.answer(`GET ${comments}`, { status: 500 });
    vi.stubGlobal('reportError', vi.fn<typeof reportError>());
    await userEvent.click(button('Load more comments'));
    expect(await screen.findByText('Error loading comments')).toBeTruthy();
    api.answer(`GET ${comments}`, { body: someComments([aComment(2), aComment(1)]) });
    await userEvent.click(button('Load more comments'));
    expect(await screen.findByText('Comment 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more comments' })).toBeNull();
  });

  it('go on with the first that is new when more are asked for', async () => {
    await show([aComment(2)], { total: 2, nextOffset: 1 });
    api.answer(`GET ${comments}`, { body: someComments([aComment(2), aComment(1)]) });
    await userEvent.click(button('Load more comments'));
    await screen.findByText('Comment 1');
    expect(document.activeElement?.textContent).toContain('Comment 1');
  });

  it('stand with their replies 1.25 rem further in, and stubs where some remain', async () => {
    const gone = aComment(1, { content: null, user: null });
    await show([{ ...gone, children: [aReplyTo(gone, 2)] }]);
    expect(screen.getByText('This comment was deleted.')).toBeTruthy();
    const reply = screen.getByRole('article', { name: 'Ada' });
    expect(reply.style.marginInlineStart).toBe('1.25rem');
  });

  it('make links harmless', async () => {
    const children = [{ text: 'here' }];
    const link = { type: 'link', href: 'https://a.example/', children } as const;
    const unsafe = { ...link, href: 'javascript:alert(1)', children: [{ text: 'there' }] };
    const paragraph = { type: 'paragraph', children: [link, unsafe] } as const;
    const content = { type: 'document', children: [paragraph] } as unknown;
    const hostile = aComment(1, { content: content as CommentView['content'] });
    api.answerWrongly(`GET ${comments}`, someComments([hostile]));
    render(<Comments recipeId={recipeId} signInHref="/" isWithheld={false} />);
    await screen.findByText('here');
    const [shown, ...others] = screen.getAllByRole('link', { name: /here/ });
    expect(shown?.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(others).toEqual([]);
  });

  it('are withheld below a locked recipe where the theme says so', async () => {
    const { container } = render(<Comments recipeId={recipeId} signInHref="/" isWithheld />);
    await waitFor(() => expect(api.asked.length).toBeGreaterThan(0));
    expect(container.textContent).toBe('');
  });
});

describe('Comments of a locked recipe whose theme withholds them, §6', () => {
  it('are there to read and to write for who has a paid plan', async () => {
    api.answer(`GET ${comments}`, { body: someComments([aComment(1)]) });
    render(<Comments recipeId={recipeId} signInHref="/" isWithheld />);
    act(() =>
      users.signedIn({
        currentUser: aSubscriber('monthly'),
        siteUserData: { bookmarks: [] },
        authToken: 'token-of-edna',
      }),
    );
    expect(await screen.findByText('Comment 1')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeTruthy();
  });
});

describe('Who may do what, §6', () => {
  it('is to sign in, for whoever is not signed in', async () => {
    await show([aComment(1)], { canComment: false });
    const link = screen.getByRole('link', { name: 'Sign in to comment' });
    expect(link.getAttribute('href')).toBe('/sign-in?next=x');
    expect(screen.queryByRole('button', { name: /Reply|Delete|Hide|Report/ })).toBeNull();
  });

  it('is to subscribe, on a premium recipe', async () => {
    signIn();
    await show([aComment(1)], { canComment: false });
    expect(screen.getByText(/only available to subscribers with full access/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is to reply to a comment but not to a reply', async () => {
    signIn();
    const parent = aComment(1);
    await show([{ ...parent, children: [aReplyTo(parent, 2)] }]);
    expect(screen.getAllByRole('button', { name: /^Reply/ })).toHaveLength(1);
  });

  it('is to delete what one wrote and to report what others did', async () => {
    signIn();
    await show([aComment(2, { isOwn: true }), aComment(1)]);
    const [own, other] = screen.getAllByRole('article');
    expect(within(own!).queryByRole('button', { name: /^Report/ })).toBeNull();
    expect(within(own!).getByRole('button', { name: /^Delete/ })).toBeTruthy();
    expect(within(other!).queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(within(other!).getByRole('button', { name: /^Report/ })).toBeTruthy();
  });
});

describe('Asking before it is done, §8', () => {
  const parent = aComment(2, { isOwn: true });
  const withReply = { ...parent, children: [aReplyTo(parent, 3)] };

  it.each([
    ['without replies', parent, 'Are you sure you want to delete this comment?'],
    [
      'with replies',
      withReply,
      'Are you sure you want to delete this comment? This will delete all replies to this comment.',
    ],
  ])('deletes a comment %s', async (_name, comment, text) => {
    signIn();
    await show([comment, aComment(1)]);
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[0]!);
    expect(within(await dialog()).getByText(text)).toBeTruthy();
    api.answer(`DELETE ${comments}/${comment.id}`, { body: someComments([aComment(1)]) });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Comment 2')).toBeNull());
    expect(screen.getByText('Your comment was deleted.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' })),
    );
  });

  it('leaves everything when it is not confirmed, and says when it fails', async () => {
    signIn();
    await show([parent]);
    await userEvent.click(button(/^Delete/));
    api.breakNetwork(`DELETE ${comments}/${parent.id}`);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Comment 2')).toBeTruthy();
  });

  it('hides a comment, which the manager can bring back', async () => {
    signIn();
    api.answer(`GET ${manage}/current-site`, managedSite);
    api.answer(`GET ${manage}/hidden-comments`, { body: { comments: [], total: 0 } });
    await show([withReply], { canManage: true });
    await userEvent.click(screen.getAllByRole('button', { name: /^Hide/ })[0]!);
    const text =
      'Are you sure you want to hide this comment? This will hide all replies to this comment.';
    expect(within(await dialog()).getByText(text)).toBeTruthy();
    api.answer(`POST ${manage}/comments/${parent.id}/hide`, { body: someComments([]) });
    api.answer(`GET ${manage}/hidden-comments`, {
      body: { comments: [{ ...withReply, replyTotal: 3 }], total: 1 },
    });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Hidden comments')).toBeTruthy();
    expect(screen.getByText('And 2 more replies')).toBeTruthy();
    api.answer(`POST ${manage}/comments/${parent.id}/unhide`, { body: someComments([withReply]) });
    api.answer(`GET ${manage}/hidden-comments`, { body: { comments: [], total: 0 } });
    await userEvent.click(button(/^Unhide/));
    await waitFor(() => expect(screen.queryByText('Hidden comments')).toBeNull());
    expect(screen.getByText('Comment 2')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' })),
    );
  });
});

describe('Reporting', () => {
  it('sends what is wrong to the cook', async () => {
    signIn();
    await show([aComment(1)]);
    await userEvent.click(button(/^Report/));
    expect(button('Send report').disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('What is wrong with it?'), 'Advertising');
    api.answer('POST /api/v1/site/hearth/comment-reports', { status: 204 });
    await userEvent.click(button('Send report'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.asked.at(-1)?.body).toEqual({ commentId: aComment(1).id, reason: 'Advertising' });
  });
});
