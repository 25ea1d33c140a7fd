type Place = {
  island: HTMLElement;
  /** A selector for elements elsewhere in the page whose clicks the island handles. */
  answersFor: string | null;
  /** Whether the island's code is loading; until then, elements elsewhere act on their own. */
  isAwaited: () => boolean;
};

type EarlyActions = {
  isHolding: () => boolean;
  /** Call it before React hydrates. */
  prepareReplay: () => Replay;
};

type Replay = {
  /** Ticks boxes again. Call it in the task in which React resets them, to avoid flicker. */
  tickBoxes: () => void;
  repeatClicks: (outcome: { hasFailed: boolean }) => void;
};

/**
 * Holds back clicks that come before an island is hydrated, and repeats them afterwards. Boxes are
 * ticked at once; a form that Enter cannot submit yet is submitted later.
 */
export function noteEarlyActions(
  place: Place,
  wake: () => void,
  signal: AbortSignal,
): EarlyActions {
  const { island, answersFor } = place;
  const entered = formsEntered(island, signal);
  const held = new Set<HTMLElement>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const hold = (event: Event) => {
    const actor = heldBy(event, place);
    if (!actor) return;
    if (isBox(actor)) {
      // During its click a box has its new state already.
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
  const pressed = answersFor === null ? island : document;
  pressed.addEventListener('click', hold, { capture: true, signal });
  const prepareReplay = () => {
    const changed = [...ticked].filter(([box, before]) => box.checked !== before);
    const tickBoxes = () => {
      for (const [box, before] of changed) tickAgain(box, before);
    };
    const repeatClicks = ({ hasFailed }: { hasFailed: boolean }) => {
      for (const actor of held) {
        // Without the island, elements elsewhere would ask a signed-in visitor to sign in.
        if (!hasFailed || island.contains(actor)) actor.click();
      }
      for (const form of entered) form.requestSubmit();
    };
    return { tickBoxes, repeatClicks };
  };
  return { isHolding: () => held.size > 0, prepareReplay };
}

/** The element whose click must wait for the island; null if the click can go ahead. */
function heldBy(event: Event, { island, answersFor, isAwaited }: Place): HTMLElement | null {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return null;
  if (island.contains(target)) return actorOf(target);
  return answersFor === null || !isAwaited() ? null : target.closest<HTMLElement>(answersFor);
}

function isPlainClick(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** The element that the island gives its action; null for one that works without a script. */
function actorOf(target: Element): HTMLElement | null {
  const actor = target.closest<HTMLElement>('a,button,input,[data-held]');
  if (!actor || actor.closest('[data-native]')) return null;
  if (actor.matches('[data-held],[aria-haspopup]')) return actor;
  // A click on a label is followed by a click on its input, which is handled then.
  if (actor instanceof HTMLButtonElement) return actor.popoverTargetElement ? null : actor;
  return actor instanceof HTMLInputElement && !typed.has(actor.type) ? actor : null;
}

/** Repeats the click of a box, so that React learns of it. */
function tickAgain(box: HTMLInputElement, before: boolean): void {
  // React may have reset the box, so it is put back first.
  box.checked = before;
  box.click();
}

function isBox(actor: HTMLElement): actor is HTMLInputElement {
  return actor instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(actor.type);
}

/** The forms that Enter did not submit, since their buttons are disabled until hydration. */
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

const typed = new Set(['text', 'email', 'search', 'number', 'tel', 'url', 'password', 'date']);
