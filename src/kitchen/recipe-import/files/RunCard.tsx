import { useEffect, useRef } from 'react';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { useValue } from '#stores/use-value.ts';
import { places, useLeadOn } from '../led-focus.ts';
import { $waiting } from '../patiently.ts';
import { $importRun, closeRun, pauseRun, resumeRun } from './run.ts';

const texts = recipeImportMessages.run;

/** How far the reading has come, and what can be done about it. */
export function RunCard() {
  const run = useValue($importRun);
  const isWaiting = useValue($waiting) > 0 && run?.status === 'reading';
  const card = useRef<HTMLElement>(null);
  const id = run?.id;
  useLeadOn(id === undefined ? places.field : places.run, id);
  useEffect(() => {
    // It stands above all, and was perhaps asked for far below.
    if (id !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  if (!run) return null;
  return (
    <section ref={card} className="import-run" data-status={run.status} aria-live="polite">
      <h2 id={places.run} tabIndex={-1}>
        {texts[run.status](run.name)}
      </h2>
      <p className="kitchen-meta">
        <output>{texts.kept(run.kept)}</output>
        {run.at !== '' && ` · ${run.at}`}
      </p>
      {isWaiting && <p className="kitchen-meta">{texts.waiting}</p>}
      {run.next > 0 && <p className="kitchen-meta">{texts.next(run.next)}</p>}
      {run.refusedComments > 0 && (
        <p className="kitchen-meta">{texts.refusedComments(run.refusedComments)}</p>
      )}
      {run.failure && <p className="field-error">{run.failure.message}</p>}
      {run.status === 'reading' && <p className="kitchen-meta">{texts.leave}</p>}
      <p className="import-actions">
        {run.status !== 'done' && <HoldOrGoOn isReading={run.status === 'reading'} />}
        {run.status !== 'reading' && (
          <Button variant="quiet" onClick={closeRun}>
            {texts.close}
          </Button>
        )}
      </p>
    </section>
  );
}

/** One button, so that whoever pauses can go on with the same key. */
const HoldOrGoOn = ({ isReading }: { isReading: boolean }) => (
  <Button
    variant={isReading ? 'quiet' : 'primary'}
    onClick={isReading ? pauseRun : () => void resumeRun()}
  >
    {isReading ? texts.pause : texts.resume}
  </Button>
);
