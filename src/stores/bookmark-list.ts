import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import { accountMessages } from '#contract/account-messages.ts';
import type { HeldBookmarksAnswer } from '#contract/held-bookmarks.ts';
import { isExpected } from './failure.ts';
import { remote, valueOf } from './remote.ts';
import { toast } from './toasts.ts';

export type HeldBookmark = HeldBookmarksAnswer['bookmarks'][number];
export type BookmarkShelf = { site: HeldBookmark['site']; bookmarks: HeldBookmark[] };

const { bookmarks: texts } = accountMessages;
const pageSize = 48;

const held = remote<HeldBookmarksAnswer>();
/** What the person who is signed in saved, on all sites, newest first. */
export const $heldBookmarks = held.$remote;

/** Taken away here, on their way to be so on the server. */
const $leaving = atom<ReadonlySet<string>>(new Set());

/** By site, in an order that stays when one of them goes. */
export const $shelves: ReadableAtom<BookmarkShelf[]> = computed(
  [held.$remote, $leaving],
  (state, leaving) => {
    const shelves = new Map<string, BookmarkShelf>();
    for (const bookmark of valueOf(state)?.bookmarks ?? []) {
      if (leaving.has(bookmark.recipe.id)) continue;
      const { site } = bookmark;
      const shelf = shelves.get(site.slug) ?? { site, bookmarks: [] };
      shelf.bookmarks.push(bookmark);
      shelves.set(site.slug, shelf);
    }
    return [...shelves.values()].toSorted((one, other) =>
      one.site.title.localeCompare(other.site.title),
    );
  },
);

/** The first ones, or those that follow what is there. */
export const loadBookmarks = (): Promise<void> =>
  held.load(async (signal) => {
    const known = valueOf(held.$remote.get())?.bookmarks ?? [];
    const query = { limit: String(pageSize), offset: String(known.length) };
    const answer = await manageApi.bookmarks.$get({ query }, { init: { signal } });
    const { bookmarks, total } = await jsonOf(answer);
    return { bookmarks: [...known, ...bookmarks], total };
  });

/** Takes it away at once, and puts it back where it was if that fails. */
export async function removeBookmark({ site, recipe }: HeldBookmark): Promise<void> {
  if ($leaving.get().has(recipe.id)) return;
  $leaving.set(new Set([...$leaving.get(), recipe.id]));
  // The boundary between what may fail and a person who must hear of it.
  try {
    const { bookmarks } = siteApi[':siteSlug'];
    await bookmarks[':recipeId'].$delete({ param: { siteSlug: site.slug, recipeId: recipe.id } });
    forget(recipe.id);
    toast(texts.removed);
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    toast(texts.notRemoved);
  } finally {
    $leaving.set(new Set([...$leaving.get()].filter((id) => id !== recipe.id)));
  }
}

function forget(recipeId: string): void {
  const known = valueOf(held.$remote.get());
  if (!known) return;
  const bookmarks = known.bookmarks.filter(({ recipe }) => recipe.id !== recipeId);
  held.set({ bookmarks, total: known.total - 1 });
}
