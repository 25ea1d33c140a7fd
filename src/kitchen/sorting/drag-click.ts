/** The click of a release comes with it or soon after, if it comes at all. */
const clickWaitMs = 50;
const releases = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Keeps the click that ends a drag from the link or button that was dragged. It comes with the
 * release, which may be later than the end of the drag: Escape ends it with the button still down.
 */
export function withholdDragClick(): void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const withhold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  globalThis.addEventListener('click', withhold, { capture: true, signal });
  const onRelease = () => setTimeout(stop, clickWaitMs);
  // A press begins something else, whatever became of the release.
  globalThis.addEventListener('mousedown', stop, { capture: true, signal });
  for (const release of releases) {
    globalThis.addEventListener(release, onRelease, { capture: true, signal });
  }
}
