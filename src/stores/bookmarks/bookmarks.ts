import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { siteApi } from '#api/site-api.ts';
import { bookmarkMessages } from '#contract/bookmarks/bookmark-messages.ts';
import {
  $currentUser,
  $siteUserData,
  keepSiteUserData,
  loadCurrentUser,
  signedOut,
} from '../accounts/current-user.ts';
import { failureOf, isExpected } from '../failure.ts';
import { inTurn } from '../in-turn.ts';
import { siteSlug } from '../site/site.ts';
import { toast } from '../toasts.ts';

/** Recipes with a request under way; true adds a bookmark, false removes it. */
const $wanted = atom<Readonly<Record<string, boolean>>>({});
const turn = inTurn();

/** The bookmarked recipes, with the changes that are still under way. */
export const $bookmarks: ReadableAtom<ReadonlySet<string>> = computed(
  [$siteUserData, $wanted],
  (data, wanted) => {
    const ids = [...(data?.bookmarks ?? []), ...Object.keys(wanted)];
    return new Set(ids.filter((id) => wanted[id] !== false));
  },
);

export const $pendingBookmarks: ReadableAtom<ReadonlySet<string>> = computed(
  $wanted,
  (wanted) => new Set(Object.keys(wanted)),
);

/** Shows the change at once and reverts it if the request fails; false for a signed-out visitor. */
export async function toggleBookmark(recipeId: string): Promise<boolean> {
  try {
    await loadCurrentUser();
  } catch (error) {
    showFailure(error, true);
    return true;
  }
  if ($currentUser.get().status === 'signed-out') return false;
  if (recipeId in $wanted.get()) return true;
  const isWanted = !$bookmarks.get().has(recipeId);
  $wanted.set({ ...$wanted.get(), [recipeId]: isWanted });
  // A failure ends here as a toast.
  try {
    keepSiteUserData(await turn(() => send(recipeId, isWanted)));
  } catch (error) {
    if (isExpired(error)) signedOut();
    else showFailure(error, isWanted);
  } finally {
    const { [recipeId]: _settled, ...others } = $wanted.get();
    $wanted.set(others);
  }
  return $currentUser.get().status !== 'signed-out';
}

async function send(recipeId: string, isWanted: boolean) {
  const { bookmarks } = siteApi[':siteSlug'];
  const slug = siteSlug();
  const answer = isWanted
    ? await bookmarks.$post({ param: { siteSlug: slug }, json: { recipeId } })
    : await bookmarks[':recipeId'].$delete({ param: { siteSlug: slug, recipeId } });
  return (await answer.json()).siteUserData;
}

function showFailure(error: unknown, isWanted: boolean): void {
  if (!isExpected(error)) reportError(error);
  const { code, message } = failureOf(error, { not_found: bookmarkMessages.gone });
  const { failed, notRemoved } = bookmarkMessages;
  const isSpecific = code !== null && code !== 'internal_error';
  const generic = isWanted ? failed : notRemoved;
  toast(isSpecific ? message : generic);
}

const isExpired = (error: unknown) => error instanceof ApiError && error.status === 401;
