import { notLoadedMessages } from '#contract/shell-messages.ts';

const shownMs = 6000;

/** Says that an island could not be loaded, by means that need no loading themselves. */
export function sayNotLoaded(): void {
  document.querySelector('.not-loaded')?.remove();
  const notice = document.createElement('p');
  notice.className = 'not-loaded';
  notice.role = 'alert';
  document.body.appendChild(notice);
  // Screen readers announce text only in an alert that is in the page before.
  setTimeout(() => {
    notice.textContent = notLoadedMessages.notLoaded;
  });
  setTimeout(() => notice.remove(), shownMs);
}
