import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { CommentsAnswer, CommentView } from '#contract/comments/comment.ts';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentDraftKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '#stores/kept.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { paramHere, queueCalls, takeFresh } from './queue.ts';

const comments = siteApi[':siteSlug'].comments;

const $open = atom<string | null>(null);
/** The comment whose answer is being written. */
export const $answering: ReadableAtom<string | null> = $open;
export const startAnswer = (commentId: string): void => $open.set(commentId);
export const endAnswer = (): void => $open.set(null);

/** What was begun is kept for the session, as on the pages of the site. */
export const draftOf = ({ recipeId, id }: QueuedComment): string =>
  readKept(commentDraftKey(recipeId, id), 'session') ?? '';
export const keepDraft = ({ recipeId, id }: QueuedComment, text: string): boolean =>
  keep(commentDraftKey(recipeId, id), text === '' ? null : text, 'session');

type Sent = { content: string; key: string };
/** What an answer made, so that it can be taken back. */
type Answered = { commentId: string; undoIds: string[] };

/** Answers a comment as the cook, in its thread; one that waits is approved first. */
export async function sendAnswer(to: QueuedComment, sent: Sent): Promise<Answered> {
  const undoIds = to.isHeld ? [await approve(to.id)] : [];
  const threadId = to.parentId ?? to.id;
  const json = { recipeId: to.recipeId, parentId: threadId, content: sent.content, website: '' };
  const headers = { 'Idempotency-Key': sent.key };
  const query = { threadId, limit: '1', offset: '0' };
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => comments.$post({ param, query, json }, { headers }));
  const { total } = await commentsIn(answer);
  const commentId = await lastReply(to.recipeId, threadId, total);
  return { commentId, undoIds };
}

/** The newest replies stand last. */
async function lastReply(recipeId: string, threadId: string, total: number): Promise<string> {
  const last = 24;
  const query = {
    recipeId,
    threadId,
    limit: String(last),
    offset: String(Math.max(0, total - last)),
  };
  const answer = await call(() => comments.$get({ param: { siteSlug: siteSlugHere() }, query }));
  const replies: CommentView[] = (await commentsIn(answer)).comments;
  return replies.findLast(({ isOwn }) => isOwn)?.id ?? '';
}

async function approve(commentId: string): Promise<string> {
  const json = { action: 'keep' as const, commentId };
  const answer = await jsonOf(
    await call(() => queueCalls['comment-actions'].$post({ param: paramHere(), json })),
  );
  takeFresh(answer);
  return answer.undoId;
}

export async function withdrawAnswer(commentId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), commentId };
  await call(() => comments[':commentId'].$delete({ param, query: {} }));
}

/** The client's types end where a type holds itself; the server answers what the contract says. */
async function commentsIn(answer: { json: () => Promise<unknown> }): Promise<CommentsAnswer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await answer.json()) as CommentsAnswer;
}
