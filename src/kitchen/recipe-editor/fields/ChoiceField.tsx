import { useId } from 'react';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useField } from './use-field.ts';

type Name = 'difficultyLevel' | 'privacySetting';

type Props<Key extends Name> = {
  name: Key;
  label: string;
  choices: readonly { value: RecipeContent[Key]; label: string }[];
};

/** One of a few, all of them seen. */
export function ChoiceField<Key extends Name>({ name, label, choices }: Props<Key>) {
  const { value, issue, isReadOnly, set } = useField(name);
  const group = useId();
  return (
    <fieldset className="editor-choice" disabled={isReadOnly}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.label}>
          <input
            type="radio"
            name={group}
            data-field={choice.value === value ? name : undefined}
            checked={choice.value === value}
            onChange={() => set(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      <FieldIssue>{issue}</FieldIssue>
    </fieldset>
  );
}
