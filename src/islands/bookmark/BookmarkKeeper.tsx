import { useEffect } from 'react';
import { $bookmarks, $pendingBookmarks, toggleBookmark } from '#stores/bookmarks/bookmarks.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { accountPromptId } from '#ui/account-prompt.ts';
import { bookmarkPressed, paintBookmarks } from './paint-bookmarks.ts';

/** Handles all bookmark buttons of a page, so that cards need no script of their own. */
export function BookmarkKeeper() {
  useEffect(() => {
    // If this fails, the buttons open the account prompt, as they do without this island.
    recognise().catch(() => undefined);
    document.addEventListener('click', press);
    // The buttons are outside of this island: in the rendered page and in other islands.
    const paint = () =>
      paintBookmarks({ bookmarks: $bookmarks.get(), pending: $pendingBookmarks.get() });
    const stops = [$bookmarks.subscribe(paint), $pendingBookmarks.subscribe(paint)];
    const observer = new MutationObserver(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('click', press);
      for (const stop of stops) stop();
      observer.disconnect();
    };
  }, []);
  // The hydration directive dispatches an event on the first element to finish hydration.
  return <span hidden />;
}

function press(event: Event): void {
  const recipeId = bookmarkPressed(event);
  if (recipeId === null) return;
  event.preventDefault();
  void toggleOrAsk(recipeId);
}

async function toggleOrAsk(recipeId: string): Promise<void> {
  if (await toggleBookmark(recipeId)) return;
  document.getElementById(accountPromptId)?.showPopover();
}
