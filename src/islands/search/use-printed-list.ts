import { useEffect } from 'react';

/** What the page itself shows: as it is, dimmed until something is found, or gone. */
export type ListState = 'shown' | 'waiting' | 'replaced';

/** The printed list is no part of React; its look follows what is searched for. */
export function usePrintedList(listId: string, state: ListState): void {
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list) list.dataset['state'] = state;
  }, [listId, state]);
}
