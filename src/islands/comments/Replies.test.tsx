import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aComment, aReplyTo, someComments } from '#stores/testing/comments.ts';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { Comments } from './Comments.tsx';
import { Replies } from './Replies.tsx';

const parent = aComment(1);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => aReplyTo(parent, index + 2));
const show = (replies: ReturnType<typeof numbered>) =>
  render(
    <Replies
      thread={{ ...parent, replyTotal: replies.length, children: replies }}
      now={0}
      canManage={false}
      onAsk={() => {}}
    />,
  );
const opener = () => screen.queryByRole('button', { name: /^Show/ });

afterEach(() => vi.unstubAllGlobals());

describe('Replies of a long thread', () => {
  it('are ten at first and all of them when asked, and the focus goes on there', async () => {
    show(numbered(15));
    expect(screen.queryByText('Comment 12')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more replies' }));
    expect(document.activeElement?.textContent).toContain('Comment 12');
    expect(screen.getByText('Comment 16')).toBeTruthy();
    expect(opener()).toBeNull();
  });

  it('are all there where few are left', () => {
    show(numbered(14));
    expect(screen.getByText('Comment 15')).toBeTruthy();
    expect(opener()).toBeNull();
  });

  it('are there up to one’s own, however late that stands', () => {
    show([...numbered(18), { ...aReplyTo(parent, 20), isOwn: true }]);
    expect(screen.getByText('Comment 20')).toBeTruthy();
  });

  it('are loaded when asked where not all of them came', async () => {
    document.body.dataset['site'] = 'hearth';
    const api = fakeApi();
    const list = 'GET /api/v1/site/hearth/comments';
    const replies = numbered(22);
    const thread = { ...parent, replyTotal: 22, children: replies.slice(0, 20) };
    api.answer(list, { body: someComments([thread]) });
    render(<Comments recipeId={parent.recipeId} signInHref="/sign-in" isWithheld={false} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 10 more replies' }));
    api.answer(list, { body: someComments(replies.slice(12), { total: 22 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Load more replies' }));
    expect(await screen.findByText('Comment 23')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Comment 22');
    expect(screen.queryByRole('button', { name: 'Load more replies' })).toBeNull();
  });
});
