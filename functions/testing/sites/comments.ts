import type { CommentsAnswer } from '#contract/comments/comment.ts';
import type { TestApp } from '../app/test-app.ts';
import type { aPasserBy } from '../app/visitors.ts';

type Calls = ReturnType<typeof aPasserBy>;
type Said = { recipeId: string; content?: unknown; parentId?: string | null };

/** Lets people talk below the recipes of an app. */
export const conversation = ({ clock }: TestApp) => ({
  /** Minutes pass between comments, so that no rate limit applies. */
  say: async (calls: Calls, { content = 'Lovely.', ...said }: Said) => {
    clock.now += 60_000;
    return calls.post<CommentsAnswer>('/comments', { content, ...said });
  },
  read: async (calls: Calls, recipeId: string, page = '') =>
    (await calls.get<CommentsAnswer>(`/comments?recipeId=${recipeId}${page}`)).body,
});

/** The id of the newest thread of an answer. */
export const newestId = ({ body }: { body: CommentsAnswer }) => body.comments[0]?.id ?? '';

/** The id of the oldest reply below the newest thread. */
export const replyId = ({ comments }: CommentsAnswer) => comments[0]?.children[0]?.id ?? '';

/** A comment as it is stored and answered. */
export const paragraphs = (...lines: string[]) => ({
  type: 'document',
  children: lines.map((text) => ({ type: 'paragraph', children: [{ text }] })),
});

type Outline = string | null | [string | null, Outline[]];

/** The comments of a recipe in their order. */
export const outline = (comments: CommentsAnswer['comments']): Outline[] =>
  comments.map(({ content, children }) => {
    const first = content?.children[0]?.children[0];
    const text = first && 'text' in first ? first.text : null;
    return children.length > 0 ? [text, outline(children)] : text;
  });
