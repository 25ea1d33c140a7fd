const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What is said below a recipe that no visitor has written. */
export const commentMessages = {
  heading: 'Comments',
  count: (count: number) => counted(count, 'comment'),
  loading: 'Loading...',
  failed: 'Failed to load comments',
  moreFailed: 'Error loading comments',
  partFailed: 'This part could not be loaded. Check the connection.',
  tryAgain: 'Try again',
  none: 'No comments yet',
  loadMore: 'Load more comments',
  showReplies: (count: number) => `Show ${count} more replies`,
  loadMoreReplies: 'Load more replies',
  needsScript: 'Comments need JavaScript, which is turned off in this browser.',

  anonymous: 'Anonymous cook',
  cook: 'Cook',
  deleted: 'This comment was deleted.',
  held: 'Waits for the cook before others see it',
  upvote: 'Upvote',
  upvotes: (count: number) => counted(count, 'upvote'),

  reply: 'Reply',
  added: 'Your comment was added.',
  replyAdded: 'Your reply was added.',
  signIn: 'Sign in to comment',

  delete: 'Delete',
  hide: 'Hide',

  report: 'Report',
} as const;
