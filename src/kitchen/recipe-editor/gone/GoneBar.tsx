import { useStore } from '@nanostores/react';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { Gone } from './Gone.tsx';

/** Above a recipe that was deleted while it was written; restored, it goes on with every word. */
export function GoneBar() {
  const { $stored, $recipe, $journal, retry } = useRecipeDraft();
  const isKept = useStore($journal) === 'kept';
  return (
    <Gone
      recipeId={$stored.get().id}
      unsaved={isKept ? 'kept' : 'unkept'}
      words={() => $recipe.get()}
      onRestored={retry}
    />
  );
}
