import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import { listOf, placeOf } from '#domain/kitchen/limits/place-of.ts';
import { leadTo } from '../../fields/lead-to.ts';

/** Where words are written comes first, then what can be pressed. */
const written = 'input:not([type="radio"]):not([type="file"]), textarea, select, [role="textbox"]';
const pressed = 'input:checked, input[type="file"], button, a[href], [tabindex]';

/** Whether the editor shows a field by itself. */
export const canShowField = (path: FieldPath): boolean => elementOf(path) !== null;

/** Brings a field, a row or a step into sight and the focus into it. */
export function showField(path: FieldPath): void {
  const element = elementOf(path);
  if (element) leadTo(element, targetIn(element));
}

function elementOf(path: FieldPath): HTMLElement | null {
  const [picture, at] = /^images\.(\d+)/.exec(path) ?? [];
  if (picture !== undefined) {
    const tiles = document.querySelectorAll<HTMLElement>('[data-field="images"] .picture-open');
    return tiles[Number(at)] ?? null;
  }
  return marked('issueOf', path) ?? marked('field', placeOf(path)) ?? marked('field', listOf(path));
}

const marks = { field: '[data-field]', issueOf: '[data-issue-of]' };

const marked = (mark: keyof typeof marks, name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(marks[mark])].find(
    ({ dataset }) => dataset[mark] === name,
  ) ?? null;

function targetIn(element: HTMLElement): HTMLElement | null {
  if (element.matches(`${written}, ${pressed}`)) return element;
  const wrong = element.querySelector<HTMLElement>('[aria-invalid="true"]');
  return (
    wrong ??
    element.querySelector<HTMLElement>(written) ??
    element.querySelector<HTMLElement>(pressed)
  );
}
