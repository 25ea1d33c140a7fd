import { onceLoaded } from './page-load.ts';

/** Short enough to answer a touch in the same frame, also on a phone. */
const budgetMs = 8;

/**
 * Renders the sections below the first view while the page is idle; until then the browser renders
 * those that come near (`content-visibility`). Where a single section takes long, the others wait
 * for the page to load, since each font that arrives lays out again what has been rendered.
 */
export function renderDeferredSections(): void {
  whenIdle(() => {
    const { isDone, isSlow } = renderSome();
    if (isDone) return;
    if (isSlow) whenSettled(() => whenIdle(renderRest));
    else renderDeferredSections();
  });
}

function renderRest(): void {
  if (!renderSome().isDone) whenIdle(renderRest);
}

function renderSome(): { isDone: boolean; isSlow: boolean } {
  const start = performance.now();
  const isOver = () => performance.now() - start >= budgetMs;
  let rendered = 0;
  while (!isOver()) {
    const section = document.querySelector('[data-deferred]');
    if (!section) return { isDone: true, isSlow: false };
    section.removeAttribute('data-deferred');
    // Asking for its place makes the browser lay it out now, within the time that is measured.
    section.getBoundingClientRect();
    rendered += 1;
  }
  return { isDone: false, isSlow: rendered < 2 };
}

/** Fonts that come with the load event are waited for as well. */
function whenSettled(action: () => void): void {
  onceLoaded(() => void document.fonts.ready.then(action));
}

/** Browsers that know no idle time do not defer sections either. */
function whenIdle(action: () => void): void {
  globalThis.requestIdleCallback?.(action);
}
