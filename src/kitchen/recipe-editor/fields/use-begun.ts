import { use, useState, useSyncExternalStore } from 'react';
import { begunIn, withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { DraftScope } from '../draft/use-draft.ts';

/** The words that somebody has begun; null for none. `typed` as in `DraftChange`. */
export type BegunWords = {
  begun: string | null;
  begin: (text: string | null, typed?: string) => void;
};

/**
 * Words of a place that say no value yet: the working copy keeps them, so that they outlive the view
 * and the page. Where no draft is around them, the view alone does.
 */
export function useBegun(name: string): BegunWords {
  const draft = use(DraftScope);
  const [own, setOwn] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    (render) => draft?.$recipe.listen(() => render()) ?? (() => undefined),
    () => (draft ? begunIn(draft.$recipe.get())[name] : undefined),
  );
  if (!draft) return { begun: own, begin: setOwn };
  return {
    begun: kept ?? null,
    begin: (text, typed) =>
      void draft.change({
        field: name,
        update: (recipe) => withBegun(recipe, name, text),
        ...(typed !== undefined && { typed }),
      }),
  };
}
