import { createContext, use, useSyncExternalStore } from 'react';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
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
