import type { ChangeEvent } from 'react';
import { useStore } from '@nanostores/react';
import { withField } from '#domain/kitchen/draft/recipe-updates.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';

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
  const issues = useStore(draft.$issues);
  const role = useStore(draft.$role);
  return {
    value: useDraft((recipe) => recipe[name]),
    issue: issues[name],
    isReadOnly: role !== 'writer',
    set: (value, typed) => {
      const update = (recipe: RecipeContent) => withField(recipe, name, value);
      draft.change({ field: name, update, ...(typed !== undefined && { typed }) });
    },
  };
}

/** The characters that a change of a text field typed or took away; undefined for anything else. */
export function typedBy({ nativeEvent }: ChangeEvent): string | undefined {
  if (!(nativeEvent instanceof InputEvent)) return undefined;
  if (nativeEvent.inputType.startsWith('deleteContent')) return '';
  return nativeEvent.inputType === 'insertText' ? (nativeEvent.data ?? undefined) : undefined;
}
