import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { MediaCounts, MediaItem } from '#contract/media/library.ts';
import { type MediaView, mediaViewQuery } from '#domain/kitchen/media-library/media-view.ts';
import { debounced } from '#stores/debounce.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { $knownImages } from '../media/pictures/known-images.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { $mediaView } from './library-view.ts';

type Loaded = { view: MediaView; items: readonly MediaItem[]; counts: MediaCounts };

const $loaded = atom<Loaded | null>(null);
const $failed = atom<Failure | null>(null);
export const $libraryFailure: ReadableAtom<Failure | null> = $failed;
const $missing = atom<Failure | null>(null);
/** Why the part behind those that are known could not be loaded. */
export const $partFailure: ReadableAtom<Failure | null> = $missing;

/** Whether what is known may stand for what is asked: not where that could not be loaded. */
export const $isAnswered = computed(
  [$loaded, $failed, $mediaView],
  (loaded, failed, view) =>
    failed === null || (loaded !== null && mediaViewQuery(loaded.view) === mediaViewQuery(view)),
);

/** What the server knows, with what was typed here since. */
export const $library = computed([$loaded, $knownImages], (loaded, known) => {
  if (loaded === null) return null;
  const items = loaded.items.map((item): MediaItem => {
    if (item.kind === 'film') return item;
    const { alt, focalPoint, name, startCrop } = known[item.id]?.image ?? item;
    const { focalPoint: _point, startCrop: _crop, ...rest } = item;
    const crop = startCrop === undefined ? item.startCrop : startCrop;
    return {
      ...rest,
      alt,
      name: name ?? item.name,
      ...(focalPoint && { focalPoint }),
      ...(crop && { startCrop: crop }),
    };
  });
  const described = undescribedAmong(loaded.items) - undescribedAmong(items);
  const counts = { ...loaded.counts, undescribed: loaded.counts.undescribed - described };
  return { ...loaded, items, counts };
});

const undescribedAmong = (items: readonly MediaItem[]): number =>
  items.filter((item) => item.kind === 'picture' && item.alt === '').length;

const partSize = '60';
let cursor: string | null = null;
let newest = 0;
let isLoadingMore = false;

const part = async ({ filter, text }: MediaView, after: string | null) => {
  const param = { siteSlug: siteSlugHere() };
  const query = {
    filter,
    q: text.trim(),
    limit: partSize,
    ...(after !== null && { cursor: after }),
  };
  return jsonOf(await call(() => manageApi[':siteSlug'].media.$get({ param, query })));
};

/** Loads the first part of the view; the newest question alone is answered. What is known stays on failure. */
export async function refreshLibrary(): Promise<void> {
  newest += 1;
  const asked = newest;
  const view = $mediaView.get();
  try {
    const answer = await part(view, null);
    if (asked !== newest) return;
    const { items, counts } = answer;
    ({ cursor } = answer);
    if (counts) $loaded.set({ view, items, counts });
    $failed.set(null);
    $missing.set(null);
  } catch (error) {
    if (asked === newest) $failed.set(failureOf(error));
  }
}

/** Loads the next part, once at a time. */
export async function loadMore(): Promise<void> {
  const loaded = $loaded.get();
  if (isLoadingMore || cursor === null || loaded === null) return;
  isLoadingMore = true;
  const asked = newest;
  try {
    const next = await part(loaded.view, cursor);
    const now = $loaded.get();
    if (asked !== newest || now === null) return;
    ({ cursor } = next);
    $loaded.set({ ...now, items: [...now.items, ...next.items] });
    $missing.set(null);
  } catch (error) {
    if (asked === newest) $missing.set(failureOf(error));
  } finally {
    isLoadingMore = false;
  }
}

const quietMs = 250;

/** Follows the view and the return to the tab; returns what stops that. */
export function followLibrary(): () => void {
  const refresh = debounced(quietMs, () => void refreshLibrary());
  let before: MediaView | null = null;
  const stop = $mediaView.subscribe((view) => {
    const isTyping = before !== null && before.text !== view.text;
    before = view;
    if (isTyping) refresh.soon(undefined);
    else void refreshLibrary();
  });
  const look = () => {
    if (document.visibilityState === 'visible') void refreshLibrary();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    refresh.cancel();
    document.removeEventListener('visibilitychange', look);
  };
}
