/**
 * For a field that is about to be typed in. At once, since a smooth way over a long list takes
 * longer than the next key, and ends where the field stood when it began.
 */
export function bringIntoSight(field: HTMLElement): void {
  const { top, bottom } = field.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
}
