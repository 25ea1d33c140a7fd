/** Height of what shows before "Read more"; src/styles/work.css knows it too. */
const foldedHeight = 300;

/** Unfolds the texts that turn out to be no longer than what shows of them anyway. */
export function unfoldShortTexts(): void {
  for (const text of document.querySelectorAll<HTMLDetailsElement>('.read-more')) {
    const { top } = boxOf(text.children[1]);
    const { bottom } = boxOf(text.lastElementChild);
    if (bottom - top <= foldedHeight) text.open = true;
  }
}

const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();
