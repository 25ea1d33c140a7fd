import { useState } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/steps-messages.ts';
import { otherScale } from '#domain/kitchen/steps/step-findings.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { PlacedFinding } from '../../rich-text/findings.ts';
import { RichTextField } from '../../rich-text/RichTextField.tsx';
import type { StepActions } from './step-actions.ts';

type Props = {
  step: Instruction;
  actions: StepActions;
  offered: PlacedFinding | null;
  isHinted: boolean;
};

const mostMinutes = 5_256_000;

/** The quiet line below a step: what it has, and what its text offers. */
export function StepFacts({ step, actions, offered, isHinted }: Props) {
  const { id, note, images, videoId } = step;
  const [isNoting, setIsNoting] = useState(false);
  const hasNote = note !== null && !isEmptyRichText(note);
  return (
    <div className="step-facts">
      <StepTimer step={step} actions={actions} />
      {!hasNote && !isNoting && (
        <button type="button" className="step-offer" onClick={() => setIsNoting(true)}>
          {texts.note}
        </button>
      )}
      {images.length > 0 && <span>{texts.pictures(images.length)}</span>}
      {videoId !== null && <span>{texts.film}</span>}
      {otherScale(toPlainText(step.content)).map(({ written, shown }) => (
        <span key={written}>{texts.otherScale(written, shown)}</span>
      ))}
      {isHinted && <span className="step-hint">{texts.noIngredient}</span>}
      <output>{offered && `${offerOf(offered)} · ${texts.silence}`}</output>
      <button type="button" className="step-offer step-remove" onClick={() => actions.remove(id)}>
        {texts.remove}
      </button>
      {(hasNote || isNoting) && (
        <RichTextField
          label={texts.note}
          placeholder={texts.note}
          singleParagraph
          value={note}
          onChange={(text, { typed }) =>
            actions.patch(id, { note: isEmptyRichText(text) ? null : text }, typed)
          }
        />
      )}
    </div>
  );
}

function StepTimer({ step: { id, timerMinutes }, actions }: Pick<Props, 'step' | 'actions'>) {
  const [isAsked, setIsAsked] = useState(false);
  if (timerMinutes === null && !isAsked) {
    return (
      <button type="button" className="step-offer" onClick={() => setIsAsked(true)}>
        {texts.addTimer}
      </button>
    );
  }
  return (
    <label className="step-timer">
      {texts.timer}
      <input
        type="text"
        inputMode="numeric"
        value={timerMinutes ?? ''}
        onBlur={() => setIsAsked(false)}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, 7);
          const minutes = digits === '' ? null : Math.min(Number(digits), mostMinutes);
          setIsAsked(true);
          actions.patch(id, { timerMinutes: minutes });
        }}
      />
      {texts.minutes}
    </label>
  );
}

function offerOf({ finding, text }: PlacedFinding): string {
  return finding.kind === 'timer' ? texts.offerTimer(finding.minutes) : texts.offerAmount(text);
}
