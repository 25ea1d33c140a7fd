import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { BuildStatusAnswer } from '#contract/publishing/build.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../network/address.ts';
import { call } from '../network/connection.ts';
import { notify } from '../notices/notices.ts';
import { deviceNow } from '../../clock/own-clock.ts';

const { publishing: texts } = kitchenShellMessages;

const $state = atom<BuildStatusAnswer | null>(null);
/** What became of the changes that were made; null until it is known. */
export const $publishing: ReadableAtom<BuildStatusAnswer | null> = $state;

const $slow = atom(false);
/** Whether a build has been on its way longer than any does while all is well. */
export const $isSlow: ReadableAtom<boolean> = $slow;

const slowAfterMs = 20_000;
/** Schedules and other tabs publish as well, and nobody says so. */
const watchPauseMs = 15_000;

const firstPausesMs = [250, 250, 500, 500, 1000, 1000, 2000];
const laterPausesMs = 5000;

function* pauses(): Generator<number> {
  yield* firstPausesMs;
  while (true) yield laterPausesMs;
}

let following = new AbortController();

/** Follows a build until its pages are live or have failed; a newer call takes over from an older. */
export async function followPublishing(): Promise<void> {
  following.abort();
  following = new AbortController();
  const { signal } = following;
  const since = deviceNow();
  $slow.set(false);
  for (const ms of pauses()) {
    const state = await look();
    if (signal.aborted) return;
    const isOver = state !== null && state.state !== 'publishing';
    $slow.set(!isOver && deviceNow() - since > slowAfterMs);
    if (isOver) return;
    await pause(ms);
    if (signal.aborted) return;
  }
}

/** Follows builds as long as somebody looks; answers how to stop. */
export function watchPublishing(): () => void {
  const visit = () => {
    if (document.visibilityState === 'visible' && $state.get()?.state !== 'publishing') {
      void followPublishing();
    }
  };
  visit();
  const timer = setInterval(visit, watchPauseMs);
  document.addEventListener('visibilitychange', visit);
  return () => {
    following.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', visit);
  };
}

export async function retryPublishing(): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  try {
    const answer = await call(() => manageApi[':siteSlug'].builds.retry.$post({ param }));
    $state.set(await jsonOf(answer));
  } catch (error) {
    // Whatever it was, another press tries again.
    notify(texts.retryFailed(failureOf(error).message));
    return;
  }
  await followPublishing();
}

/** Null where there was no answer; what was known before stays. */
async function look(): Promise<BuildStatusAnswer | null> {
  try {
    const param = { siteSlug: siteSlugHere() };
    const answer = await call(() => manageApi[':siteSlug']['build-status'].$get({ param }));
    const state = await jsonOf(answer);
    $state.set(state);
    return state;
  } catch {
    // The notices say that there is no network or no session.
    return null;
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
