import { type RefObject, useEffect, useRef } from 'react';

/** Closes on a press or focus outside; only the document hears those outside of the island. */
export function useOutsidePress(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    const leave = () => latest.current();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    // Back may show the page as it was left, from the browser's memory.
    globalThis.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      globalThis.removeEventListener('pagehide', leave);
    };
  }, [isOpen, root]);
}
