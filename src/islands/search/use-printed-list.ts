import { useEffect } from 'react';
import { $recipeResults, followAddress, type FoundRecipes } from '#stores/recipe-search.ts';
import { type Remote, valueOf } from '#stores/remote.ts';

/**
 * What the page itself shows: as it is, its recipes alone and dimmed until something is found, these
 * as they were because nothing came, or nothing.
 */
type ListState = 'shown' | 'waiting' | 'kept' | 'replaced';

/**
 * The printed list is no part of React; its look follows what is searched for. Whether the box or
 * the list wakes first, what the address does not ask for is never shown for a moment.
 */
export function usePrintedList(listId: string): void {
  useEffect(() => {
    const leave = followAddress();
    const stop = $recipeResults.subscribe((results) => {
      const list = document.getElementById(listId);
      if (list) list.dataset['state'] = listStateOf(results);
    });
    return () => {
      stop();
      leave();
    };
  }, [listId]);
}

function listStateOf(results: Remote<FoundRecipes>): ListState {
  if (results.status === 'idle') return 'shown';
  if (valueOf(results)) return 'replaced';
  return results.status === 'pending' ? 'waiting' : 'kept';
}
