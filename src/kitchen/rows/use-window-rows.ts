import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const wide = globalThis.matchMedia('(min-width: 768px)');

type Options = {
  list: RefObject<HTMLElement | null>;
  rows: readonly { id: string }[];
  /** Which row has the focus; -1 where none has. */
  focusedAt: number;
  /** Of each row, in pixels. */
  heights: { wide: number; narrow: number };
  /** How many rows are held on each side of those in sight. */
  overscan: number;
};

/** The rows that the browser holds of a long list: those on the screen and the one with the focus. */
export function useWindowRows({ list, rows, focusedAt, heights, overscan }: Options) {
  const [top, setTop] = useState(0);
  // Its functions are new with every render, so nothing made of them is kept.
  // oxlint-disable-next-line react/incompatible-library -- said above
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (wide.matches ? heights.wide : heights.narrow),
    overscan,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    // A row that is scrolled out of sight keeps the focus, else no key would reach the list.
    rangeExtractor: (range) => withFocused(range, focusedAt),
    useFlushSync: false,
  });
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [list]);
  useEffect(() => {
    wide.addEventListener('change', virtualizer.measure);
    return () => wide.removeEventListener('change', virtualizer.measure);
  }, [virtualizer]);
  return { virtualizer, top };
}

function withFocused(range: Range, focusedAt: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (focusedAt < 0 || shown.includes(focusedAt)) return shown;
  return [...shown, focusedAt].toSorted((one, other) => one - other);
}
