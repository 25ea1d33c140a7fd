import { atom } from 'nanostores';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { draftStore } from '../../drafts/draft-store.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { contentOf } from '../saving/content-of.ts';
import { aView } from './recipes.ts';

/** An open recipe without a server, which counts as saved at every moment; `version` 1 at first. */
export function aDraft(recipe: RecipeContent, changes: Partial<RecipeDraft> = {}): RecipeDraft {
  const { follow: _, resume: __, $content: $recipe, ...draft } = draftStore(recipe, () => true);
  const $stored = atom(aView(recipe, 1));
  const nothing = () => undefined;
  const notHere = () => Promise.reject(new Error('There is no server here'));
  return {
    ...draft,
    $recipe,
    $stored,
    $saving: atom({ status: 'saved' as const }),
    $issues: atom({}),
    $journal: atom('kept' as const),
    $restoredAt: atom(null),
    $role: atom('writer' as const),
    whenSaved: (act) => act($stored.get().version, $recipe.get()),
    keepAnswer: (view) => $stored.set(view),
    keepVersion: (view) => $stored.set(view),
    adopt(view, { asked, merge }) {
      const theirs = contentOf(view);
      draft.change({
        field: '',
        update: (mine) => (mine === asked ? theirs : merge({ base: asked, mine, theirs })),
      });
      $stored.set(view);
    },
    lookAgain: nothing,
    saveNow: nothing,
    retry: nothing,
    resolve: nothing,
    undoRestoration: nothing,
    closeRestoration: nothing,
    takeOver: notHere,
    dispose: notHere,
    ...changes,
  };
}
