import { atom, type ReadableAtom } from 'nanostores';

/** Absent if the browser cannot do it, refused if it declines, for example on a low battery. */
export type KeepAwake = 'off' | 'on' | 'absent' | 'refused';

const $state = atom<KeepAwake>('off');
let lock: WakeLockSentinel | null = null;
let isWanted = false;

export const $keepAwake: ReadableAtom<KeepAwake> = $state;

export function lookForWakeLock(): void {
  if (!('wakeLock' in navigator)) $state.set('absent');
}

export async function keepAwake(isOn: boolean): Promise<void> {
  isWanted = isOn;
  if (isOn) await takeLock();
  else await giveLockBack();
}

async function takeLock(): Promise<void> {
  try {
    lock = await navigator.wakeLock.request('screen');
  } catch {
    $state.set('refused');
    return;
  }
  if (!isWanted) {
    await giveLockBack();
    return;
  }
  $state.set('on');
  document.addEventListener('visibilitychange', takeLockAgain);
}

async function giveLockBack(): Promise<void> {
  document.removeEventListener('visibilitychange', takeLockAgain);
  $state.set('off');
  await lock?.release();
  lock = null;
}

/** The browser releases the lock when the page is hidden and does not take it again by itself. */
function takeLockAgain(): void {
  if (isWanted && document.visibilityState === 'visible') void takeLock();
}
