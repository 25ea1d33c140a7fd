import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { CommentsAnswer, CommentView } from '#contract/comments/comment.ts';
import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentDraftKey } from '#domain/storage-keys.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
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
export type Answered = {
  /** The answer, where it is known by its id. */
  made: string[];
  /** Of the approval, which stands though the answer failed. */
  undoIds: string[];
  /** Why nothing was answered; null where it was. */
  failure: Failure | null;
};

/** Answers a comment as the cook, in its thread; one that waits is approved first. */
export async function sendAnswer(to: QueuedComment, sent: Sent): Promise<Answered> {
  const threadId = to.parentId ?? to.id;
  const json = { recipeId: to.recipeId, parentId: threadId, content: sent.content, website: '' };
  const headers = { 'Idempotency-Key': sent.key };
  const query = { threadId, limit: '1', offset: '0' };
  const param = { siteSlug: siteSlugHere() };
  const undoIds: string[] = [];
  try {
    if (to.isHeld) undoIds.push(await approve(to.id));
    const answer = await call(() => comments.$post({ param, query, json }, { headers }));
    return { made: await madeBy(answer, json), undoIds, failure: null };
  } catch (error) {
    return { made: [], undoIds, failure: failureOf(error) };
  }
}

type Place = { recipeId: string; parentId: string };

/** An answer stands in public by now, whether or not it is found. */
async function madeBy(answer: Answer, { recipeId, parentId }: Place): Promise<string[]> {
  try {
    const { total } = await commentsIn(answer);
    return await lastReply(recipeId, parentId, total);
  } catch {
    return [];
  }
}

/** The newest replies stand last. */
async function lastReply(recipeId: string, threadId: string, total: number): Promise<string[]> {
  const last = 24;
  const query = {
    recipeId,
    threadId,
    limit: String(last),
    offset: String(Math.max(0, total - last)),
  };
  const answer = await call(() => comments.$get({ param: { siteSlug: siteSlugHere() }, query }));
  const replies: CommentView[] = (await commentsIn(answer)).comments;
  const own = replies.findLast(({ isOwn }) => isOwn);
  return own ? [own.id] : [];
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

type Answer = { json: () => Promise<unknown> };

/** The client's types end where a type holds itself; the server answers what the contract says. */
async function commentsIn(answer: Answer): Promise<CommentsAnswer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await answer.json()) as CommentsAnswer;
}
