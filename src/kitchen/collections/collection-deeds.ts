import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { collectionsMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { moved } from '#domain/kitchen/media/picture-order.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { hideCollection, idsInOrder, loadCollections, showOrder } from './collection-list.ts';

/** Something that was done to the collections, and how it is taken back and done again. */
type Deed = { undo: () => Promise<void>; redo: () => Promise<void> };

const past: Deed[] = [];
const future: Deed[] = [];
/** One after the other, so that the last order is the one that stays. */
const turn = inTurn();

const api = manageApi[':siteSlug'];

function did(deed: Deed): void {
  past.push(deed);
  future.length = 0;
}

export async function undoLast(): Promise<void> {
  const deed = past.pop();
  if (!deed) return;
  future.push(deed);
  await deed.undo();
}

export async function redoLast(): Promise<void> {
  const deed = future.pop();
  if (!deed) return;
  past.push(deed);
  await deed.redo();
}

/** Puts one elsewhere; it is seen at once and taken back where it cannot be saved. */
export async function moveCollection(id: string, to: number): Promise<number | null> {
  const before = idsInOrder();
  const from = before.indexOf(id);
  const place = Math.min(Math.max(to, 0), before.length - 1);
  if (from === -1 || from === place) return null;
  const after = moved(before, from, place);
  did({ undo: () => saveOrder(before), redo: () => saveOrder(after) });
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
  if (!(await deleteOne(id))) return;
  const deed = { undo: () => restoreCollection(id, title), redo: async () => void deleteOne(id) };
  did(deed);
  notify(texts.removed(title), async () => {
    const at = past.indexOf(deed);
    if (at !== -1) past.splice(at, 1);
    await deed.undo();
  });
}

async function deleteOne(collectionId: string): Promise<boolean> {
  try {
    const param = { siteSlug: siteSlugHere(), collectionId };
    await call(() => api.collections[':collectionId'].$delete({ param }));
    hideCollection(collectionId);
    void followPublishing();
    return true;
  } catch (error) {
    notify(texts.removeFailed(failureOf(error).message));
    return false;
  }
}

/** At its place, with its recipes. */
export async function restoreCollection(collectionId: string, title: string): Promise<void> {
  try {
    const param = { siteSlug: siteSlugHere(), collectionId };
    const answer = await call(() =>
      api['deleted-collections'][':collectionId'].restore.$post({ param }),
    );
    const { renamed } = await jsonOf(answer);
    notify(renamed ? texts.restoredAs(title, renamed.after) : texts.restored(title));
    void followPublishing();
  } catch (error) {
    notify(texts.restoreFailed(failureOf(error).message));
  }
  await loadCollections();
}
