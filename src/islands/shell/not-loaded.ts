import { shellMessages } from '#contract/shell-messages.ts';

const shownMs = 6000;

/** Says that a press could not be answered, without anything that would have to be loaded. */
export function sayNotLoaded(): void {
  document.querySelector('.not-loaded')?.remove();
  const notice = document.createElement('p');
  notice.className = 'not-loaded';
  notice.role = 'alert';
  document.body.appendChild(notice);
  // What is read out has to come into a place that is there already.
  setTimeout(() => {
    notice.textContent = shellMessages.notLoaded;
  });
  setTimeout(() => notice.remove(), shownMs);
}
