import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { CollectionSummaryView } from '#contract/site/collection.ts';
import type { SiteView } from '#contract/site/site.ts';
import type { CollectionId, Id, RecipeId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { tellDone } from '../../shell/notices/page-history.ts';
import { actOnRecipes } from '../../shell/notices/undo-actions.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { readSite, writeSite } from '../../shell/network/write-site.ts';

const { shown: texts } = dishMessages;
const site = manageApi[':siteSlug'];
const listed = 100;

type Featuring = Pick<SiteView, 'featuredRecipeIds'>;

export type ShownIn = {
  featuring: Featuring;
  collections: readonly Pick<CollectionSummaryView, 'id' | 'title' | 'recipeCount'>[];
};

const $known = atom<ShownIn | null>(null);
const $failure = atom<string | null>(null);
const $busy = atom(false);
/** Where the site shows its recipes; null until it answers. */
export const $shownIn: ReadableAtom<ShownIn | null> = $known;
export const $shownInFailure: ReadableAtom<string | null> = $failure;
export const $isSavingShownIn: ReadableAtom<boolean> = $busy;

export async function loadShownIn(): Promise<void> {
  $failure.set(null);
  try {
    const [featuring, collections] = await Promise.all([readSite(), readCollections()]);
    $known.set({ featuring, collections });
  } catch (error) {
    $failure.set(failureOf(error).message);
  }
}

/** All of them, a page at a time. */
async function readCollections(): Promise<CollectionSummaryView[]> {
  const collections: CollectionSummaryView[] = [];
  for (;;) {
    const query = { limit: String(listed), offset: String(collections.length) };
    const answer = await call(() => site.collections.$get({ param: paramOf(), query }));
    const page = await jsonOf(answer);
    collections.push(...page.collections);
    if (page.collections.length === 0 || collections.length >= page.total) return collections;
  }
}

export async function setFeatured(recipeId: RecipeId, isFeatured: boolean): Promise<void> {
  const isDone = await tried(async () => {
    await putFeatured(recipeId, isFeatured);
    return true;
  });
  if (isDone === null) return;
  void followPublishing();
  tellDone(isFeatured ? texts.isFeatured : texts.isNotFeatured, () =>
    takeBack(() => putFeatured(recipeId, !isFeatured)),
  );
}

async function putFeatured(recipeId: RecipeId, isFeatured: boolean): Promise<void> {
  const featuring = await writeSite(({ featuredRecipeIds: before }) => {
    const others = before.filter((id) => id !== recipeId);
    if (isFeatured) {
      return { featuredRecipeIds: others.toSpliced(placeBefore.get(recipeId) ?? 0, 0, recipeId) };
    }
    placeBefore.set(recipeId, Math.max(0, before.indexOf(recipeId)));
    return { featuredRecipeIds: others };
  });
  change({ featuring });
}

/** Where a recipe stood before it was taken away, so that undo puts it back there. */
const placeBefore = new Map<RecipeId, number>();

type Membership = { recipeId: RecipeId; collectionId: CollectionId; isMember: boolean };

/** Answers whether it is done; `onUndone` follows the undo. */
export async function setMembership(
  { recipeId, collectionId, isMember }: Membership,
  onUndone: () => void,
): Promise<boolean> {
  const action = isMember ? ('add-to-collection' as const) : ('remove-from-collection' as const);
  const done = await tried(() => actOnRecipes({ action, collectionId, recipeIds: [recipeId] }));
  if (done === null) return false;
  const [result] = done.results;
  if (result?.status === 'failed') {
    notify(texts.failed(result.error ?? ''));
    return false;
  }
  const title = $known.get()?.collections.find(({ id }) => id === collectionId)?.title ?? '';
  const text = isMember ? texts.added(title) : texts.removed(title);
  const by = isMember ? 1 : -1;
  const { undoId } = done;
  if (undoId === null) notify(text);
  else {
    count(collectionId, by);
    tellDone(text, () =>
      undone(undoId, () => {
        count(collectionId, -by);
        onUndone();
      }),
    );
  }
  void followPublishing();
  return true;
}

const undone = (undoId: Id, onUndone: () => void) =>
  takeBack(async () => {
    const param = { ...paramOf(), undoId };
    await call(() => site['undo-actions'][':undoId'].$post({ param }));
    onUndone();
  });

const count = (collectionId: CollectionId, by: number): void =>
  change({
    collections: ($known.get()?.collections ?? []).map((each) =>
      each.id === collectionId ? { ...each, recipeCount: each.recipeCount + by } : each,
    ),
  });

const paramOf = () => ({ siteSlug: siteSlugHere() });

function change(changed: Partial<ShownIn>): void {
  const known = $known.get();
  if (known) $known.set({ ...known, ...changed });
}

async function takeBack(run: () => Promise<void>): Promise<void> {
  $busy.set(true);
  try {
    await run();
  } finally {
    $busy.set(false);
  }
  notify(texts.undone);
  void followPublishing();
}

/** Null where it failed, which is told. */
async function tried<Value>(run: () => Promise<Value>): Promise<Value | null> {
  $busy.set(true);
  try {
    return await run();
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
    return null;
  } finally {
    $busy.set(false);
  }
}
