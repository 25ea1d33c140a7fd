import { use, useSyncExternalStore } from 'react';
import { useStore } from '@nanostores/react';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { DraftScope, useDraft, useRecipeDraft } from '../draft/use-draft.ts';

type Field<Value> = {
  value: Value;
  /** What the server refused of it; undefined for nothing. */
  issue: string | undefined;
  isReadOnly: boolean;
  /** `typed` as in `DraftChange`. */
  set: (value: Value, typed?: string) => void;
};

/** One field of the recipe, of which a change is a step to undo. */
export function useField<Name extends keyof RecipeContent>(name: Name): Field<RecipeContent[Name]> {
  const draft = useRecipeDraft();
  const role = useStore(draft.$role);
  return {
    value: useDraft((recipe) => recipe[name]),
    issue: useIssue(name),
    isReadOnly: role !== 'writer',
    set: (value, typed) => {
      const update = (recipe: RecipeContent) => withField(recipe, name, value);
      draft.change({ field: name, update, ...(typed !== undefined && { typed }) });
    },
  };
}

/** What cannot be saved of a field, a row or a group; undefined for nothing. */
export function useIssue(place: string): string | undefined {
  // Rows are also shown where no draft is around them.
  const draft = use(DraftScope);
  return useSyncExternalStore(
    (render) => draft?.$issues.listen(() => render()) ?? (() => undefined),
    () => draft?.$issues.get()[place],
  );
}
