import type { SiteScope } from '../scope.ts';
import { commentBanRepository } from './comment-ban.ts';
import { commentDeedRepository } from './comment-deeds.ts';
import { commentQueueRepository } from './comment-queue.ts';
import { commentReportRepository } from './comment-report.ts';
import { commentLetterRepository } from './comment-letter.ts';
import { commentRepository } from './comment.ts';
import { formerCommentRepository } from './former-comment.ts';
import { replyLetterRepository } from './reply-letter.ts';
import { queuedThreadRepository } from './queued-thread.ts';

/** What visitors say on a site, and what its cook does about it. */
export const commentRepositories = (scope: SiteScope) => ({
  commentBans: commentBanRepository(scope),
  commentDeeds: commentDeedRepository(scope),
  commentQueue: commentQueueRepository(scope),
  commentReports: commentReportRepository(scope),
  comments: commentRepository(scope),
  commentLetters: commentLetterRepository(scope),
  formerComments: formerCommentRepository(scope),
  replyLetters: replyLetterRepository(scope),
  queuedThreads: queuedThreadRepository(scope),
});
