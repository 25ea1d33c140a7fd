import { leadTo } from '../fields/lead-to.ts';

const written = 'input:not([type="file"]), textarea, [role="textbox"], select, button';

const elementOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(place)}"], [data-row="${CSS.escape(place)}"]`,
  );

/** Whether the editor shows a field or a row. */
export const canShowPlace = (place: string): boolean => elementOf(place) !== null;

/** Brings it into sight and the focus into it. */
export function showPlace(place: string): void {
  const element = elementOf(place);
  if (!element) return;
  leadTo(element, element.matches(written) ? element : element.querySelector<HTMLElement>(written));
}
