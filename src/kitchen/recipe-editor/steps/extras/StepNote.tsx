import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { NoteText } from '../../fields/NoteText.tsx';
import type { StepActions } from '../step-actions.ts';

type Props = {
  step: Instruction;
  at: number;
  actions: StepActions;
  /** As of `NoteText`. */
  isAsked: boolean;
  onLeave: () => void;
};

/** What a reader may know beside the step; an emptied one is none. */
export const StepNote = ({ step: { id, note }, at, actions, isAsked, onLeave }: Props) => (
  <NoteText
    className="step-note"
    value={note}
    label={texts.noteOf(at)}
    field={`${id}.note`}
    placeholder={texts.notePlaceholder}
    isAsked={isAsked}
    onChange={(written, typed) => actions.patch(id, { note: written }, typed)}
    onLeave={onLeave}
    onGiveUp={() => {
      onLeave();
      actions.focusText(id);
    }}
  />
);
