import type {
  CommentActionAnswer,
  CommentActionInput,
  CommentBansAnswer,
  CommentQueueAnswer,
  CommentUndoAnswer,
  QueuedComment,
  QueuedThreadAnswer,
} from '#contract/comments/comment-queue.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { conversation, newestId, replyId } from './comments.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';
import { aVisitor, ownerAsVisitor } from '../app/visitors.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;

/** What a cook does with the comments of their site. */
export const queueOf = (cook: Cook) => ({
  list: async (query = '') =>
    (await cook.get<CommentQueueAnswer>(`/comment-queue${query && `?${query}`}`)).body,
  find: (id: string) => cook.get<QueuedThreadAnswer>(`/comment-queue/${id}`),
  look: (id: string) => cook.post(`/comment-queue/${id}/look`),
  act: async (input: CommentActionInput) =>
    (await cook.post<CommentActionAnswer>('/comment-actions', input)).body,
  undo: async (undoId: string) =>
    (await cook.post<CommentUndoAnswer>(`/comment-undos/${undoId}`)).body,
  bans: async () => (await cook.get<CommentBansAnswer>('/comment-bans')).body,
});

/** What comments of the queue say, in their order. */
export const said = (comments: QueuedComment[]): string[] =>
  comments.map(({ content }) => (content ? toPlainText(content) : ''));

/** A site of its own, so that each test knows all that is in its queue. */
export async function aTalkOn(app: TestApp) {
  const { say } = conversation(app);
  const cook = await aCook(app);
  const { id: recipeId } = await cook.publishRecipe();
  const ada = await aVisitor(app, cook, { displayName: 'Ada' });
  const bo = await aVisitor(app, cook, { displayName: 'Bo Ångström' });
  const write = async (who: typeof ada, content: string, parentId: string | null = null) => {
    const answer = await say(who, { recipeId, content, parentId });
    if (parentId === null) return newestId(answer);
    return replyId(answer.body);
  };
  const owner = ownerAsVisitor(app, cook);
  return { cook, recipeId, ada, bo, owner, write, queue: queueOf(cook) };
}
