import { useEffect } from 'react';

/**
 * What the page itself shows: as it is, its recipes alone and dimmed until something is found, these
 * as they were because nothing came, or nothing.
 */
export type ListState = 'shown' | 'waiting' | 'kept' | 'replaced';

/** The printed list is no part of React; its look follows what is searched for. */
export function usePrintedList(listId: string, state: ListState): void {
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list) list.dataset['state'] = state;
  }, [listId, state]);
}
