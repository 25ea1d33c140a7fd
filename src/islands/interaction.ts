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
  /** A selector for an element elsewhere in the page; scrolling it hydrates the island. */
  follows?: string;
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
  isRetry?: boolean;
};

// The pointer moves before it clicks, which gives the code a head start; what only scrolls past below
// a resting pointer stays asleep. A choice also counts if loading the code failed at the press before.
const wakingEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'change',
] as const;

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
  const { events = [], follows = null, answersFor = null, isRetry = false } = wanted;
  const untilWoken = new AbortController();
  const untilHydrated = new AbortController();
  const wake = () => {
    if (untilWoken.signal.aborted) return;
    untilWoken.abort();
    void hydrate();
  };
  const isAwaited = () => isRetry || untilWoken.signal.aborted;
  const early = noteEarlyActions({ island, answersFor, isAwaited }, wake, untilHydrated.signal);
  const hydrate = async () => {
    const loading = watchLoading(island, untilHydrated.signal);
    const start = await load();
    await start();
    const replay = early.prepareReplay();
    finishHydration(island);
    replay.tickBoxes();
    await nextTask();
    untilHydrated.abort();
    delete island.dataset['waking'];
    const { hasFailed } = loading;
    replay.repeatClicks({ hasFailed });
    if (!hasFailed) return;
    const isUndone = undoChoices(island);
    if (isUndone || early.isHolding()) sayNotLoaded();
    interaction(load, { value: { ...wanted, ...afterFailure } }, island);
  };
  wakeOn({ island, events, follows }, wake, untilWoken.signal);
  if (isWantedAtOnce(wanted)) wake();
}

/** After a failure only the next interaction tries again. */
const afterFailure = { storageKeys: [], queryParameters: [], isRetry: true };

type Wakers = { island: HTMLElement; events: readonly string[]; follows: string | null };

function wakeOn({ island, events, follows }: Wakers, wake: () => void, signal: AbortSignal): void {
  for (const name of wakingEvents) island.addEventListener(name, wake, { passive: true, signal });
  for (const name of events) globalThis.addEventListener(name, wake, { signal });
  const followed = follows === null ? null : document.querySelector(follows);
  followed?.addEventListener('scroll', wake, { passive: true, signal });
}

/** Notes whether loading the code has failed, which Astro reports only by an event. */
function watchLoading(island: HTMLElement, signal: AbortSignal): { hasFailed: boolean } {
  const loading = { hasFailed: false };
  const note = () => {
    loading.hasFailed = true;
  };
  island.addEventListener('astro:hydration-error', note, { signal });
  return loading;
}

/** Resets choices that have no effect without the code; ticking off ingredients needs none. */
function undoChoices(island: HTMLElement): boolean {
  const choices = island.querySelectorAll<HTMLInputElement>('[type=radio],[role=switch]');
  const changed = [...choices].filter((box) => box.checked !== box.defaultChecked);
  for (const box of changed) box.checked = box.defaultChecked;
  return changed.length > 0;
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
