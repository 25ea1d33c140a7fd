import { OvertakenError, preconditionFailed, unavailable } from './service-error.ts';

/** Of writes that meet, one is taken each time, so as many may meet as there are attempts. */
const attempts = 40;

/** Refuses to replace a version the caller has not seen; null means it takes any. */
export function checkVersion(ifMatch: readonly number[] | null, version: number): void {
  if (ifMatch && !ifMatch.includes(version)) throw preconditionFailed();
}

/** Reads and writes again when another write came between; each attempt reads all it depends on. */
export async function retryStale<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = attempts; left > 0; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
    }
  }
  throw unavailable();
}
