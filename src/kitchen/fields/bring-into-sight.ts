/**
 * For a field that is about to be typed in: out of the screen, and from beneath the bars at its edges.
 * At once, since a smooth way over a long list takes longer than the next key, and ends where the
 * field stood when it began.
 */
export function bringIntoSight(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const below = window.innerHeight - lengthOf(scrollPaddingBottom);
  if (top >= lengthOf(scrollPaddingTop) && bottom <= below) return;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const lengthOf = (padding: string): number => Number.parseFloat(padding) || 0;
