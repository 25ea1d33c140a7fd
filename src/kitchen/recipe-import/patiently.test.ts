import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { $waiting, patiently } from './patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number) => new ApiError(status, null);
const { signal } = new AbortController();

/** Fails so many times, then answers. */
const failing = (times: number, error: Error) => {
  let left = times;
  return vi.fn<() => Promise<string>>(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(error) : Promise.resolve('answer');
  });
};

describe('What is asked patiently', () => {
  it('is asked until the network is there, and says that it waits', async () => {
    const attempt = failing(40, new NetworkError());
    const answer = patiently(attempt, signal);
    await vi.advanceTimersByTimeAsync(500);
    expect($waiting.get()).toBe(1);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect(answer).resolves.toBe('answer');
    expect($waiting.get()).toBe(0);
  });

  it('is given up where the server fails and fails', async () => {
    const attempt = failing(Number.POSITIVE_INFINITY, refusal(500));
    const answer = patiently(attempt, signal);
    const ended = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await ended).toBeInstanceOf(ApiError);
    expect(attempt.mock.calls.length).toBeLessThan(20);
    expect($waiting.get()).toBe(0);
  });

  it('ends where nobody wants it any more, and leaves nothing listening', async () => {
    const mine = new AbortController();
    const removed = vi.spyOn(mine.signal, 'removeEventListener');
    const answer = patiently(failing(9, new NetworkError()), mine.signal);
    const ended = answer.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    mine.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(removed).toHaveBeenCalled();
  });

  it('throws at once what waiting does not change', async () => {
    await expect(patiently(failing(1, refusal(409)), signal)).rejects.toThrow(ApiError);
  });
});
