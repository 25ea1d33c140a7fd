import type { AnswerHindrance, QueuedComment } from '../../comments/comment-queue.ts';
import { countedUpTo, type QueueView } from '#domain/comments/comment-queue.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const views: Record<QueueView, string> = {
  new: 'New',
  held: 'Waiting',
  reported: 'Reported',
  hidden: 'Hidden',
  all: 'All',
};

const empty: Record<QueueView, { heading: string; text: string }> = {
  new: { heading: 'All read', text: 'What people say next stands here.' },
  held: {
    heading: 'Nobody waits',
    text: 'With “Hold first comments” in the menu, the first comment of a person stands here until you approve it.',
  },
  reported: {
    heading: 'Nothing is reported',
    text: 'When a reader reports a comment, it stands here with the reason.',
  },
  hidden: {
    heading: 'Nothing is hidden',
    text: 'What you hide stands here, and can be shown again.',
  },
  all: {
    heading: 'Nobody has said anything yet',
    text: 'Comments below your recipes come together here, each beside its dish.',
  },
};

const hindrances: Record<AnswerHindrance, string> = {
  'comments-off': 'Comments are turned off, so nothing can be answered.',
  unpublished: 'The recipe is not published, so nothing can be answered.',
  hidden: 'Show it again to answer it.',
};

/** What one press of “fine” does to a comment as it stands. */
function keep({ isHeld, openReports }: Pick<QueuedComment, 'isHeld' | 'openReports'>): string {
  if (isHeld) return 'Approve';
  if (openReports === 0) return 'Done';
  return openReports === 1 ? 'Dismiss report' : `Dismiss ${openReports} reports`;
}

/** The queue of comments. */
export const commentsMessages = {
  heading: 'Comments',
  views,
  viewFilter: 'Which comments',
  count: (count: number) => (count >= countedUpTo ? `${countedUpTo}+` : String(count)),
  search: 'Words or a name',
  ofPerson: (name: string) => `Everything by ${name}`,
  clearPerson: (name: string) => `No longer only ${name}`,
  loadFailed: 'The comments could not be loaded',
  tryAgain: 'Try again',
  more: 'Load more',
  empty,
  nothingFound: (words: string) => `Nobody said “${words}” here`,
  nothingOfPerson: 'Nothing of this person stands here',
  clear: 'Show all of this list',
  isOff: 'Comments are turned off: visitors neither see nor write any. They are all kept.',
  toList: 'Comments',

  isNew: 'New',
  cook: 'You',
  deleted: 'This comment was deleted.',
  reply: 'Reply',
  marks: {
    held: 'Waiting',
    hidden: 'Hidden',
    below: 'Hidden with what it answers',
    banned: 'Banned',
    reported: (count: number) => counted(count, 'report'),
  },
  unpublished: 'not published',
  detail: 'Comment',
  thread: 'In its thread',
  openRecipe: 'Open in the kitchen',
  seeOnSite: 'See it on the site',
  earlier: (count: number) => (count === 1 ? '1 earlier reply' : `${count} earlier replies`),
  later: (count: number) => (count === 1 ? '1 later reply' : `${count} later replies`),
  reports: 'Reported',
  reportedBy: (name: string) => `by ${name}`,
  settled: 'settled',
  upvotes: (count: number) => counted(count, 'upvote'),
  person: (comments: number, hidden: number, since: string) =>
    `${counted(comments, 'comment')} here${hidden > 0 ? `, ${hidden} hidden` : ''}, the first ${since}`,
  onlyPerson: (name: string) => `All by ${name}`,
  former: 'Written where this site was before. Whoever wrote it has no account here.',
  heldHint: (name: string) => `Only you and ${name} see this until you approve it.`,

  keep,
  hide: 'Hide',
  hideWithReplies: 'Hide with replies',
  unhide: 'Show again',
  answer: 'Answer',
  further: 'More',
  hideAll: (name: string) => `Hide all by ${name}`,
  ban: (name: string) => `Ban ${name}`,
  unban: (name: string) => `End the ban of ${name}`,
  actions: 'What to do with it',

  answerLabel: (name: string) => `Your answer to ${name}`,
  answerHint: 'It stands in the thread at once, under your name.',
  answerApproves: 'Answering approves the comment first.',
  send: 'Answer',
  cancel: 'Cancel',
  hindrances,

  done: {
    keep: (name: string) => `The comment by ${name} stays`,
    approved: (name: string) => `The comment by ${name} is on the site`,
    dismissed: (name: string) => `Reports dismissed, the comment by ${name} stays`,
    hide: (name: string) => `The comment by ${name} is hidden`,
    unhide: (name: string) => `The comment by ${name} is shown again`,
    hideAll: (name: string, count: number) => `${counted(count, 'comment')} by ${name} hidden`,
    ban: (name: string) => `${name} can read on, and can no longer comment, upvote or report here`,
    unban: (name: string) => `${name} can comment again`,
    answer: (name: string) => `You answered ${name}`,
    held: 'The first comment of a person now waits for you. What waits already stays waiting',
    unheld: 'First comments now appear at once. What waits already still does',
  },
  undone: (label: string) => `Undone: ${label}`,
  undoneLater: (label: string) => `Nothing to undo, something was done after it: ${label}`,
  undoFailed: 'This could not be taken back',
  undoEnded: 'It is too late to take this back',
  failed: 'That did not happen',

  menu: 'Settings of comments',
  hold: 'Hold first comments',
  holdOff: 'Show first comments at once',
  bans: 'Who is banned',
  bansTitle: 'Banned people',
  bansText: 'They read everything they could read before, and cannot comment, upvote or report.',
  noBans: 'Nobody is banned.',
  endBan: 'End ban',
  bannedSince: (when: string, comments: number) => `${when} · ${counted(comments, 'comment')}`,
} as const;
