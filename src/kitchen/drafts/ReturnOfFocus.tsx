import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { type FieldPath, placesOfField } from '#domain/kitchen/draft/field-path.ts';
import type { FieldSelection } from '#domain/kitchen/draft/history.ts';
import { focusWrittenText } from '../rich-text/written-texts.ts';

/**
 * After undo and redo the focus is where something changed. It comes behind the fields, so that what
 * was brought back is there.
 */
export function ReturnOfFocus({ $place }: { $place: ReadableAtom<FieldSelection | null> }) {
  const place = useStore($place);
  useLayoutEffect(() => {
    if (place) focusField(place.field);
  }, [place]);
  return null;
}

const writable = '[role="textbox"], input:not([type="file"], :disabled), textarea, select';
const pressed = 'button, input[type="file"]';

function focusField(path: FieldPath): void {
  const shown = placesOfField(path).map((name) =>
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`),
  );
  const at = shown.findIndex((each) => each !== null);
  const element = shown[at];
  if (!element) return;
  const target = element.matches(`${writable}, ${pressed}`) ? element : partOf(element, at > 1);
  if (!target) return;
  if (!focusWrittenText(target)) target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}

/** Of a list whose row is gone the line at its end, where one more would begin. */
function partOf(element: HTMLElement, isListOfGone: boolean): HTMLElement | null {
  const texts = [...element.querySelectorAll<HTMLElement>(writable)];
  const text = isListOfGone ? texts.at(-1) : texts[0];
  return text ?? element.querySelector<HTMLElement>(pressed);
}
