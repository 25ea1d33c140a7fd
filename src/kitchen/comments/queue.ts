import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  CommentQueueAnswer,
  QueueCounts,
  QueuedComment,
  QueuedThreadAnswer,
} from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import type { QueueAddress } from '#domain/kitchen/comments/queue-address.ts';
import { rowsOfView, withFresh } from '#domain/kitchen/comments/queue-rows.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { $address } from './queue-address.ts';

const pageSize = 50;
/** What the server lists at once. */
const mostAtOnce = 100;

type Known = CommentQueueAnswer & {
  /** Which question it answers. */
  of: string;
};

const list = remote<Known>();
/** The comments of the view that are known, and what is told of all. */
export const $queue = list.$remote;

const $past = atom<ReadonlySet<string>>(new Set());

export const $rows: ReadableAtom<readonly QueuedComment[] | null> = computed(
  [$queue, $address, $past],
  (state, { view }, past) => {
    const known = valueOf(state);
    return known && rowsOfView(known.comments, view, past);
  },
);

const queueOf = ({ view, search, userId }: QueueAddress) => `${view} ${userId} ${search}`;

/** Whether what is known may stand for what is asked: not where that could not be loaded. */
export const $isAnswered: ReadableAtom<boolean> = computed(
  [$queue, $address],
  (state, address) => state.status !== 'rejected' || valueOf(state)?.of === queueOf(address),
);

export const queueCalls = manageApi[':siteSlug'];
export const paramHere = () => ({ siteSlug: siteSlugHere() });

/** Loads whenever the address asks for something else, and when somebody comes back; answers how to stop. */
export function followQueue(): () => void {
  let asked = '';
  const stop = $address.subscribe((address) => {
    const next = queueOf(address);
    if (next === asked) return;
    asked = next;
    $past.set(new Set());
    void loadQueue(pageSize);
  });
  const onShown = () => {
    if (document.visibilityState === 'visible') void reloadQueue();
  };
  document.addEventListener('visibilitychange', onShown);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onShown);
  };
}

const loadQueue = (limit = pageSize): Promise<void> => {
  forgetThreads();
  return list.load(async () => {
    const answer = await fetchPage(limit);
    const past = (valueOf($queue.get())?.comments ?? []).filter(({ id }) => $past.get().has(id));
    return { ...answer, comments: withFresh(past, answer.comments) };
  });
};

/** As many as are shown, as they are now. */
export function reloadQueue(): Promise<void> {
  const known = valueOf($queue.get())?.comments.length ?? 0;
  return loadQueue(Math.min(mostAtOnce, Math.max(pageSize, known)));
}

const turn = inTurn();

export function loadMore(): Promise<void> {
  return turn(async () => {
    const known = valueOf($queue.get());
    if (!known || known.nextCursor === null) return;
    const address = $address.get();
    const answer = await nextPage(known.nextCursor);
    const isSame = queueOf(address) === queueOf($address.get());
    if (answer === null || !isSame) return;
    const comments = withFresh(valueOf($queue.get())?.comments ?? [], answer.comments);
    list.set({ ...answer, comments });
  });
}

async function nextPage(cursor: string): Promise<Known | null> {
  try {
    return await fetchPage(pageSize, cursor);
  } catch (error) {
    notify(`${texts.loadFailed}. ${failureOf(error).message}`);
    return null;
  }
}

async function fetchPage(limit: number, cursor?: string): Promise<Known> {
  const address = $address.get();
  const { view, search, userId } = address;
  const query = {
    view,
    limit: String(limit),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(userId !== null && { userId }),
    ...(cursor !== undefined && { cursor }),
  };
  const answer = await call(() => queueCalls['comment-queue'].$get({ param: paramHere(), query }));
  return { ...(await jsonOf(answer)), of: queueOf(address) };
}

type Changed = Pick<CommentQueueAnswer, 'comments' | 'counts' | 'holdFirstComments'>;

/** Changes what is known without asking. */
export function changeQueue(change: (known: Changed) => Partial<Changed>): void {
  const known = valueOf($queue.get());
  if (known) list.set({ ...known, ...change(known) });
}

/** What the server said of some comments and of all. */
export function takeFresh(fresh: { comments: QueuedComment[]; counts: QueueCounts }): void {
  forgetThreads();
  changeQueue(({ comments }) => ({
    comments: withFresh(comments, fresh.comments),
    counts: fresh.counts,
  }));
}

const rowOf = (id: string | null): QueuedComment | null =>
  valueOf($queue.get())?.comments.find((row) => row.id === id) ?? null;

/** Somebody moved on without doing anything: the comment is new no more, and stays in sight. */
export function passBy(id: string): void {
  const row = rowOf(id);
  if (!row || row.isHandled) return;
  $past.set(new Set([...$past.get(), id]));
  changeQueue(({ comments, counts }) => ({
    comments: withFresh(comments, [{ ...row, isHandled: true }]),
    counts: { ...counts, new: Math.max(0, counts.new - 1) },
  }));
  const param = { ...paramHere(), commentId: id };
  // It is new again when the screen is next opened, should this not arrive.
  call(() => queueCalls['comment-queue'][':commentId'].look.$post({ param })).catch(
    () => undefined,
  );
}

/** What is done to a comment takes it out of what was only moved past; answers what was. */
export function forgetPassed(ids: readonly string[]): string[] {
  const past = [...$past.get()];
  $past.set(new Set(past.filter((id) => !ids.includes(id))));
  return past.filter((id) => ids.includes(id));
}

/** What was done was taken back: they stay in sight as they did before. */
export const rememberPassed = (ids: readonly string[]): void =>
  $past.set(new Set([...$past.get(), ...ids]));

const threads = new Map<string, Promise<QueuedThreadAnswer>>();
const forgetThreads = (): void => threads.clear();

/** A comment with what stands around it, asked for once until something is done. */
export function threadOf(id: string): Promise<QueuedThreadAnswer> {
  const known = threads.get(id);
  if (known) return known;
  const asked = fetchThread(id);
  threads.set(id, asked);
  asked.catch(() => threads.delete(id));
  return asked;
}

async function fetchThread(commentId: string): Promise<QueuedThreadAnswer> {
  const param = { ...paramHere(), commentId };
  return jsonOf(await call(() => queueCalls['comment-queue'][':commentId'].$get({ param })));
}
