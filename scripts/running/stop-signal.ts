const signals = ['SIGINT', 'SIGTERM'] as const;
const controller = new AbortController();
const stop = () => controller.abort();

/** Aborted when someone asks the process to end; a second time ends it at once. */
export function stopSignal(): AbortSignal {
  for (const name of signals) process.once(name, stop);
  return controller.signal;
}

/** Miniflare ends the process itself, in the middle of everything; here work is ended first. */
export function takeSignalsFromMiniflare(): void {
  for (const name of signals) {
    for (const listener of process.listeners(name)) {
      if (listener !== stop) process.removeListener(name, listener);
    }
  }
}
