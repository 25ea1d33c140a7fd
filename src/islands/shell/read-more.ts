/** Height of what shows before "Read more"; src/styles/work.css knows it too. */
const foldedHeight = 300;

/**
 * Unfolds the texts that turn out to be no longer than what shows of them anyway. The others take
 * the focus from their button, which leaves as they unfold.
 */
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
