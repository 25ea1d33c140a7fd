import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import type { CommentQueueAnswer, QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';

export const manage = '/api/v1/manage/hearth';
export const queue = `GET ${manage}/comment-queue`;
export const actions = `POST ${manage}/comment-actions`;

export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const ada = { id: idOf(800), displayName: 'Ada', avatar: null };
const undoId = idOf(900);
export const undone = `POST ${manage}/comment-undos/${undoId}`;

/** The greater the number, the newer the comment. */
export const aQueued = (number: number, changes: Partial<QueuedComment> = {}): QueuedComment => ({
  id: idOf(number),
  recipeId: idOf(700),
  parentId: null,
  user: ada,
  content: {
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: `Comment ${number}` }] }],
  },
  createdAt: new Date(Date.UTC(2026, 4, 1, 10, number)).toISOString(),
  isFromOwner: false,
  isBanned: false,
  isHandled: false,
  isHeld: false,
  isHidden: false,
  isBelowHidden: false,
  upvoteCount: 0,
  replyTotal: 0,
  reports: [],
  openReports: 0,
  recipe: { title: 'Plum Pie', slug: 'plum-pie', isPublished: true },
  ...changes,
});

export const counts = { new: 3, held: 0, reported: 0, hidden: 0, all: 3 };

export const queued = (
  comments: QueuedComment[],
  more: Partial<CommentQueueAnswer> = {},
): { body: CommentQueueAnswer } => ({
  body: {
    comments,
    nextCursor: null,
    counts: { ...counts, new: comments.length, all: comments.length },
    commentsEnabled: true,
    holdFirstComments: false,
    ...more,
  },
});

/** Each comment of the queue alone in its thread. */
export function answerThreads(api: FakeApi, comments: QueuedComment[]): void {
  for (const comment of comments) {
    api.answer(`${queue}/${comment.id}`, {
      body: {
        comment,
        thread: [comment],
        earlier: 0,
        later: 0,
        image: null,
        person: { commentTotal: 3, hiddenTotal: 1, firstAt: comment.createdAt },
        hindrance: null,
      },
    });
    api.answer(`POST ${manage}/comment-queue/${comment.id}/look`, { status: 204 });
  }
}

export async function openQueue(api: FakeApi, comments: QueuedComment[]): Promise<void> {
  vi.stubGlobal('scrollTo', () => undefined);
  api.answer(queue, queued(comments));
  answerThreads(api, comments);
  const { CommentsScreen } = await import('../CommentsScreen.tsx');
  render(createElement(CommentsScreen));
  await screen.findByRole('heading', { name: texts.heading });
}

/** What the list shows, in its order. */
export const listed = () =>
  [...document.querySelectorAll('.queue-line-words')].map(({ textContent }) => textContent);

/** What is open beside the list. */
export const opened = () =>
  document.querySelector('.queue-said[data-chosen] .queue-words')?.textContent ?? null;

/** What was sent to the calls that do something. */
export const actsSent = (api: FakeApi) =>
  api.asked.filter(({ path }) => path.endsWith('/comment-actions')).map(({ body }) => body);

export const three = () => [aQueued(3), aQueued(2), aQueued(1)];
export const line = (number: number) =>
  screen.findByRole('link', { name: new RegExp(`Comment ${number}`) });
export const acted = (numbers: number[], changes: Parameters<typeof aQueued>[1]) => ({
  body: {
    undoId,
    changed: numbers.length,
    comments: numbers.map((number) => aQueued(number, { isHandled: true, ...changes })),
    counts,
  },
});
