import { uiMessages } from '#contract/ui-messages.ts';

type Shown = { bookmarks: ReadonlySet<string>; pending: ReadonlySet<string> };

const buttons = '[data-bookmark]';

/** Shows on every button whether its recipe is saved; changes only what differs. */
export function paintBookmarks({ bookmarks, pending }: Shown): void {
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    const recipeId = button.dataset['bookmark'] ?? '';
    const isSaved = bookmarks.has(recipeId);
    const label = button.querySelector('.bookmark-label');
    const text = isSaved ? uiMessages.saved : uiMessages.save;
    if (label && label.textContent !== text) label.textContent = text;
    button.toggleAttribute('data-saved', isSaved);
    if (pending.has(recipeId)) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

/** The id of the recipe whose bookmark button was pressed; null for any other click. */
export function bookmarkPressed({ target }: Event): string | null {
  const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
  return button?.dataset['bookmark'] ?? null;
}
