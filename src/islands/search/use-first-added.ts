import { type RefObject, useEffect, useRef } from 'react';
import type { RecipeCardView } from '#contract/recipe-card.ts';

/** Whoever asked for more goes on where it begins, by keyboard as by eye. */
export function useFirstAdded(more: readonly RecipeCardView[]): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const known = useRef(0);
  useEffect(() => {
    const first = more[known.current];
    known.current = more.length;
    if (!first) return;
    const link = grid.current?.querySelector<HTMLElement>(`[data-recipe-id="${first.id}"]`);
    link?.focus({ preventScroll: true });
  }, [more]);
  return grid;
}
