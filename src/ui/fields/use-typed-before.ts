import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Hands on text that was typed before hydration, since React does not know of it. */
export function useTypedBefore(
  field: RefObject<Field | null>,
  value: string | undefined,
  onType: ((text: string) => void) | undefined,
): void {
  const first = useRef({ value, onType });
  useEffect(() => {
    const typed = field.current?.value;
    const { value: known, onType: handOn } = first.current;
    if (typed !== undefined && typed !== (known ?? '')) handOn?.(typed);
  }, [field]);
}
