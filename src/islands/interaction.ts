import { noteEarlyActions } from './early-actions.ts';
import { sayNotLoaded } from './shell/not-loaded.ts';

/** Without options, `client:interaction` hydrates on the first interaction only. */
export type InteractionOptions = {
  /** Hydrates at once if local or session storage has one of these keys. */
  storageKeys?: string[];
  /** Hydrates at once if the address has one of these parameters. */
  queryParameters?: string[];
  /** Hydrates on one of these events of the window. */
  events?: string[];
  /** A selector for elements elsewhere in the page; their clicks wait while the code is loading. */
  answersFor?: string;
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: InteractionOptions | boolean;
  }
}

type Load = () => Promise<() => Promise<void>>;
type Options = InteractionOptions & {
  /** Loading the code has failed before. */
  isMissed?: boolean;
};

// The pointer arrives before it clicks, which gives the code a head start.
const wakingEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island on the first interaction with it and repeats earlier clicks afterwards. If the
 * code cannot be loaded, the clicks have their default effect, and the next interaction tries again.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes a directive as the default export
export default function interaction(
  load: Load,
  options: { value?: Options | boolean | string },
  island: HTMLElement,
): void {
  const wanted = typeof options.value === 'object' ? options.value : {};
  const { events = [], answersFor = null, isMissed = false } = wanted;
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
    const loss = watchForLoss(island, silent.signal);
    const start = await load();
    await start();
    const repeat = early.prepareReplay();
    finishHydration(island);
    await nextTask();
    silent.abort();
    delete island.dataset['waking'];
    const { isLost } = loss;
    repeat({ isLost });
    if (!isLost) return;
    if (early.isHolding()) sayNotLoaded();
    interaction(load, { value: { ...wanted, ...onceMissed } }, island);
  };
  wakeOn({ island, events }, wake, asleep.signal);
  if (isWantedAtOnce(wanted)) wake();
}

/** After a failure only the next interaction tries again. */
const onceMissed = { storageKeys: [], queryParameters: [], isMissed: true };

type Wakers = { island: HTMLElement; events: readonly string[] };

function wakeOn({ island, events }: Wakers, wake: () => void, signal: AbortSignal): void {
  for (const name of wakingEvents) island.addEventListener(name, wake, { passive: true, signal });
  for (const name of events) globalThis.addEventListener(name, wake, { signal });
}

/** Notes whether loading the code has failed, which Astro reports only by an event. */
function watchForLoss(island: HTMLElement, signal: AbortSignal): { isLost: boolean } {
  const loss = { isLost: false };
  const note = () => {
    loss.isLost = true;
  };
  island.addEventListener('astro:hydration-error', note, { signal });
  return loss;
}

/** A discrete event makes React hydrate at once rather than when it is idle. */
function finishHydration(island: HTMLElement): void {
  island.firstElementChild?.dispatchEvent(new Event('pointercancel', { bubbles: true }));
}

/** An effect hands on text typed before hydration, and React renders it by the next task. */
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
    // The browser blocks storage, so it keeps nothing.
    return false;
  }
}
