/** The visible height of a folded text in pixels, also set in src/styles/work.css. */
const foldedHeight = 300;

/** Unfolds the texts that fit into the folded height. */
export function unfoldShortTexts(): void {
  for (const text of document.querySelectorAll<HTMLDetailsElement>('.read-more')) {
    const { top } = boxOf(text.children[1]);
    const { bottom } = boxOf(text.lastElementChild);
    if (bottom - top <= foldedHeight) text.open = true;
  }
}

const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();
