import { failureMessages } from '../failure-messages.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What is said below a recipe that no visitor has written. */
export const commentMessages = {
  heading: 'Comments',
  count: (count: number) => counted(count, 'comment'),
  loading: 'Loading...',
  failed: 'Failed to load comments',
  moreFailed: 'Error loading comments',
  tryAgain: 'Try again',
  none: 'No comments yet',
  loadMore: 'Load more comments',
  showReplies: (count: number) => `Show ${count} more replies`,
  loadMoreReplies: 'Load more replies',
  moreReplies: (count: number) => `And ${count} more ${count === 1 ? 'reply' : 'replies'}`,
  needsScript: 'Comments need JavaScript, which is turned off in this browser.',

  anonymous: 'Anonymous cook',
  cook: 'Cook',
  deleted: 'This comment was deleted.',
  upvote: 'Upvote',
  upvotes: (count: number) => counted(count, 'upvote'),

  label: 'Your comment',
  replyLabel: (name: string) => `Your reply to ${name}`,
  submit: 'Submit',
  cancel: 'Cancel',
  reply: 'Reply',
  added: 'Your comment was added.',
  replyAdded: 'Your reply was added.',
  signIn: 'Sign in to comment',
  signedOut: 'You are not signed in any more. What you wrote is kept until you are back.',
  premium: failureMessages.premium,
  subscribe: 'Subscribe',

  delete: 'Delete',
  deleteTitle: 'Delete comment',
  deleteText: 'Are you sure you want to delete this comment?',
  deleteReplies: 'This will delete all replies to this comment.',
  wasDeleted: 'Your comment was deleted.',
  hide: 'Hide',
  hideTitle: 'Hide comment',
  hideText: 'Are you sure you want to hide this comment?',
  hideReplies: 'This will hide all replies to this comment.',
  wasHidden: 'The comment is hidden.',
  hidden: 'Hidden comments',
  loadMoreHidden: 'Load more hidden comments',
  unhide: 'Unhide',
  wasUnhidden: 'The comment is back.',

  report: 'Report',
  reportTitle: 'Report comment',
  reportLabel: 'What is wrong with it?',
  reportHint: 'Only the cook of this site reads this.',
  sendReport: 'Send report',
  wasReported: 'Thank you. The cook will look at it.',
} as const;
