/** How long after a press its click may come: touch screens move the focus only then. */
const afterPressMs = 300;

/** What shows more of itself as long as the focus is in it. */
const unfolding = '.text-surface, .step';

/**
 * What unfolds around the focus stays so until a press elsewhere is over; `data-held` stands on it
 * meanwhile. Else it folds between the press and its release, what is below moves up, and the click
 * is lost. Returns a function that stops it.
 */
export function holdFocused(): () => void {
  const held = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    clearTimeout(timer);
    for (const each of held) delete dataOf(each)['held'];
    held.clear();
  };
  const press = ({ target }: Event) => {
    letGo();
    let element = document.activeElement?.closest(unfolding);
    while (element) {
      if (!(target instanceof Node && element.contains(target))) {
        dataOf(element)['held'] = '';
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
  return () => {
    letGo();
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
  };
}

const dataOf = (element: Element): DOMStringMap =>
  element instanceof HTMLElement ? element.dataset : {};
