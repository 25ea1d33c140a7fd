/** What a cook can look at in the queue; each is a filter of the same list. */
export const queueViews = ['new', 'held', 'reported', 'hidden', 'all'] as const;
export type QueueView = (typeof queueViews)[number];

/** Nobody needs to know of more how many they are, and counting them would cost. */
export const countedUpTo = 1000;

/** What is done to a comment, or to all of a person. */
export const commentActions = ['keep', 'hide', 'unhide'] as const;
export const personActions = ['hide-all', 'ban', 'unban'] as const;

type Standing = { isHandled: boolean; isHeld: boolean; isHidden: boolean; openReports: number };

const belongs: Record<QueueView, (comment: Standing) => boolean> = {
  new: ({ isHandled }) => !isHandled,
  held: ({ isHeld, isHidden }) => isHeld && !isHidden,
  reported: ({ openReports, isHidden }) => openReports > 0 && !isHidden,
  hidden: ({ isHidden }) => isHidden,
  all: () => true,
};

/** Whether a comment belongs to a view as it stands. */
export const isInView = (view: QueueView, comment: Standing): boolean => belongs[view](comment);
