import { type RefObject, useEffect, useState } from 'react';

export type SliderState = {
  active: number;
  isAtStart: boolean;
  isAtEnd: boolean;
  overflows: boolean;
};

export type Slider = SliderState & { goTo: (index: number) => void };

// On dense screens scroll positions are fractions of a pixel.
const tolerance = 2;
const arrows = ['ArrowRight', 'ArrowLeft'];

/** Follows the scroll position of the rendered row beside the island. */
export function useSlider(island: RefObject<HTMLElement | null>): Slider {
  const [state, setState] = useState<SliderState>({
    active: 0,
    isAtStart: true,
    isAtEnd: false,
    overflows: true,
  });
  const goTo = (index: number) => {
    const row = rowOf(island);
    const slide = row?.children[index];
    if (!row || !(slide instanceof HTMLElement)) return;
    row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior: motion() });
  };
  useEffect(() => {
    const row = rowOf(island);
    if (!row) return undefined;
    const update = () => setState(stateOf(row));
    const onKey = (event: KeyboardEvent) => {
      const index = indexAfter(event.key, row);
      if (index === null || event.target !== row) return;
      event.preventDefault();
      goTo(index);
    };
    const observer = new ResizeObserver(update);
    observer.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    row.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
      row.removeEventListener('keydown', onKey);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the row is the same as long as the island is
  }, [island]);
  return { ...state, goTo };
}

function rowOf(island: RefObject<HTMLElement | null>): HTMLElement | null {
  return island.current?.closest('.media')?.querySelector<HTMLElement>('.slider') ?? null;
}

function stateOf(row: HTMLElement): SliderState {
  const { clientWidth, scrollWidth } = row;
  // Below nothing where a row runs to the left.
  const gone = Math.abs(row.scrollLeft);
  return {
    active: Math.min(Math.round(gone / (clientWidth || 1)), row.children.length - 1),
    isAtStart: gone <= tolerance,
    isAtEnd: gone + clientWidth >= scrollWidth - tolerance,
    overflows: scrollWidth > clientWidth + tolerance,
  };
}

function indexAfter(key: string, row: HTMLElement): number | null {
  const { active } = stateOf(row);
  const count = row.children.length;
  const [next, previous] = getComputedStyle(row).direction === 'rtl' ? arrows.toReversed() : arrows;
  if (key === next) return Math.min(active + 1, count - 1);
  if (key === previous) return Math.max(active - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
