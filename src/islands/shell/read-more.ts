/** The visible height of a folded text in pixels, also set in src/styles/recipe/work.css. */
const foldedHeight = 300;

/** Unfolds the texts that fit into the folded height; the others take the focus as they unfold. */
export function unfoldShortTexts(): void {
  for (const text of document.querySelectorAll<HTMLDetailsElement>('.read-more')) {
    const first = text.querySelector<HTMLElement>('summary + *');
    const { top } = boxOf(first);
    const { bottom } = boxOf(text.lastElementChild);
    if (bottom - top <= foldedHeight) text.open = true;
    else text.addEventListener('toggle', () => focusOn(first), { once: true });
  }
}

function focusOn(text: HTMLElement | null): void {
  text?.setAttribute('tabindex', '-1');
  text?.focus({ preventScroll: true });
}

const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();
