import { type KeyboardEvent, useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import type { IngredientUsageGroup, InstructionGroup } from '#domain/recipe/recipe.ts';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import { TextSurface } from '../../rich-text/TextSurface.tsx';
import { focusText } from '../../rich-text/written-texts.ts';

const { groupNote: texts } = recipeEditorMessages;

type Props = {
  group: IngredientUsageGroup | InstructionGroup;
  /** Without words it is null; `typed` is as in `DraftChange`. */
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
  const leaveByKey = () => {
    want('press');
    return true;
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && isEmpty && leaveByKey();
  return (
    <div
      className="group-note"
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) want(null);
      }}
    >
      <TextSurface
        value={note}
        label={texts.label(title)}
        field={`${id}.note`}
        tools="step"
        placeholder={texts.placeholder}
        onChange={({ after, typed }) => onChange(isEmptyRichText(after) ? null : after, typed)}
        onKey={onKey}
        onBackspaceAtStart={() => isEmpty && leaveByKey()}
        {...(wanted === 'text' && { onReady: focusEnd })}
      />
    </div>
  );
}

const focusPress = (press: HTMLElement | null) => press?.focus();

const focusEnd = (editor: TextEditor | null) => {
  if (editor) focusText(editor, 'end');
};
