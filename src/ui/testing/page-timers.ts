import { afterAll } from 'vitest';

/** Ends what waits when a page goes, as a browser does: stores let go of their listeners a second late. */
export function endTimersWithPage(): void {
  const start = globalThis.setTimeout;
  const timers: NodeJS.Timeout[] = [];
  const startOfPage = (...asked: Parameters<typeof start>) => {
    const timer = start(...asked);
    timers.push(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(startOfPage, start) as typeof start;
  afterAll(() => {
    for (const timer of timers) clearTimeout(timer);
    globalThis.setTimeout = start;
  });
}
