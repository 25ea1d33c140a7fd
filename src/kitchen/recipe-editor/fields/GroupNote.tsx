import { useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import type { IngredientUsageGroup, InstructionGroup } from '#domain/recipe/recipe.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import { NoteText } from './NoteText.tsx';

const { groupNote: texts } = recipeEditorMessages;

type Props = {
  group: IngredientUsageGroup | InstructionGroup;
  /** As of `NoteText`. */
  onChange: (note: RichText | null, typed: string | null) => void;
};

/** Beside the heading of a group: what holds for all of it, or the press that begins to say so. */
export function GroupNote({ group: { id, title, note }, onChange }: Props) {
  const [wanted, want] = useState<'text' | 'press' | null>(null);
  const isEmpty = note === null || isEmptyRichText(note);
  if (isEmpty && wanted !== 'text')
    return (
      <button
        type="button"
        className="group-note-add"
        aria-label={texts.add(title)}
        onClick={() => want('text')}
        ref={wanted === 'press' ? focusPress : null}
      >
        {texts.short}
      </button>
    );
  return (
    <NoteText
      className="group-note"
      value={note}
      label={texts.label(title)}
      field={`${id}.note`}
      placeholder={texts.placeholder}
      isAsked={wanted === 'text'}
      onChange={onChange}
      onLeave={() => want(null)}
      onGiveUp={() => want('press')}
    />
  );
}

const focusPress = (press: HTMLElement | null) => press?.focus();
