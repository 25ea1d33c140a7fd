import { atom, computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { UserBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import { isExpected } from '../failure.ts';
import { remote, valueOf } from '../remote.ts';
import { toast } from '../toasts.ts';

export type UserBookmark = UserBookmarksAnswer['bookmarks'][number];
export type BookmarkShelf = { site: UserBookmark['site']; bookmarks: UserBookmark[] };

const { bookmarks: texts } = accountMessages;
const pageSize = 48;

const held = remote<UserBookmarksAnswer>();
/** The bookmarks of the account on all sites, newest first. */
export const $userBookmarks = held.$remote;

/** Ids of recipes that are hidden here while the server removes their bookmarks. */
const $leaving = atom<ReadonlySet<string>>(new Set());

/** By site title, since an order by date would change when a bookmark is removed. */
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

/** Loads the first page, and on later calls the next one. */
export const loadBookmarks = (): Promise<void> =>
  held.load(async (signal) => {
    const known = valueOf(held.$remote.get())?.bookmarks ?? [];
    const query = { limit: String(pageSize), offset: String(known.length) };
    const answer = await manageApi.bookmarks.$get({ query }, { init: { signal } });
    const { bookmarks, total } = await jsonOf(answer);
    return { bookmarks: [...known, ...bookmarks], total };
  });

/** Hides the bookmark at once and shows it again in its place if the request fails. */
export async function removeBookmark({ site, recipe }: UserBookmark): Promise<void> {
  if ($leaving.get().has(recipe.id)) return;
  $leaving.set(new Set([...$leaving.get(), recipe.id]));
  // A failure ends here as a toast.
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
