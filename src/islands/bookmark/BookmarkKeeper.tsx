import { useEffect } from 'react';
import { $bookmarks, $pendingBookmarks, toggleBookmark } from '#stores/bookmarks.ts';
import { recognise } from '#stores/hand-over.ts';
import { accountPromptId } from '#ui/account-prompt.ts';
import { bookmarkPressed, paintBookmarks } from './paint-bookmarks.ts';

/** Answers for all bookmark buttons of a page, printed or not, so that cards carry no code. */
export function BookmarkKeeper() {
  useEffect(() => {
    // Without an answer the buttons ask for an account, as they do without this island.
    recognise().catch(() => undefined);
    document.addEventListener('click', press);
    // The buttons stand outside of React: in the printed page and in other islands.
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
  // React has to find something of an island to finish its hydration before a press is repeated.
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
