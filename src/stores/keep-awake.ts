import { atom, type ReadableAtom } from 'nanostores';

/** Absent where the browser cannot do it, refused where it does not want to, as on a low battery. */
export type KeepAwake = 'off' | 'on' | 'absent' | 'refused';

const $state = atom<KeepAwake>('off');
let lock: WakeLockSentinel | null = null;
let isWanted = false;

export const $keepAwake: ReadableAtom<KeepAwake> = $state;

/** Says whether it can be done at all: only the browser knows. */
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

/** The browser takes the lock from a page that is hidden and does not give it back by itself. */
function takeLockAgain(): void {
  if (isWanted && document.visibilityState === 'visible') void takeLock();
}
