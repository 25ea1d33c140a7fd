import { ApiError } from '#api/api-error.ts';

const pausesMs = [1000, 2000];

/**
 * Makes a call that says the same however often it arrives, and makes it again where its answer is
 * lost: nobody can tell then whether it was done.
 */
export async function askAgain<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  for (const ms of pausesMs) {
    try {
      return await run();
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    await pause(ms);
  }
  return run();
}

const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
