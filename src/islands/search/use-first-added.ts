import { type RefObject, useEffect, useRef } from 'react';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';

/** Focuses the first added card, so that keyboard users go on from there. */
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
