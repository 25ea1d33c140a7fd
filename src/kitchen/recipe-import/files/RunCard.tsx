import { recipeImportMessages } from '#contract/kitchen/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { useValue } from '#stores/use-value.ts';
import { $waiting } from '../patiently.ts';
import { $importRun, closeRun, type ImportRun, pauseRun, resumeRun } from './run.ts';

const texts = recipeImportMessages.run;

/** How far the reading has come, and what can be done about it. */
export function RunCard() {
  const run = useValue($importRun);
  const isWaiting = useValue($waiting) > 0 && run?.status === 'reading';
  if (!run) return null;
  return (
    <section className="import-run" data-status={run.status} aria-live="polite">
      <h2>{texts[run.status](run.name)}</h2>
      <p className="kitchen-meta">
        <output>{texts.kept(run.kept)}</output>
        {run.at !== '' && ` · ${run.at}`}
      </p>
      {isWaiting && <p className="kitchen-meta">{texts.waiting}</p>}
      {run.next > 0 && <p className="kitchen-meta">{texts.next(run.next)}</p>}
      {run.refusedComments > 0 && (
        <p className="kitchen-meta">{texts.refusedComments(run.refusedComments)}</p>
      )}
      {run.failure && <p className="field-error">{messageOf(run.failure)}</p>}
      {run.status === 'reading' && <p className="kitchen-meta">{texts.leave}</p>}
      <p className="import-actions">
        {run.status === 'reading' && (
          <Button variant="quiet" onClick={pauseRun}>
            {texts.pause}
          </Button>
        )}
        {(run.status === 'paused' || run.status === 'stopped') && (
          <Button onClick={() => void resumeRun()}>{texts.resume}</Button>
        )}
        {run.status !== 'reading' && (
          <Button variant="quiet" onClick={closeRun}>
            {texts.close}
          </Button>
        )}
      </p>
    </section>
  );
}

const messageOf = ({ message, detail }: NonNullable<ImportRun['failure']>): string =>
  [message, detail].filter(Boolean).join(' ');
