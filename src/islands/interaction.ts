import { sayNotLoaded } from './shell/not-loaded.ts';

/** Also reads as `client:interaction` alone: then the first interaction is all that wakes an island. */
export type InteractionOptions = {
  /** Hydrates at once where the storage of the site or of the session holds one of these. */
  storageKeys?: string[];
  /** Hydrates at once where the address has one of these. */
  queryParameters?: string[];
  /** Hydrates when the window hears one of these. */
  events?: string[];
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: InteractionOptions | boolean;
  }
}

type Load = () => Promise<() => Promise<void>>;

// A pointer that comes near gives the code a head start over its press.
const wakingEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island on the first interaction with it. Clicks that came before are held back and
 * done once the island answers; if its code cannot be loaded, they do what they do without it, and
 * the next interaction tries again.
 * Boxes are ticked at once, and the island hears of it later.
 */
// oxlint-disable-next-line import/no-default-export -- Astro takes a directive as the default export
export default function interaction(
  load: Load,
  options: { value?: InteractionOptions | boolean | string },
  island: HTMLElement,
): void {
  const wanted = typeof options.value === 'object' ? options.value : {};
  const { events = [] } = wanted;
  const asleep = new AbortController();
  const silent = new AbortController();
  const entered = formsEntered(island, silent.signal);
  const held = new Set<HTMLElement>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const wake = () => {
    if (asleep.signal.aborted) return;
    asleep.abort();
    void hydrate();
  };
  const hydrate = async () => {
    const loss = lossOf(island, silent.signal);
    const start = await load();
    await start();
    const changed = [...ticked].filter(([box, before]) => box.checked !== before);
    finishHydration(island);
    await nextTask();
    silent.abort();
    delete island.dataset['waking'];
    repeat(changed, held, entered);
    if (!loss.isLost) return;
    if (held.size > 0) sayNotLoaded();
    interaction(load, { value: { events } }, island);
  };
  const hold = (event: Event) => {
    const actor = isPlainClick(event) ? actorOf(event.target) : null;
    if (!actor) return;
    if (isBox(actor)) {
      // During its click a box shows already what it will be.
      if (!ticked.has(actor)) ticked.set(actor, actor.type === 'radio' ? false : !actor.checked);
      wake();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(actor);
    island.dataset['waking'] = '';
    wake();
  };
  wakeOn({ island, events }, wake, asleep.signal);
  island.addEventListener('click', hold, { capture: true, signal: silent.signal });
  if (isWantedAtOnce(wanted)) wake();
}

type Wakers = { island: HTMLElement; events: readonly string[] };

function wakeOn({ island, events }: Wakers, wake: () => void, signal: AbortSignal): void {
  for (const name of wakingEvents) island.addEventListener(name, wake, { passive: true, signal });
  for (const name of events) globalThis.addEventListener(name, wake, { signal });
}

type Changed = [box: HTMLInputElement, before: boolean][];

function repeat(changed: Changed, held: Set<HTMLElement>, entered: Set<HTMLFormElement>): void {
  for (const [box, before] of changed) tickAgain(box, before);
  for (const actor of held) actor.click();
  for (const form of entered) form.requestSubmit();
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

/** The forms that Enter would send, did their buttons not wait for the island to see what was typed. */
function formsEntered(island: HTMLElement, signal: AbortSignal): Set<HTMLFormElement> {
  const forms = new Set<HTMLFormElement>();
  const note = (event: KeyboardEvent) => {
    const form = formEntered(event);
    if (form) forms.add(form);
  };
  island.addEventListener('keydown', note, { signal });
  return forms;
}

function formEntered({ key, target }: KeyboardEvent): HTMLFormElement | null {
  const isField = key === 'Enter' && target instanceof HTMLInputElement && typed.has(target.type);
  const form = isField ? target.form : null;
  return form?.querySelector('[type=submit]:disabled') ? form : null;
}

/** What the browser ticked alone, React learns of by a click of its own. */
function tickAgain(box: HTMLInputElement, before: boolean): void {
  // By now React may have set the box to what it knows.
  box.checked = before;
  box.click();
}

function isBox(actor: HTMLElement): actor is HTMLInputElement {
  return actor instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(actor.type);
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

function isPlainClick(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** What a click would set going that the island must answer; what works without it is left alone. */
function actorOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const actor = target.closest<HTMLElement>('a,button,input,[data-held]');
  if (!actor || actor.closest('[data-native]')) return null;
  if (actor.matches('[data-held],[aria-haspopup]')) return actor;
  // The click of a label comes again as one of what it labels.
  if (actor instanceof HTMLButtonElement) return actor.popoverTargetElement ? null : actor;
  return actor instanceof HTMLInputElement && !typed.has(actor.type) ? actor : null;
}

const typed = new Set(['text', 'email', 'search', 'number', 'tel', 'url', 'password', 'date']);
