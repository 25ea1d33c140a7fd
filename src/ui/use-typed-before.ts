import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed before the island answered is in the page but not in React: it is handed on once. */
export function useTypedBefore(
  field: RefObject<Field | null>,
  value: string | undefined,
  onType: ((text: string) => void) | undefined,
): void {
  const first = useRef({ value, onType });
  useEffect(() => {
    const typed = field.current?.value;
    const { value: known, onType: tell } = first.current;
    if (typed !== undefined && typed !== (known ?? '')) tell?.(typed);
  }, [field]);
}
