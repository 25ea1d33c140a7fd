const reachable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]';
const unreachable = '[inert], [aria-hidden="true"]';

/** Whether an element is on the screen; one that is folded away is not. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], dialog:not([open])')) return false;
  // Not every browser that a kitchen runs in can tell.
  return 'checkVisibility' in element
    ? element.checkVisibility({ visibilityProperty: true })
    : true;
}

/** Whether an element could have the focus now. */
export const canHoldFocus = (element: Element): boolean =>
  isShown(element) && !element.matches(':disabled') && !element.closest('[inert]');

/** What the Tab key reaches in an element, and the element itself, in order. */
export function focusablesIn(element: Element): HTMLElement[] {
  const found = [...element.querySelectorAll<HTMLElement>(reachable)];
  if (element instanceof HTMLElement && element.matches(reachable)) found.unshift(element);
  return found.filter(
    (each) => each.tabIndex >= 0 && !each.closest(unreachable) && canHoldFocus(each),
  );
}
