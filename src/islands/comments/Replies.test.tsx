import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aComment, aReplyTo } from '#stores/testing/comments.ts';
import { Replies } from './Replies.tsx';

const parent = aComment(1);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => aReplyTo(parent, index + 2));
const show = (replies: ReturnType<typeof numbered>) =>
  render(<Replies replies={replies} now={0} canManage={false} onAsk={() => {}} />);
const opener = () => screen.queryByRole('button', { name: /^Show/ });

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
});
