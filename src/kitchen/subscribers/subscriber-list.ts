import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SubscribersAnswer, SubscriberView } from '#contract/mail/subscriber.ts';
import {
  filtersOf,
  subscribersQuery,
  type SubscribersView,
} from '#domain/kitchen/subscribers/list-view.ts';
import { debounced } from '#stores/debounce.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { $subscribersView } from './subscribers-view.ts';

export type Loaded = Omit<SubscribersAnswer, 'nextCursor'> & { view: SubscribersView };

const $loaded = atom<Loaded | null>(null);
/** The rows that have come so far, and how many there are. */
export const $subscribers: ReadableAtom<Loaded | null> = $loaded;
const $failed = atom<Failure | null>(null);
export const $subscribersFailure: ReadableAtom<Failure | null> = $failed;
const $missing = atom<Failure | null>(null);
/** Why the part behind those that are known could not be loaded. */
export const $partFailure: ReadableAtom<Failure | null> = $missing;

/** Whether what is known may stand for what is asked: not where that could not be loaded. */
export const $isAnswered = computed(
  [$loaded, $failed, $subscribersView],
  (loaded, failed, view) =>
    failed === null ||
    (loaded !== null && subscribersQuery(loaded.view) === subscribersQuery(view)),
);

const partSize = '100';
let cursor: string | null = null;
let newest = 0;
let isLoadingMore = false;

const part = async (view: SubscribersView, after: string | null) => {
  const param = { siteSlug: siteSlugHere() };
  const query = {
    ...filtersOf(view),
    order: view.order,
    limit: partSize,
    ...(after !== null && { cursor: after }),
  };
  return jsonOf(await call(() => manageApi[':siteSlug'].subscribers.$get({ param, query })));
};

/** Loads the first part of the view; the newest question alone is answered. What is known stays on failure. */
export async function loadSubscribers(): Promise<void> {
  newest += 1;
  const asked = newest;
  const view = $subscribersView.get();
  try {
    const { nextCursor, ...answer } = await part(view, null);
    if (asked !== newest) return;
    cursor = nextCursor;
    $loaded.set({ view, ...answer });
    $failed.set(null);
    $missing.set(null);
  } catch (error) {
    if (asked === newest) $failed.set(failureOf(error));
  }
}

/** Loads the next part, once at a time. */
export async function loadMoreSubscribers(): Promise<void> {
  const loaded = $loaded.get();
  if (isLoadingMore || cursor === null || loaded === null) return;
  isLoadingMore = true;
  const asked = newest;
  try {
    const next = await part(loaded.view, cursor);
    // What was learned of single people meanwhile stays.
    const now = $loaded.get();
    if (asked !== newest || now === null) return;
    cursor = next.nextCursor;
    $loaded.set({ ...now, subscribers: [...now.subscribers, ...next.subscribers] });
    $missing.set(null);
  } catch (error) {
    if (asked === newest) $missing.set(failureOf(error));
  } finally {
    isLoadingMore = false;
  }
}

/** Shows what a call answered of one person; null takes them out. */
export function learnSubscriber(id: string, known: SubscriberView | null): void {
  const loaded = $loaded.get();
  if (!loaded) return;
  const subscribers = loaded.subscribers.flatMap((row) => (row.id === id ? (known ?? []) : row));
  $loaded.set({ ...loaded, subscribers });
}

const quietMs = 200;

/** Follows the view; returns what stops that. */
export function followSubscribers(): () => void {
  const refresh = debounced(quietMs, () => void loadSubscribers());
  let before: SubscribersView | null = null;
  const stop = $subscribersView.subscribe((view) => {
    const isTyping = before !== null && before.text !== view.text;
    before = view;
    if (isTyping) refresh.soon(undefined);
    else void loadSubscribers();
  });
  return () => {
    stop();
    refresh.cancel();
  };
}
