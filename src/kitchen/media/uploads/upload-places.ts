/** Three files rise at once; the others wait in the order in which they were chosen. */
const places = 3;
let taken = 0;
const waiting: (() => void)[] = [];

/** Runs as soon as there is room; what was called off meanwhile does not run at all. */
export async function inTurn(signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  await freePlace();
  try {
    if (!signal.aborted) await run();
  } finally {
    leavePlace();
  }
}

function freePlace(): Promise<void> {
  if (taken < places) {
    taken += 1;
    return Promise.resolve();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  return promise;
}

/** A place goes to the next one that waits without being free in between. */
function leavePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else taken -= 1;
}
