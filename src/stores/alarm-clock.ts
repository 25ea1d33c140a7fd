/** Wakes a page that may be hidden; a later call takes the place of an earlier one. */
export function alarmClock(onWake: () => void): (inMs: number | null) => void {
  let worker: Worker | null = null;
  return (inMs) => {
    if (inMs !== null) worker ??= hired(onWake);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage(inMs);
  };
}

/** Null where there are no workers: the page's own ticks are then all there is. */
function hired(onWake: () => void): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./alarm-clock.worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('message', onWake);
  return worker;
}
