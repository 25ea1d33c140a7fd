/** The part of a comment that places it in its thread and tells whether the visitor upvoted it. */
export type CommentNode<Self> = {
  id: string;
  createdAt: string;
  upvoteCount: number;
  isUpvoted: boolean;
  children: Self[];
};

type Thread = CommentNode<unknown>;
export type Place = { offset: number; limit: number };
/** A run of threads as they stand without a gap, and whether more follow. */
type Run<Comment> = { comments: readonly Comment[]; nextOffset: number | null };

export const commentPageSize = 24;
/** Deleted threads move later ones up, so a page begins this many threads before what is wanted. */
const driftedThreads = 8;

/** Replies stand below comments, and nothing below replies. */
export const canBeRepliedTo = (comment: { level: number }): boolean => comment.level === 1;

/** In rem. */
export const commentIndent = (level: number): number => (level - 1) * 1.25;

/**
 * Merges a newer answer into the known threads, newest first. The answer replaces the threads that
 * it holds and removes those that its range no longer has; threads outside of its range stay.
 */
export function mergeThreads<Comment extends CommentNode<Comment>>(
  known: readonly Comment[],
  { comments, nextOffset }: Run<Comment>,
  offset: number,
): Comment[] {
  const [first] = comments;
  const last = comments.at(-1);
  const fresh = new Set(comments.map(({ id }) => id));
  const isOutside = (thread: Comment) =>
    (offset > 0 && (!first || isNewer(thread, first))) ||
    (nextOffset !== null && last !== undefined && isNewer(last, thread));
  const kept = known.filter((thread) => !fresh.has(thread.id) && isOutside(thread));
  return [...kept, ...comments].toSorted((one, other) => (isNewer(one, other) ? -1 : 1));
}

/**
 * The page that holds a thread and its neighbours, even where the thread itself is not loaded or
 * was deleted; the first page for a new thread.
 */
export function placeOf<Comment extends CommentNode<Comment>>(
  threads: readonly Comment[],
  thread: Pick<Thread, 'createdAt' | 'id'> | null,
): Place {
  const newer = thread ? threads.filter((each) => isNewer(each, thread)).length : 0;
  return { offset: Math.max(0, newer - driftedThreads), limit: commentPageSize };
}

/** The page that follows what is known. */
export function nextPlace(threads: readonly unknown[]): Place {
  const offset = Math.max(0, threads.length - driftedThreads);
  return { offset, limit: commentPageSize + threads.length - offset };
}

/** The same threads with upvotes as their visitor wants them, before the server has said so. */
export function withUpvotes<Comment extends CommentNode<Comment>>(
  threads: readonly Comment[],
  wanted: Readonly<Record<string, boolean>>,
): Comment[] {
  return threads.map((thread) => {
    const children = withUpvotes(thread.children, wanted);
    return { ...thread, ...upvoteOf(thread, wanted[thread.id]), children };
  });
}

function upvoteOf<Comment extends CommentNode<Comment>>(
  { isUpvoted, upvoteCount }: Comment,
  isWanted: boolean | undefined,
): Pick<Thread, 'isUpvoted' | 'upvoteCount'> {
  if (isWanted === undefined || isWanted === isUpvoted) return { isUpvoted, upvoteCount };
  return { isUpvoted: isWanted, upvoteCount: upvoteCount + (isWanted ? 1 : -1) };
}

function isNewer(one: Pick<Thread, 'createdAt' | 'id'>, other: Pick<Thread, 'createdAt' | 'id'>) {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt;
  return one.id > other.id;
}
