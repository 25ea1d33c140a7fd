/** The part of a comment that places it in its thread and tells whether the visitor upvoted it. */
export type CommentNode<Self> = {
  id: string;
  createdAt: string;
  upvoteCount: number;
  isUpvoted: boolean;
  /** Replies there are, known or not. */
  replyTotal: number;
  children: Self[];
};

type Thread = CommentNode<unknown>;
type Moment = Pick<Thread, 'createdAt' | 'id'>;
export type Place = { offset: number; limit: number };
/** Threads that are known, and how many there are. */
type Known<Comment> = { threads: Comment[]; total: number };
/** Consecutive comments without a gap, and whether more follow. */
type Run<Comment> = { comments: readonly Comment[]; nextOffset: number | null };

export const commentPageSize = 24;
/** So many replies come with their comment; the rest of a long thread is loaded on demand. */
export const repliesAtFirst = 20;
/** Deleted threads move later ones up, so a page begins this many threads before what is wanted. */
const driftedThreads = 8;

/** Threads have two levels: comments and their replies. */
export const canBeRepliedTo = (comment: { level: number }): boolean => comment.level === 1;

/** In rem. */
export const commentIndent = (level: number): number => (level - 1) * 1.25;

/**
 * Merges a newer answer into the known threads, newest first. The answer replaces the threads that
 * it holds and removes those that its range no longer has; threads outside of its range stay, and so
 * do known replies that it leaves out.
 */
export function mergeThreads<Comment extends CommentNode<Comment>>(
  known: readonly Comment[],
  { comments, nextOffset }: Run<Comment>,
  offset: number,
): Comment[] {
  const before = new Map(known.map((thread) => [thread.id, thread]));
  const fresh = comments.map((thread) => {
    const { children, replyTotal } = thread;
    const next = children.length < replyTotal ? children.length : null;
    const knownReplies = before.get(thread.id)?.children ?? [];
    const run = { comments: children, nextOffset: next };
    return { ...thread, children: mergeRun(knownReplies, run, { offset: 0, isBefore: isOlder }) };
  });
  return mergeRun(known, { comments: fresh, nextOffset }, { offset, isBefore: isNewer });
}

/** What is known after an answer of threads, or of the replies of the one that is named. */
export function mergeAnswer<Comment extends CommentNode<Comment>>(
  { threads, total }: Known<Comment>,
  answer: Run<Comment> & { total: number },
  { offset, threadId }: { offset: number; threadId?: string },
): Known<Comment> {
  if (threadId === undefined) {
    return { threads: mergeThreads(threads, answer, offset), total: answer.total };
  }
  const isBefore = isOlder;
  const withReplies = (thread: Comment) => ({
    ...thread,
    replyTotal: answer.total,
    children: mergeRun(thread.children, answer, { offset, isBefore }),
  });
  return {
    threads: threads.map((thread) => (thread.id === threadId ? withReplies(thread) : thread)),
    total,
  };
}

/**
 * What an answer holds replaces what was known, and what is missing from its midst is gone; what
 * stands outside of it stays as it was.
 */
function mergeRun<Comment extends Moment>(
  known: readonly Comment[],
  { comments, nextOffset }: Run<Comment>,
  { offset, isBefore }: { offset: number; isBefore: (one: Moment, other: Moment) => boolean },
): Comment[] {
  const [first] = comments;
  const last = comments.at(-1);
  const fresh = new Set(comments.map(({ id }) => id));
  const isOutside = (comment: Comment) =>
    (offset > 0 && (!first || isBefore(comment, first))) ||
    (nextOffset !== null && last !== undefined && isBefore(last, comment));
  const kept = known.filter((comment) => !fresh.has(comment.id) && isOutside(comment));
  return [...kept, ...comments].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
}

/**
 * The page that holds a thread and its neighbours, even where the thread itself is not loaded or
 * was deleted; the first page for a new thread.
 */
export function placeOf<Comment extends CommentNode<Comment>>(
  threads: readonly Comment[],
  thread: Moment | null,
): Place {
  const newer = thread ? threads.filter((each) => isNewer(each, thread)).length : 0;
  return { offset: Math.max(0, newer - driftedThreads), limit: commentPageSize };
}

/** The replies to ask for so that they hold one that did not come with its thread, else null. */
export function placeOfReply<Comment extends CommentNode<Comment>>(
  { children }: Comment,
  reply: Moment,
): Place | null {
  const older = children.filter((each) => isOlder(each, reply)).length;
  if (older < repliesAtFirst) return null;
  return { offset: older - driftedThreads, limit: commentPageSize };
}

export function hasMoreReplies<Comment extends CommentNode<Comment>>(
  threads: readonly Comment[],
  threadId: string,
): boolean {
  const thread = threads.find(({ id }) => id === threadId);
  return thread !== undefined && thread.children.length < thread.replyTotal;
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

function isNewer(one: Moment, other: Moment): boolean {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt;
  return one.id > other.id;
}

const isOlder = (one: Moment, other: Moment): boolean => isNewer(other, one);
