import { subscriberImportMessages } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import type { ImportAnswer } from '#contract/mail/subscriber-import.ts';
import type { Failure as FailureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { downloadReport } from '../download.ts';
import { undoList } from './import-steps.ts';
import { Outcomes } from './Outcomes.tsx';
import { Failure } from '../../shell/frame/Failure.tsx';

const { done: texts } = subscriberImportMessages;

type Props = { answer: ImportAnswer; failure: FailureOf | null; onClose: () => void };

/** What became of a list, and the ways to have it told or taken back. */
export function Done({ answer, failure, onClose }: Props) {
  const { id, state, statement, people } = answer.import;
  const isUndone = state === 'undone';
  return (
    <>
      <h3 aria-live="polite">{isUndone ? texts.undone : texts.heading}</h3>
      {isUndone ? <p>{texts.undoneText}</p> : <Outcomes answer={answer} />}
      {!isUndone && people.waiting > 0 && answer.import.basis === 'ask' && (
        <p>{texts.waiting(people.waiting)}</p>
      )}
      {statement !== null && <blockquote className="kitchen-meta">{statement}</blockquote>}
      <Failure failure={failure} />
      <p className="import-acts">
        <Button onClick={onClose}>{texts.close}</Button>
        {!isUndone && (
          <>
            <Button variant="quiet" onClick={() => void downloadReport(id)}>
              {texts.report}
            </Button>
            <Button variant="quiet" onClick={() => void undoList(id)}>
              {texts.undo}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
