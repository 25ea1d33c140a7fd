import { canHoldFocus } from './focusable.ts';
import { noteGiven } from './free-focus.ts';
import { refreshTrail, refugesOf, type Trail, trailTo } from './trail.ts';

const watched = ['disabled', 'hidden', 'inert', 'open', 'class', 'style'];
/** A screen keyboard would rise over what somebody who taps looks at. */
const written = 'input, textarea, [contenteditable="true"]';

type Kept = {
  /** Where the focus is, or was when what had it went away. */
  trail: Trail | null;
  /** What took the focus as long as its own place is disabled or hidden. */
  lent: { from: Trail; to: HTMLElement } | null;
  isByPointer: boolean;
  /** Somebody pressed elsewhere, and left the place of their own will. */
  isLetGo: boolean;
};

/**
 * Whoever works by keys never loses their place: when what has the focus goes away, is hidden or is
 * disabled, and nothing takes the focus within the next two frames, what stands nearest takes it. A
 * control that comes back meanwhile gets it back. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  const kept: Kept = { trail: null, lent: null, isByPointer: false, isLetGo: false };
  const ended = new AbortController();
  let frame: number | null = null;
  const checkSoon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = null;
        check(kept);
      });
    });
  };
  follow(kept, ended.signal);
  const options = { capture: true, signal: ended.signal };
  globalThis.addEventListener('focusout', checkSoon, options);
  globalThis.addEventListener('focus', checkSoon, options);
  const observer = new MutationObserver((records) => {
    refreshTrail(kept.trail, new Set(records.map(({ target }) => target)));
    checkSoon();
  });
  const all = { subtree: true, childList: true, attributes: true, attributeFilter: watched };
  observer.observe(document.body, all);
  return () => {
    ended.abort();
    observer.disconnect();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}

/** Notes where the focus goes, and whether by keys or by a pointer. */
function follow(kept: Kept, signal: AbortSignal): void {
  const listen = (kind: string, heard: (event: Event) => void) =>
    globalThis.addEventListener(kind, heard, { capture: true, signal });
  listen('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    kept.trail = trailTo(target, kept.trail);
    kept.isLetGo = false;
  });
  listen('pointerdown', ({ target }) => {
    goOn(kept, true);
    kept.isLetGo = !(target instanceof Node && kept.trail?.element.contains(target));
  });
  listen('keydown', () => goOn(kept, false));
}

function goOn(kept: Kept, isByPointer: boolean): void {
  kept.isByPointer = isByPointer;
  kept.lent = null;
  noteGiven(null);
}

function check(kept: Kept): void {
  const { trail, lent, isByPointer, isLetGo } = kept;
  if (!document.hasFocus()) return;
  if (lent && document.activeElement === lent.to && canHoldFocus(lent.from.element)) {
    noteGiven(null);
    give(lent.from.element, isByPointer);
    return;
  }
  if (!trail || isLetGo || !isNowhere(trail.element) || canHoldFocus(trail.element)) return;
  const to = [...refugesOf(trail)].find((each) => give(each, isByPointer));
  noteGiven(to ?? null);
  kept.lent = to && trail.element.isConnected ? { from: trail, to } : null;
}

function give(to: HTMLElement, isByPointer: boolean): boolean {
  if (isByPointer && to.matches(written)) return false;
  takeFocus(to, isByPointer);
  return document.activeElement === to;
}

/** No element has the focus, or one that can have it no longer. */
const isNowhere = (element: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === element;
};

/** A heading or a region takes the focus for once, and no Tab key leads to it. */
function takeFocus(to: HTMLElement, preventScroll: boolean): void {
  if (to.tabIndex < 0 && !to.hasAttribute('tabindex')) {
    to.setAttribute('tabindex', '-1');
    to.addEventListener('blur', () => to.removeAttribute('tabindex'), { once: true });
  }
  to.focus({ preventScroll });
}
