/** Where the two texts stand side by side. */
export const conflictHeadingId = 'conflict-heading';

/** Leads who writes far below to what has to be chosen. */
export function showConflict(): void {
  const heading = document.getElementById(conflictHeadingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
