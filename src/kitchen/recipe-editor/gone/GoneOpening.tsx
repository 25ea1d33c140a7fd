import { useEffect, useState } from 'react';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { journalStorage } from '../../drafts/journal/journal-database.ts';
import { kitchenAddress, siteSlugHere } from '../../shell/address.ts';
import { $session } from '../../shell/session.ts';
import { Gone } from './Gone.tsx';

/** In place of a recipe that is not there: what this device still keeps for it comes back with it. */
export function GoneOpening({ onRestored }: { onRestored: () => void }) {
  const recipeId = kitchenAddress().id ?? '';
  const kept = useKept(recipeId);
  return (
    <Gone
      recipeId={recipeId}
      unsaved={kept === null ? 'none' : 'kept'}
      words={() => kept}
      onRestored={onRestored}
    />
  );
}

/** Null where nothing is kept, or nothing can be read. */
function useKept(id: string): RecipeContent | null {
  const [kept, setKept] = useState<RecipeContent | null>(null);
  // The journal is outside of React.
  useEffect(() => {
    const session = $session.get();
    if (session.status !== 'open') return undefined;
    const key = { personId: session.user.id, siteSlug: siteSlugHere(), id };
    let isHere = true;
    const reading = journalStorage<RecipeContent>(key, crypto.randomUUID()).read();
    reading.then(
      (entry) => {
        if (isHere) setKept(entry?.working ?? null);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return kept;
}
