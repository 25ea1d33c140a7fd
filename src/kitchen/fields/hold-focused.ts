/** How long after a press its click may come: touch screens move the focus only then. A press that
    becomes none, such as a drag, is over by then. */
const afterPressMs = 300;

/** What shows more of itself as long as the focus is in it. */
const parts = '.text-surface, .step';
/** As long as somebody writes in one, the bar of a phone stands aside. */
const fields =
  'input:not([type="checkbox"], [type="radio"], .text-surface *), textarea:not(.text-surface *)';
const unfolding = `${parts}, ${fields}`;

/**
 * What unfolds around the focus stays so until a press elsewhere is over; `data-unfolded` stands on it
 * meanwhile. Else it folds between the press and its release, what is below moves up or the bar comes
 * to lie on it, and the click is lost. Returns a function that stops it.
 */
export function holdFocused(): () => void {
  const held = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(timer);
    for (const each of held) each.removeAttribute('data-unfolded');
    held.clear();
  };
  const press = ({ target }: Event) => {
    letGo();
    let element = document.activeElement?.closest(unfolding);
    while (element) {
      if (!(target instanceof Node && element.contains(target))) {
        element.toggleAttribute('data-unfolded', true);
        held.add(element);
      }
      element = element.parentElement?.closest(unfolding);
    }
  };
  const release = () => {
    timer = setTimeout(letGo, afterPressMs);
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  // The click has found its target by now: what folds later than this would move the next one's.
  document.addEventListener('click', letGo, true);
  return () => {
    letGo();
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
    document.removeEventListener('click', letGo, true);
  };
}
