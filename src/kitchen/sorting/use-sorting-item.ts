import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

export type SortingItem = {
  ref: (element: HTMLElement | null) => void;
  style: CSSProperties;
  /** For the one element that the item is dragged by. */
  handle: object;
  isDragged: boolean;
};

export function useSortingItem(id: string): SortingItem {
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id });
  const style: CSSProperties = transform
    ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, transition }
    : {};
  return { ref: setNodeRef, style, handle: listeners ?? {}, isDragged: isDragging };
}
