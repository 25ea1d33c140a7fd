import { computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { listed } from '#api/listed.ts';
import { manageApi } from '#api/manage-api.ts';
import type { CollectionSummaryView } from '#contract/site/collection.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

type List = readonly CollectionSummaryView[];

const list = remote<List>();
export const $listState: ReadableAtom<Remote<List>> = list.$remote;
/** In the order of visitors; null until they are known. */
export const $collections: ReadableAtom<List | null> = computed(list.$remote, valueOf);

const pageLength = 100;

export const loadCollections = (): Promise<void> =>
  list.load(async () => {
    const { items } = await listed<CollectionSummaryView>(Infinity, async (offset) => {
      const { collections, total } = await page(offset);
      return { items: collections, total };
    });
    return items;
  });

/** Loads them, and again whenever the person comes back to the tab; returns what stops that. */
export function followCollections(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void loadCollections();
  };
  void loadCollections();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

export const idsInOrder = (): string[] => ($collections.get() ?? []).map(({ id }) => id);

/** Shows an order before the server has it. */
export function showOrder(ids: readonly string[]): void {
  const known = $collections.get() ?? [];
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: CollectionSummaryView) => place.get(id) ?? ids.length;
  list.set(known.toSorted((one, other) => placeOf(one) - placeOf(other)));
}

export function hideCollection(id: string): void {
  list.set(($collections.get() ?? []).filter((each) => each.id !== id));
}

async function page(offset: number) {
  const param = { siteSlug: siteSlugHere() };
  const query = { limit: String(pageLength), offset: String(offset) };
  const answer = await call(() => manageApi[':siteSlug'].collections.$get({ param, query }));
  return jsonOf(answer);
}
