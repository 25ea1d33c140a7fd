import { useCallback, useContext } from 'react';
import { SortablesContext } from './Sorting.tsx';

export type SortingItem = {
  ref: (element: HTMLElement | null) => void;
  /** For the one element that the item is dragged by. */
  handle: { 'data-drags': string };
};

/**
 * What is dragged has `data-dragged`, and what it would come to stand before in another list
 * `data-drop`: dragging goes on beside React's own work, so that no item is rendered for it.
 */
export function useSortingItem(id: string): SortingItem {
  const sortables = useContext(SortablesContext);
  const ref = useCallback(
    (element: HTMLElement | null) => sortables.setItem(id, element),
    [sortables, id],
  );
  return { ref, handle: { 'data-drags': id } };
}
