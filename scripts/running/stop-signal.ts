const signals = ['SIGINT', 'SIGTERM'] as const;

/** Aborted when someone asks the process to end. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of signals) process.once(name, () => controller.abort());
  return controller.signal;
}
