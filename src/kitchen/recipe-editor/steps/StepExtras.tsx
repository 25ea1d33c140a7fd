import { useState } from 'react';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { StepNote } from './extras/StepNote.tsx';
import type { StepActions } from './step-actions.ts';
import { useRisingFiles } from './step-uploads.ts';
import { later } from '../../shell/frame/Later.tsx';

// Most steps have none, and nobody waits for it to write.
const StepMedia = later(async () => (await import('./extras/StepMedia.tsx')).StepMedia);

type Props = {
  step: Instruction;
  at: number;
  actions: StepActions;
  isNear: boolean;
  /** A note was asked for. */
  isNoting: boolean;
  onLeaveNote: () => void;
};

/** The note, the pictures and the film of a step, where there are any. */
export function StepExtras({ step, at, actions, isNear, isNoting, onLeaveNote }: Props) {
  const rising = useRisingFiles(step.id);
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  const hasNote = step.note !== null && !isEmptyRichText(step.note);
  const hasMedia = step.images.length > 0 || step.videoId !== null;
  const isShown = wasNear || rising !== 'none';
  return (
    <>
      {(isNoting || (hasNote && wasNear)) && (
        <StepNote {...{ step, at, actions }} isAsked={isNoting} onLeave={onLeaveNote} />
      )}
      {(hasMedia || rising !== 'none') && isShown && (
        <StepMedia {...{ step, at, actions, rising }} />
      )}
    </>
  );
}
