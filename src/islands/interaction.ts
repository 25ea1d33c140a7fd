import { noteEarlyActions } from './early-actions.ts';
import { sayNotLoaded } from './shell/not-loaded.ts';

/** Also reads as `client:interaction` alone: then the first interaction is all that wakes an island. */
export type InteractionOptions = {
  /** Hydrates at once where the storage of the site or of the session holds one of these. */
  storageKeys?: string[];
  /** Hydrates at once where the address has one of these. */
  queryParameters?: string[];
  /** Hydrates when the window hears one of these. */
  events?: string[];
  /** What it follows elsewhere in the page: hydrates when this is scrolled. */
  follows?: string;
  /** What it answers for elsewhere in the page: pressed while the code is on its way, this waits. */
  answersFor?: string;
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: InteractionOptions | boolean;
  }
}

type Load = () => Promise<() => Promise<void>>;
type Options = InteractionOptions & {
  /** Its code could not be loaded before, though it was wanted. */
  isMissed?: boolean;
};

// A pointer that comes near gives the code a head start over its press; a choice counts even where
// the press before it found nothing to load.
const wakingEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'change',
] as const;

/**
 * Hydrates an island on the first interaction with it. Clicks that came before are held back and
 * done once the island answers; if its code cannot be loaded, they do what they do without it, and
 * the next interaction tries again.
 * Boxes are ticked at once, and the island hears of it later.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes a directive as the default export
export default function interaction(
  load: Load,
  options: { value?: Options | boolean | string },
  island: HTMLElement,
): void {
  const wanted = typeof options.value === 'object' ? options.value : {};
  const { events = [], follows = null, answersFor = null, isMissed = false } = wanted;
  const asleep = new AbortController();
  const silent = new AbortController();
  const wake = () => {
    if (asleep.signal.aborted) return;
    asleep.abort();
    void hydrate();
  };
  const isAwaited = () => isMissed || asleep.signal.aborted;
  const early = noteEarlyActions({ island, answersFor, isAwaited }, wake, silent.signal);
  const hydrate = async () => {
    const loss = lossOf(island, silent.signal);
    const start = await load();
    await start();
    const repeat = early.settle();
    finishHydration(island);
    await nextTask();
    silent.abort();
    delete island.dataset['waking'];
    const { isLost } = loss;
    repeat({ isLost });
    if (!isLost) return;
    const isUndone = undoChoices(island);
    if (isUndone || early.isHolding()) sayNotLoaded();
    interaction(load, { value: { ...wanted, ...onceMissed } }, island);
  };
  wakeOn({ island, events, follows }, wake, asleep.signal);
  if (isWantedAtOnce(wanted)) wake();
}

/** The next try waits for the next interaction. */
const onceMissed = { storageKeys: [], queryParameters: [], isMissed: true };

type Wakers = { island: HTMLElement; events: readonly string[]; follows: string | null };

function wakeOn({ island, events, follows }: Wakers, wake: () => void, signal: AbortSignal): void {
  for (const name of wakingEvents) island.addEventListener(name, wake, { passive: true, signal });
  for (const name of events) globalThis.addEventListener(name, wake, { signal });
  const followed = follows === null ? null : document.querySelector(follows);
  followed?.addEventListener('scroll', wake, { passive: true, signal });
}

/** Whether the island's code could not be loaded, which Astro tells by an event alone. */
function lossOf(island: HTMLElement, signal: AbortSignal): { isLost: boolean } {
  const loss = { isLost: false };
  const lose = () => {
    loss.isLost = true;
  };
  island.addEventListener('astro:hydration-error', lose, { signal });
  return loss;
}

/** Choices that nothing follows show again what the page shows; to tick off needs no code. */
function undoChoices(island: HTMLElement): boolean {
  const choices = island.querySelectorAll<HTMLInputElement>('[type=radio],[role=switch]');
  const changed = [...choices].filter((box) => box.checked !== box.defaultChecked);
  for (const box of changed) box.checked = box.defaultChecked;
  return changed.length > 0;
}

/** React hydrates when it finds time, or at once when a discrete event reaches the island. */
function finishHydration(island: HTMLElement): void {
  island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}

/** What was typed before reaches React by an effect, and what follows from it with the next task. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function isWantedAtOnce({ storageKeys = [], queryParameters = [] }: InteractionOptions): boolean {
  const asked = new URLSearchParams(globalThis.location.search);
  return queryParameters.some((name) => asked.has(name)) || storageKeys.some(isStored);
}

function isStored(key: string): boolean {
  try {
    const { localStorage, sessionStorage } = globalThis;
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null;
  } catch {
    // Where storage is shut off nothing is kept.
    return false;
  }
}
