import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

export type SortingItem = {
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  /** For the one element that the item is dragged by. */
  handle: object;
  isDragged: boolean;
  /** What is dragged comes from another list and would come to stand before it. */
  isTarget: boolean;
};

/** In a list items give way up and down, in a grid to all sides. */
export type SortingLayout = 'list' | 'grid';

export function useSortingItem(id: string, layout: SortingLayout = 'list'): SortingItem {
  const sortable = useSortable({ id });
  const { setNodeRef, transform, transition, listeners, isDragging, isOver, activeIndex } =
    sortable;
  const across = layout === 'grid' ? Math.round(transform?.x ?? 0) : 0;
  const style: CSSProperties = transform
    ? { transform: `translate3d(${across}px, ${Math.round(transform.y)}px, 0)`, transition }
    : {};
  return {
    ref: setNodeRef,
    style,
    handle: listeners ?? {},
    isDragged: isDragging,
    isTarget: isOver && activeIndex === -1,
  };
}
