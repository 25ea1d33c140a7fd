import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { collectionsMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { moved } from '#domain/kitchen/media/picture-order.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { forgetDone, keepDone, tellDone } from '../shell/notices/page-history.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { hideCollection, idsInOrder, loadCollections, showOrder } from './collection-list.ts';

/** One after the other, so that the last order is the one that stays. */
const turn = inTurn();

const api = manageApi[':siteSlug'];

/** Puts one elsewhere; it is seen at once and taken back where it cannot be saved. */
export async function moveCollection(id: string, to: number): Promise<number | null> {
  const before = idsInOrder();
  const from = before.indexOf(id);
  const place = Math.min(Math.max(to, 0), before.length - 1);
  if (from === -1 || from === place) return null;
  const after = moved(before, from, place);
  keepDone(() => saveOrder(before), { redo: () => saveOrder(after) });
  await saveOrder(after);
  return place;
}

function saveOrder(collectionIds: readonly string[]): Promise<void> {
  showOrder(collectionIds);
  return turn(async () => {
    try {
      const param = { siteSlug: siteSlugHere() };
      const known = new Set(idsInOrder());
      const json = { collectionIds: collectionIds.filter((id) => known.has(id)) };
      await call(() => api['collection-order'].$put({ param, json }));
      void followPublishing();
    } catch (error) {
      notify(texts.orderFailed(failureOf(error).message));
      await loadCollections();
    }
  });
}

/** It can be restored for thirty days. */
export async function removeCollection(id: string, title: string): Promise<void> {
  try {
    await deleteOne(id);
  } catch (error) {
    notify(texts.removeFailed(failureOf(error).message));
    return;
  }
  const redo = () => deleteOne(id);
  tellDone(texts.removed(title), () => bringBack(id, title), { id, redo });
}

async function deleteOne(collectionId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), collectionId };
  await call(() => api.collections[':collectionId'].$delete({ param }));
  hideCollection(collectionId);
  void followPublishing();
}

/** At its place, with its recipes. */
export async function restoreCollection(id: string, title: string): Promise<void> {
  try {
    await bringBack(id, title);
    forgetDone(id);
  } catch (error) {
    notify(texts.restoreFailed(failureOf(error).message));
  }
}

async function bringBack(collectionId: string, title: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), collectionId };
  const restoring = api['deleted-collections'][':collectionId'].restore;
  try {
    const { renamed } = await jsonOf(await call(() => restoring.$post({ param })));
    notify(renamed ? texts.restoredAs(title, renamed.after) : texts.restored(title));
    void followPublishing();
  } finally {
    await loadCollections();
  }
}
