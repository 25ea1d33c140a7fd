import { atom, type ReadableAtom } from 'nanostores';

export type Alarm = 'silent' | 'ringing' | 'blocked';

const sounds = [
  { src: '/sounds/timer.webm', type: 'audio/webm; codecs=opus' },
  { src: '/sounds/timer.wav', type: 'audio/wav' },
];
const lockName = 'larder-alarm';
const buzz = [400, 200, 400, 200, 400];

const $state = atom<Alarm>('silent');
let sound: HTMLAudioElement | null = null;
let ringing: AbortController | null = null;

/** Blocked where the browser allows sound only after the user has pressed something. */
export const $alarm: ReadableAtom<Alarm> = $state;

/** Call it from a click handler: phones let a page play only what was first played in a click. */
export function unlockAlarm(): void {
  const audio = soundOf();
  if (!audio || ringing) return;
  audio.muted = true;
  void quietly(audio.play()).then(() => {
    if (ringing) return;
    audio.pause();
    audio.currentTime = 0;
    audio.muted = false;
  });
}

/** Rings until it is silenced; a lock lets only one of several tabs ring. */
export function ring(): void {
  if (ringing) return;
  const controller = new AbortController();
  ringing = controller;
  $state.set('ringing');
  if ('vibrate' in navigator) navigator.vibrate(buzz);
  const { locks }: Partial<Navigator> = navigator;
  const { signal } = controller;
  if (locks) void quietly(locks.request(lockName, { signal }, () => play(signal)));
  else void play(signal);
}

export function silence(): void {
  ringing?.abort();
  ringing = null;
  $state.set('silent');
}

/** Resolves only when the alarm is silenced, so that this tab keeps the lock until then. */
async function play(signal: AbortSignal): Promise<void> {
  const audio = soundOf();
  if (!audio || signal.aborted) return;
  audio.muted = false;
  audio.loop = true;
  audio.currentTime = 0;
  const isPlaying = await quietly(audio.play());
  if (signal.aborted) {
    audio.pause();
    return;
  }
  if (!isPlaying) {
    $state.set('blocked');
    retryOnPress(signal);
    return;
  }
  $state.set('ringing');
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      audio.pause();
      resolve();
    });
  });
}

function retryOnPress(signal: AbortSignal): void {
  const retry = () => void play(signal);
  for (const name of ['pointerdown', 'keydown']) {
    document.addEventListener(name, retry, { once: true, signal });
  }
}

/** Whether the promise was fulfilled; browsers may refuse to play, and that is no error here. */
async function quietly(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch {
    return false;
  }
}

function soundOf(): HTMLAudioElement | null {
  if (typeof Audio === 'undefined') return null;
  if (sound) return sound;
  sound = new Audio();
  sound.preload = 'auto';
  for (const { src, type } of sounds) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    sound.appendChild(source);
  }
  return sound;
}
