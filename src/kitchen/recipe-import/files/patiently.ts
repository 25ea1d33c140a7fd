import { ApiError } from '#api/api-error.ts';
import { isUnreachable } from '../../shell/unreachable.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/**
 * Tries until it succeeds, a little later each time, where the network or the server cannot answer now
 * or asks to wait; gives up when the signal is aborted, or after so many tries. Everything else is thrown.
 */
export async function patiently<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  triesMost = Number.POSITIVE_INFINITY,
): Promise<Result> {
  let tries = 0;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    tries += 1;
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || tries >= triesMost) throw error;
      await delay(secondsAsked(error) * 1000 || waitMs, signal);
    }
  }
}

const isPassing = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500));

const secondsAsked = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;

/** Ends early, with an error, where the signal is aborted. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const giveUp = () => {
    clearTimeout(timer);
    reject(new DOMException('Stopped', 'AbortError'));
  };
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp, { once: true });
  return promise;
}
