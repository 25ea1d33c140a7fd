import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentMessages } from '#contract/comments/comment-messages.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { startAnswer } from './answers.ts';
import { perform } from './deeds.ts';

export const nameOf = ({ user }: Pick<QueuedComment, 'user'>): string =>
  user?.displayName ?? commentMessages.anonymous;

/** It may stay: approves it, dismisses what was reported, and it is new no more. */
export function keep(comment: QueuedComment): void {
  const { isHeld, openReports, id: commentId } = comment;
  const dismissed = openReports > 0 ? texts.done.dismissed : texts.done.keep;
  const label = (isHeld ? texts.done.approved : dismissed)(nameOf(comment));
  void perform({ action: 'keep', commentId }, () => label);
}

/** Hides it, or shows it again. */
export function toggleHidden(comment: QueuedComment): void {
  const action = comment.isHidden ? 'unhide' : 'hide';
  const label = texts.done[action](nameOf(comment));
  void perform({ action, commentId: comment.id }, () => label);
}

/** The account of its writer, if anything can be done about it; the cook has nothing to fear of themselves. */
export const writerIdOf = ({ user, isFromOwner }: QueuedComment): string | null =>
  isFromOwner ? null : (user?.id ?? null);

export function hideAll(comment: QueuedComment): void {
  const userId = writerIdOf(comment);
  if (userId === null) return;
  const told = (count: number) => texts.done.hideAll(nameOf(comment), count);
  void perform({ action: 'hide-all', userId }, told);
}

/** Says what it ends; the comments of the person stay as they are. */
export function toggleBan(comment: QueuedComment): void {
  const userId = writerIdOf(comment);
  if (userId === null) return;
  const action = comment.isBanned ? 'unban' : 'ban';
  const label = texts.done[action](nameOf(comment));
  void perform({ action, userId }, () => label, false);
}

export const answer = ({ id }: QueuedComment): void => startAnswer(id);
