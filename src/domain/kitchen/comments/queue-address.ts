import { type QueueView, queueViews } from '../../comments/comment-queue.ts';
import { isUuid } from '../../is-uuid.ts';

/** What the queue shows; the address of the screen says the same. */
export type QueueAddress = {
  view: QueueView;
  search: string;
  /** Only what this person wrote. */
  userId: string | null;
  /** The comment that is open. */
  commentId: string | null;
};

export const firstAddress: QueueAddress = {
  view: 'new',
  search: '',
  userId: null,
  commentId: null,
};

export function readQueueAddress(parameters: URLSearchParams): QueueAddress {
  const view = queueViews.find((each) => each === parameters.get('view'));
  return {
    view: view ?? firstAddress.view,
    search: parameters.get('search') ?? '',
    userId: idOf(parameters.get('person')),
    commentId: idOf(parameters.get('comment')),
  };
}

/** The query of an address, without what is as it was first; empty for that. */
export function queueQuery({ view, search, userId, commentId }: QueueAddress): string {
  const parameters = new URLSearchParams();
  if (view !== firstAddress.view) parameters.set('view', view);
  if (search !== '') parameters.set('search', search);
  if (userId !== null) parameters.set('person', userId);
  if (commentId !== null) parameters.set('comment', commentId);
  return parameters.toString();
}

const idOf = (text: string | null): string | null => (text !== null && isUuid(text) ? text : null);
