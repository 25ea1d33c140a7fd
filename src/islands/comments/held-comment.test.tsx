import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aComment } from '#stores/testing/comments.ts';
import { CommentThread } from './CommentThread.tsx';

const shared = { now: Date.now(), signInHref: '/', canComment: true, canManage: false };
const nothing = () => undefined;

it('A comment that waits for the cook says so, and offers its writer to delete it alone', () => {
  const thread = aComment(1, { isOwn: true, isHeld: true });
  render(<CommentThread thread={thread} {...shared} onAsk={nothing} onSay={nothing} />);
  const article = within(screen.getByRole('article'));
  expect(article.getByText('Waits for the cook before others see it')).toBeTruthy();
  const buttons = article.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Delete, Ada']);
});
