import { useEffect } from 'react';
import { $recipeResults, followAddress, type FoundRecipes } from '#stores/search/recipe-search.ts';
import { type Remote, valueOf } from '#stores/remote.ts';

/**
 * Shown is the whole rendered list, waiting its recipes dimmed during a search, kept its recipes after
 * a failed search; replaced hides it, since there are results, and offered its recipes stand below a
 * search that found nothing.
 */
type ListState = 'shown' | 'waiting' | 'kept' | 'replaced' | 'offered';

/**
 * The rendered list is outside of React, so its state is set on the element. Whichever island
 * hydrates first searches, so that a list that does not match the address never flashes up.
 */
export function useRenderedList(listId: string): void {
  useEffect(() => {
    const unfollow = followAddress();
    const stop = $recipeResults.subscribe((results) => {
      const list = document.getElementById(listId);
      if (list) list.dataset['state'] = listStateOf(results);
    });
    return () => {
      stop();
      unfollow();
    };
  }, [listId]);
}

function listStateOf(results: Remote<FoundRecipes>): ListState {
  if (results.status === 'idle') return 'shown';
  const found = valueOf(results);
  if (found) return found.total === 0 ? 'offered' : 'replaced';
  return results.status === 'pending' ? 'waiting' : 'kept';
}
