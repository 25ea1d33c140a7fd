import { vi } from 'vitest';
import type { CommentsAnswer, CommentView } from '#contract/comments/comment.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { exampleOf } from './examples.ts';
import { fakeApi } from './fake-api.ts';

const base = Date.UTC(2026, 4, 17, 9, 30);

/** A comment written so many seconds after the first; its number is its id. */
export function aComment(number: number, own: Partial<CommentView> = {}): CommentView {
  return {
    id: `7b7f6a52-6f4e-4a52-9d68-${String(number).padStart(12, '0')}`,
    recipeId: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f09',
    parentId: null,
    level: 1,
    user: { id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f0a', displayName: 'Ada', avatar: null },
    content: {
      type: 'document',
      children: [{ type: 'paragraph', children: [{ text: `Comment ${number}` }] }],
    },
    createdAt: new Date(base + number * 1000).toISOString(),
    isOwn: false,
    isFromOwner: false,
    upvoteCount: 0,
    isUpvoted: false,
    isHeld: false,
    replyTotal: own.children?.length ?? 0,
    children: [],
    ...own,
  };
}

export function aReplyTo(parent: CommentView, number: number): CommentView {
  return aComment(number, { parentId: parent.id, level: 2 });
}

/** The answer that makes a visitor the manager of a site. */
export const managedSite = { body: exampleOf(siteAnswer) };

/** A page of threads, and that it is all there is unless more is said. */
export function someComments(
  comments: CommentView[],
  more: Partial<CommentsAnswer> = {},
): CommentsAnswer {
  return {
    comments,
    total: comments.length,
    commentCount: comments.length,
    nextOffset: null,
    canComment: true,
    canManage: false,
    ...more,
  };
}

export type CommentsPage = Awaited<ReturnType<typeof openCommentsPage>>;

/** The API and the store of a page: it begins with stores of its own. */
export async function openCommentsPage() {
  vi.resetModules();
  document.body.dataset['site'] = 'hearth';
  const api = fakeApi();
  const reading = await import('../comments/comments.ts');
  const store = { ...reading, ...(await import('../comments/comment-changes.ts')) };
  return {
    api,
    store,
    async load(comments: CommentView[], more: Partial<CommentsAnswer> = {}) {
      api.answer('GET /api/v1/site/hearth/comments', { body: someComments(comments, more) });
      await store.loadComments(aComment(1).recipeId);
    },
  };
}
