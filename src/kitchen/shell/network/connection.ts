import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { readAuthToken } from '#api/auth-token.ts';
import { NetworkError } from '#api/network-error.ts';
import { isRecord } from '#domain/is-record.ts';
import { noteTimeOf } from '../../clock/server-clock.ts';
import { lookAfterRefusal } from '../session/rights.ts';
import { confirmSignIn, noteEndedSession } from '../session/session.ts';

const $offline = atom(false);
/** Whether the last call got no answer, or the browser says that it has no network. */
export const $isOffline: ReadableAtom<boolean> = $offline;

/** Longer than any answer takes that still comes, such as to a hundred recipes of a slow database. */
const patienceMs = 60_000;

/**
 * Makes a call of the kitchen. An answer that comes too late counts as lost, even where it cannot be
 * called back, so that nobody waits for ever. An ended session and a missing network become notices that every
 * screen shows; the error is thrown again, so that whoever calls keeps what was typed.
 */
export async function call<Answer>(
  run: (signal: AbortSignal) => Promise<Answer>,
  waitMs = patienceMs,
): Promise<Answer> {
  const token = readAuthToken();
  try {
    const answer = await inTime(run, waitMs);
    $offline.set(false);
    noteTimeOf(answer);
    return answer;
  } catch (error) {
    // What cannot be taken back goes on once they have signed in again.
    if (isOldSignIn(error) && (await confirmSignIn())) return call(run, waitMs);
    if (hasNoSession(error)) {
      // What was sent before somebody signed in again says nothing of the session of now.
      if (isReplaced(token)) return call(run, waitMs);
      noteEndedSession();
    }
    if (error instanceof ApiError) void lookAfterRefusal(error);
    $offline.set(error instanceof NetworkError);
    throw error;
  }
}

function isReplaced(token: string | null): boolean {
  const now = readAuthToken();
  return now !== null && now !== token;
}

const isOldSignIn = (error: unknown): boolean =>
  error instanceof ApiError && isRecord(error.body) && error.body['code'] === 'sign_in_again';

const hasNoSession = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !isOldSignIn(error);

async function inTime<Answer>(
  run: (signal: AbortSignal) => Promise<Answer>,
  waitMs: number,
): Promise<Answer> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    late.reject(new Error('The API took too long'));
  }, waitMs);
  try {
    return await Promise.race([run(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

onMount($offline, () => {
  const goOffline = () => $offline.set(true);
  const goOnline = () => $offline.set(false);
  if (!globalThis.navigator.onLine) goOffline();
  globalThis.addEventListener('offline', goOffline);
  globalThis.addEventListener('online', goOnline);
  return () => {
    globalThis.removeEventListener('offline', goOffline);
    globalThis.removeEventListener('online', goOnline);
  };
});
