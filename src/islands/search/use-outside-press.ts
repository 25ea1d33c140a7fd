import { type RefObject, useEffect, useRef } from 'react';

/** The page around an island is no part of React, so presses and focus are heard at the document. */
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
    // A page that comes back from the browser's memory comes back closed.
    globalThis.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      globalThis.removeEventListener('pagehide', leave);
    };
  }, [isOpen, root]);
}
