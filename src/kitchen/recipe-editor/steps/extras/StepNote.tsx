import type { KeyboardEvent } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from '../../../rich-text/slate-types.ts';
import { TextSurface } from '../../../rich-text/TextSurface.tsx';
import { focusText } from '../../../rich-text/written-texts.ts';
import type { StepActions } from '../step-actions.ts';

type Props = {
  step: Instruction;
  at: number;
  actions: StepActions;
  /** Opened by a press just now, so that it is written in. */
  isAsked: boolean;
  onLeave: () => void;
};

/** What a reader may know beside the step; an emptied one is none. */
export function StepNote({ step: { id, note }, at, actions, isAsked, onLeave }: Props) {
  const isEmpty = note === null || isEmptyRichText(note);
  const backToText = () => {
    onLeave();
    actions.focusText(id);
    return true;
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && isEmpty && backToText();
  return (
    <div
      className="step-note"
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) onLeave();
      }}
    >
      <TextSurface
        value={note}
        label={texts.noteOf(at)}
        field={`${id}.note`}
        tools="step"
        placeholder={texts.notePlaceholder}
        onChange={({ after, typed }) =>
          actions.patch(id, { note: isEmptyRichText(after) ? null : after }, typed)
        }
        onKey={onKey}
        onBackspaceAtStart={() => isEmpty && backToText()}
        {...(isAsked && { onReady: focusEnd })}
      />
    </div>
  );
}

const focusEnd = (editor: TextEditor | null) => {
  if (editor) focusText(editor, 'end');
};
