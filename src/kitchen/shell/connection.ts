import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { noteEndedSession } from './session.ts';

const $offline = atom(false);
/** Whether the last call got no answer, or the browser says that it has no network. */
export const $isOffline: ReadableAtom<boolean> = $offline;

/**
 * Makes a call of the kitchen. An ended session and a missing network become notices that every
 * screen shows; the error is thrown again, so that whoever calls keeps what was typed.
 */
export async function call<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await run();
    $offline.set(false);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) noteEndedSession();
    $offline.set(error instanceof NetworkError);
    throw error;
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
