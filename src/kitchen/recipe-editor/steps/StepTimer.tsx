import { useState } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import { readTime, writtenMinutes } from '#domain/kitchen/fields/entered-minutes.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { Offered } from '../fields/Offered.tsx';
import { useBegun } from '../fields/use-begun.ts';
import { type StepActions, timerName } from './step-actions.ts';

/** Longer than any time. */
const longestEntered = 255;

type Props = { step: Instruction; at: number; actions: StepActions };

/** How long a step takes, in the words in which the times of the recipe are written. */
export function StepTimer({ step: { id, timerMinutes }, at, actions }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  /** What is being written, until the field is left. */
  const [entry, setEntry] = useState<string | null>(null);
  const { begun } = useBegun(timerName(id));
  if (timerMinutes === null && begun === null && !isAsked) {
    return (
      <button
        type="button"
        className="step-offer"
        aria-label={texts.ofStep(texts.addTimer, at)}
        onClick={() => setIsAsked(true)}
      >
        {texts.addTimer}
      </button>
    );
  }
  const meant = entry === null || entry.trim() === '' ? null : readTime(entry)?.value;
  // A time that changes otherwise ends what is being written.
  const own = meant === timerMinutes ? entry : null;
  const type = (whole: string) => {
    const { text } = keptLine(whole, longestEntered);
    setIsAsked(true);
    setEntry(text);
    actions.writeTimer(id, text);
  };
  return (
    <>
      <label className="step-timer">
        {texts.timer}
        <input
          type="text"
          autoComplete="off"
          aria-label={texts.ofStep(texts.timer, at)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where somebody asked for it
          autoFocus={isAsked}
          data-field={timerName(id)}
          value={begun ?? own ?? writtenMinutes(timerMinutes)}
          aria-invalid={begun !== null}
          onBlur={() => {
            setIsAsked(false);
            setEntry(null);
          }}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <Offered text={begun} read={readTime} write={writtenMinutes} onTake={type} />
    </>
  );
}
