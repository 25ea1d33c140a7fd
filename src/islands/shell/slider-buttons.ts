// On dense screens scroll positions are fractions of a pixel.
const tolerance = 2;

/** Gives every row of cards that overflows buttons, for visitors who do not swipe. */
export function startSliderButtons(): void {
  const observer = new ResizeObserver((rows) => {
    for (const { target } of rows) showButtons(target);
  });
  for (const row of document.querySelectorAll('.slider-frame > .slider')) {
    observer.observe(row);
    row.addEventListener('scroll', () => showButtons(row), { passive: true });
    for (const button of buttonsOf(row)) {
      button.addEventListener('click', () => {
        if (button.ariaDisabled === 'true') return;
        // Who reads from right to left goes on to the left.
        const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
        row.scrollBy({ left: forward * pushOf(button) * row.clientWidth });
      });
    }
  }
}

function showButtons(row: Element): void {
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const rest = scrollWidth - clientWidth;
  const gone = Math.abs(scrollLeft);
  for (const button of buttonsOf(row)) {
    const left = pushOf(button) < 0 ? gone : rest - gone;
    button.hidden = rest <= tolerance;
    button.ariaDisabled = String(left <= tolerance);
  }
}

const pushOf = (button: HTMLElement): number => Number(button.dataset['push']);

function buttonsOf({ parentElement: frame }: Element): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(':scope > [data-push]') ?? [])];
}
