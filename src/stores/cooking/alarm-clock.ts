/** Calls back on time even in a hidden tab; each call replaces the one before, null cancels it. */
export function alarmClock(onWake: () => void): (inMs: number | null) => void {
  let worker: Worker | null = null;
  return (inMs) => {
    if (inMs !== null) worker ??= startWorker(onWake);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage(inMs);
  };
}

/** Null in a browser without workers; the page's own timeouts have to do there. */
function startWorker(onWake: () => void): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./alarm-clock.worker.ts', import.meta.url), {
    type: 'module',
  });
  worker.addEventListener('message', onWake);
  return worker;
}
