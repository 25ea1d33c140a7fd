/** Where presses come that an island answers. */
type Place = {
  island: HTMLElement;
  /** What it answers for elsewhere in the page, as a selector. */
  answersFor: string | null;
  /** Whether its code is on its way; before that, what lies elsewhere does what it does alone. */
  isAwaited: () => boolean;
};

type EarlyActions = {
  isHolding: () => boolean;
  /** Before React looks at the page; the answer does again what was done too early. */
  settle: () => (outcome: { isLost: boolean }) => void;
};

/**
 * Holds back what is pressed before an island answers, for it to be done then. Boxes are ticked at
 * once, and Enter in a form whose button waits for the island sends it later.
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
  const pressed = answersFor === null ? island : document;
  pressed.addEventListener('click', hold, { capture: true, signal });
  const settle = () => {
    const changed = [...ticked].filter(([box, before]) => box.checked !== before);
    return ({ isLost }: { isLost: boolean }) => {
      for (const [box, before] of changed) tickAgain(box, before);
      for (const actor of held) {
        // What lies elsewhere would do alone what is not meant for this visitor.
        if (!isLost || island.contains(actor)) actor.click();
      }
      for (const form of entered) form.requestSubmit();
    };
  };
  return { isHolding: () => held.size > 0, settle };
}

/** What a press must wait with until the island answers. */
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

/** What a click would set going that the island must answer; what works without it is left alone. */
function actorOf(target: Element): HTMLElement | null {
  const actor = target.closest<HTMLElement>('a,button,input,[data-held]');
  if (!actor || actor.closest('[data-native]')) return null;
  if (actor.matches('[data-held],[aria-haspopup]')) return actor;
  // The click of a label comes again as one of what it labels.
  if (actor instanceof HTMLButtonElement) return actor.popoverTargetElement ? null : actor;
  return actor instanceof HTMLInputElement && !typed.has(actor.type) ? actor : null;
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

const typed = new Set(['text', 'email', 'search', 'number', 'tel', 'url', 'password', 'date']);
