import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { debounced } from '#stores/debounce.ts';
import { restMs } from '../../fields/use-at-rest.ts';
import type { RecipeDraft } from './open-draft.ts';

/** The recipe that the editor is about. */
export const DraftScope = createContext<RecipeDraft | null>(null);

export function useRecipeDraft(): RecipeDraft {
  const draft = use(DraftScope);
  if (draft === null) throw new Error('This view needs a DraftScope around it');
  return draft;
}

/**
 * A part of the working copy. The view is rendered again only when that part is another value, so
 * the selector answers what stands in the recipe and makes nothing new.
 */
export function useDraft<Part>(selector: (recipe: RecipeContent) => Part): Part {
  const { $recipe } = useRecipeDraft();
  return useSyncExternalStore(
    (render) => $recipe.listen(() => render()),
    () => selector($recipe.get()),
  );
}

/**
 * A part of the working copy as it was when typing last paused: what is said about a text follows
 * it between words and holds up no key, whoever else renders the view.
 */
export function useDraftAtRest<Part>(selector: (recipe: RecipeContent) => Part): Part {
  const { $recipe } = useRecipeDraft();
  const rested = useRef($recipe.get());
  const listen = useCallback(
    (render: () => void) => {
      const take = () => {
        rested.current = $recipe.get();
        render();
      };
      const taking = debounced<void>(restMs, take);
      const stop = $recipe.listen(() => taking.soon());
      take();
      return () => {
        taking.cancel();
        stop();
      };
    },
    [$recipe],
  );
  return useSyncExternalStore(listen, () => selector(rested.current));
}
