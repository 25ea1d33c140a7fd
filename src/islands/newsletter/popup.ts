const popupDelayMs = 4000;
const thanksMs = 2000;

/**
 * Opens and closes the rendered popup without React, since most visitors only close it. The names of
 * keys and events come from the page, so that this file imports nothing.
 */
export function startNewsletterPopup(): void {
  const popup = document.querySelector<HTMLElement>('#newsletter-popup');
  if (!popup) return;
  const { closedKey = '', subscribedEvent = '' } = popup.dataset;
  let opener: Element | null = null;
  const close = () => {
    if (popup.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    popup.hidden = true;
    opener = null;
  };
  const dismiss = () => {
    close();
    keep(() => sessionStorage.setItem(closedKey, 'true'));
  };
  popup.querySelector('.popup-close')?.addEventListener('click', dismiss);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !popup.hidden && !isBelowAnother(popup)) dismiss();
  });
  globalThis.addEventListener(subscribedEvent, () => setTimeout(close, thanksMs));
  // Only in the next frame has the page been scrolled to what has the focus.
  document.addEventListener('focusin', () =>
    requestAnimationFrame(() => {
      stepAside(popup);
      if (popup.hidden) opener = null;
    }),
  );
  document.addEventListener(
    'scroll',
    () => {
      // What is hidden costs no look at the page at each scroll.
      if (popup.hidden || opener || popup.contains(document.activeElement)) return;
      if (isUnwanted()) hideForNow(popup);
    },
    { passive: true },
  );
  document.addEventListener('click', (event) => {
    const link = footerLink(event);
    if (!link) return;
    event.preventDefault();
    opener = link;
    popup.hidden = false;
    popup.querySelector<HTMLElement>('[type="email"]:enabled, [type="submit"]')?.focus();
  });
  if (popup.dataset['waits'] === undefined) openByItself(popup);
}

/** Opens the popup after a delay, unless the visitor has seen it before or is busy. */
function openByItself(popup: HTMLElement): void {
  if (isKnown(popup)) return;
  setTimeout(() => {
    if (isKnown(popup) || !popup.hidden) return;
    if (isBusy()) openByItself(popup);
    else popup.hidden = false;
  }, popupDelayMs);
}

/** What has the focus is never behind the popup, which comes again when the visitor is not busy. */
function stepAside(popup: HTMLElement): void {
  const focused = document.activeElement;
  if (popup.hidden || !focused || popup.contains(focused)) return;
  const [one, other] = [focused.getBoundingClientRect(), popup.getBoundingClientRect()];
  const isBeside = one.right < other.left || one.left > other.right;
  if (isBeside || one.bottom < other.top || one.top > other.bottom) return;
  hideForNow(popup);
}

function hideForNow(popup: HTMLElement): void {
  popup.hidden = true;
  if (popup.dataset['waits'] === undefined) openByItself(popup);
}

function isKnown({ dataset }: HTMLElement): boolean {
  const { submittedKey = '', closedKey = '' } = dataset;
  return (
    document.documentElement.dataset['subscribed'] !== undefined ||
    isKept(() => localStorage.getItem(submittedKey)) ||
    isKept(() => sessionStorage.getItem(closedKey))
  );
}

/** Whether something else is open that Escape closes first. */
function isBelowAnother(popup: HTMLElement): boolean {
  const isInside = popup.contains(document.activeElement);
  return !isInside && document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

/**
 * Whether the popup would disturb: the visitor is not known yet, uses the keyboard, has a dialog
 * open, cooks or is invited by the page already.
 */
function isBusy(): boolean {
  if (document.documentElement.dataset['visitor'] !== undefined) return true;
  if (document.querySelector('dialog[open], :focus-visible, .consent:not([hidden]), .timer-panel'))
    return true;
  return isUnwanted();
}

/**
 * Whether the steps of a recipe are in view, which somebody cooks by, or a newsletter box or what
 * stands for a locked text, which invite too.
 */
function isUnwanted(): boolean {
  const parts = '.step,.newsletter,.locked,.letter-locked';
  return [...document.querySelectorAll(parts)].some((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

function footerLink(event: MouseEvent): Element | null {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || !(event.target instanceof Element)) return null;
  return event.target.closest('.site-footer a[href="/subscribe"]');
}

function isKept(read: () => string | null): boolean {
  let kept = false;
  keep(() => {
    kept = read() !== null;
  });
  return kept;
}

function keep(access: () => void): void {
  try {
    access();
  } catch {
    // The browser blocks storage, so it keeps nothing.
  }
}
