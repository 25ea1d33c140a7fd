import { useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { readableValue } from '#domain/kitchen/fields/readable-value.ts';
import { type MergedRecipe, mergeRecipes } from '#domain/recipe/merge/merge-recipes.ts';
import type { MergeConflict } from '#domain/recipe/merge/merge-rows.ts';
import { canBeBoth, type Choice, resolved } from '#domain/recipe/merge/resolve-conflicts.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/Button.tsx';
import { useDraft, useRecipeDraft } from './draft/use-draft.ts';
import type { StoredRecipe } from './saving/saving-state.ts';

type Props = { base: RecipeContent; theirs: StoredRecipe };

const { conflict: texts } = recipeEditorMessages;

/** What two people or two tabs made of one recipe: what only one changed is taken, the rest chosen. */
export function ConflictView({ base, theirs }: Props) {
  const draft = useRecipeDraft();
  const mine = useDraft((recipe) => recipe);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const merged: MergedRecipe = mergeRecipes(base, mine, theirs.content);
  return (
    <section className="editor-conflict" aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">{texts.heading}</h2>
      <p>{merged.conflicts.length === 0 ? texts.nothingTwice : texts.text}</p>
      {merged.conflicts.map((conflict) => (
        <Decision
          key={conflict.path}
          conflict={conflict}
          choice={choices.get(conflict.path) ?? 'mine'}
          onChoose={(choice) => setChoices(new Map([...choices, [conflict.path, choice]]))}
        />
      ))}
      <Button onClick={() => draft.resolve(resolved(merged, choices))}>{texts.save}</Button>
    </section>
  );
}

type DecisionProps = {
  conflict: MergeConflict;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function Decision({ conflict, choice, onChoose }: DecisionProps) {
  const { path, mine, theirs } = conflict;
  const sides = [
    { choice: 'mine', label: texts.mine, text: readableValue(mine) },
    { choice: 'theirs', label: texts.theirs, text: readableValue(theirs) },
  ] as const;
  return (
    <fieldset className="editor-decision">
      <legend>{texts.fieldAt(path)}</legend>
      {sides.map((side) => (
        <label key={side.choice}>
          <span>
            <input
              type="radio"
              name={path}
              checked={choice === side.choice}
              onChange={() => onChoose(side.choice)}
            />
            {side.label}
          </span>
          <span className="editor-side">{side.text ?? texts.nothing}</span>
        </label>
      ))}
      {canBeBoth(conflict) && (
        <label>
          <span>
            <input
              type="radio"
              name={path}
              checked={choice === 'both'}
              onChange={() => onChoose('both')}
            />
            {texts.both}
          </span>
        </label>
      )}
    </fieldset>
  );
}
