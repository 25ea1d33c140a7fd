import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { isUnreachable } from '../shell/network/unreachable.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
/** A server that fails so often in a row, which is some ten minutes, is not asked any more until somebody says so. */
const faultsMost = 14;

const $current = atom(0);
/** How many calls wait to be tried once more. */
export const $waiting: ReadableAtom<number> = $current;

/**
 * Tries until it succeeds, a little later each time, where the network or the server cannot answer now
 * or asks to wait; gives up when the signal is aborted, or after so many tries. Without a network it
 * waits for as long as that takes. Everything else is thrown.
 */
export async function patiently<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  triesMost = Number.POSITIVE_INFINITY,
): Promise<Result> {
  let tries = 0;
  let faults = 0;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    tries += 1;
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ApiError && error.status !== tooMany) faults += 1;
      const isEnough = tries >= triesMost || faults >= faultsMost;
      if (!isPassing(error) || isEnough) throw error;
      await waited(secondsAsked(error) * 1000 || waitMs, signal);
    }
  }
}

const tooMany = 429;
const isPassing = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && error.status === tooMany);

const secondsAsked = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  $current.set($current.get() + 1);
  try {
    await delay(ms, signal);
  } finally {
    $current.set($current.get() - 1);
  }
}

/** Ends early, with an error, where the signal is aborted. */
export async function delay(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const giveUp = () => reject(new DOMException('Stopped', 'AbortError'));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
