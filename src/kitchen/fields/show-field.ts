import { leadTo } from './lead-to.ts';

const written = 'input:not([type="file"]), textarea, [role="textbox"]';
const pressed = 'button, a[href], [tabindex]';

const elementOf = (field: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.split('.')[0] ?? '')}"]`);

/** Whether the editor shows a field by itself. */
export const canShowField = (field: string): boolean => elementOf(field) !== null;

/** Brings a field into sight and the focus into it. */
export function showField(field: string): void {
  const element = elementOf(field);
  if (!element) return;
  const target = element.matches(`${written}, ${pressed}`)
    ? element
    : (element.querySelector<HTMLElement>(written) ?? element.querySelector<HTMLElement>(pressed));
  leadTo(element, target);
}
