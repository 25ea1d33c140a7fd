import { type RefObject, useEffect, useRef } from 'react';

type GoingOn = { list: RefObject<HTMLOListElement | null>; goOn: () => void };

/** Moves the focus to the first of the comments that were loaded on demand. */
export function useGoingOn(count: number): GoingOn {
  const list = useRef<HTMLOListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = list.current?.children[from.current];
    from.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);
  const goOn = () => {
    from.current = count;
  };
  return { list, goOn };
}
