import type { MouseEvent } from 'react';
import { stepsMessages as texts } from '#contract/kitchen/recipe/steps-messages.ts';
import { FILM_TYPES } from '#domain/kitchen/media/film-intake.ts';
import { timerWords } from '#domain/kitchen/steps/timer-words.ts';
import type { Instruction } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { PICTURES_CHOSEN } from '../../media/pictures/PictureSources.tsx';
import { FileChoice } from '../../media/uploads/FileChoice.tsx';
import type { PlacedFinding } from '../../rich-text/findings.ts';
import type { StepActions } from './step-actions.ts';
import { StepTimer } from './StepTimer.tsx';
import { addToStep } from './step-uploads.ts';
import { useStepFindings } from './use-step-findings.ts';

type Props = {
  step: Instruction;
  /** From 1, through all groups. */
  at: number;
  /** Of the recipe, or else of its site. */
  language: string;
  actions: StepActions;
  offered: PlacedFinding | null;
  isHinted: boolean;
  isNoting: boolean;
  onNote: () => void;
  onTake: () => void;
  onLeave: () => void;
};

/** The quiet line below a step: what its text offers, and what it can have besides. */
export function StepFacts(props: Props) {
  const { step, at, language, actions, offered, isHinted, isNoting, ...on } = props;
  const findings = useStepFindings();
  const hasNote = step.note !== null && !isEmptyRichText(step.note);
  return (
    <div className="step-facts">
      <StepTimer {...{ step, at, actions }} />
      {!hasNote && !isNoting && (
        <button
          type="button"
          className="step-offer"
          aria-label={texts.ofStep(texts.addNote, at)}
          onClick={on.onNote}
        >
          {texts.addNote}
        </button>
      )}
      <FileOffers {...{ step, at }} />
      {findings?.otherScale(toPlainText(step.content)).map(({ written, shown }) => (
        <span key={written}>{texts.otherScale(written, shown)}</span>
      ))}
      {isHinted && <span className="step-hint">{texts.noIngredient}</span>}
      {offered && <Offer {...offered} {...on} language={language} />}
      <output className="visually-hidden">
        {offered && `${offerOf(offered, language)} · ${texts.silence}`}
      </output>
    </div>
  );
}

/** What a step has already, it shows itself. */
function FileOffers({ step: { id, images, videoId }, at }: Pick<Props, 'step' | 'at'>) {
  const offer = (label: string) => ({ label, name: texts.ofStep(label, at) });
  const add = (files: File[]) => addToStep(id, files);
  return (
    <>
      {images.length === 0 && (
        <span className="step-offer">
          <FileChoice
            {...offer(texts.addPictures)}
            accept={PICTURES_CHOSEN}
            isMultiple
            onFiles={add}
          />
          <FileChoice {...offer(texts.takePhoto)} accept="image/jpeg" isCamera onFiles={add} />
        </span>
      )}
      {videoId === null && (
        <span className="step-offer">
          <FileChoice {...offer(texts.addFilm)} accept={FILM_TYPES.join(',')} onFiles={add} />
        </span>
      )}
    </>
  );
}

type OfferProps = PlacedFinding & Pick<Props, 'language' | 'onTake' | 'onLeave'>;

/** What the keys do, for who has none: a phone has neither Tab nor Esc. The caret stays in the text. */
function Offer({ finding, text, language, onTake, onLeave }: OfferProps) {
  const label =
    finding.kind === 'timer'
      ? texts.takeTimer(timerWords(finding.minutes, language))
      : texts.takeAmount(text);
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <span className="step-finding">
      <button type="button" onMouseDown={stay} onClick={onTake}>
        {label} <kbd aria-hidden>Tab</kbd>
      </button>
      <button type="button" onMouseDown={stay} onClick={onLeave}>
        {texts.leave} <kbd aria-hidden>Esc</kbd>
      </button>
    </span>
  );
}

function offerOf({ finding, text }: PlacedFinding, language: string): string {
  return finding.kind === 'timer'
    ? texts.offerTimer(timerWords(finding.minutes, language))
    : texts.offerAmount(text);
}
