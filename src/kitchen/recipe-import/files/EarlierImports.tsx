import { useEffect, useRef, useState } from 'react';
import type { ImportView } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { shortMomentOf } from '../../clock/day-words.ts';
import { keptImport } from '../../device/kept-imports.ts';
import { isFocusFree } from '../../shell/focus/free-focus.ts';
import { $session, siteIdHere } from '../../shell/session/session.ts';
import { places } from '../led-focus.ts';
import { ImportReport } from './ImportReport.tsx';
import { $imports, loadImports } from './reports.ts';
import { $importRun, goOn } from './run.ts';

const texts = recipeImportMessages.report;

type Props = {
  /** The import whose report is open: known above, since the list changes its place with a run. */
  opened: string | null;
  onOpen: (id: string | null) => void;
};

/** Imports of this site, each with what became of it and a way to take it back. */
export function EarlierImports({ opened, onOpen }: Props) {
  const all = useValue($imports);
  const run = useValue($importRun);
  const heading = useRef<HTMLHeadingElement>(null);
  const doneId = run?.status === 'done' ? run.id : null;
  useEffect(() => {
    // What has just come is what its cook wants to see.
    void loadImports().then(() => doneId !== null && onOpen(doneId));
  }, [doneId, onOpen]);
  const isDoneOpen = doneId !== null && opened === doneId;
  useEffect(() => {
    // The focus is the browser's: it is led to what came, and never taken from where somebody works.
    if (isDoneOpen && isFocusFree()) heading.current?.focus();
  }, [isDoneOpen]);
  if (all.length === 0) return null;
  return (
    <section className="import-reports" aria-labelledby="import-reports">
      <h2 id="import-reports" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <ul>
        {all.map((each) => (
          <li key={each.id}>
            <ImportLine brought={each} isRunning={run?.id === each.id} />
            <Button
              id={places.reportOf(each.id)}
              variant="quiet"
              aria-expanded={opened === each.id}
              onClick={() => onOpen(opened === each.id ? null : each.id)}
            >
              {texts.show}
            </Button>
            {opened === each.id && <ImportReport brought={each} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { brought: ImportView; isRunning: boolean };

function ImportLine({ brought, isRunning }: LineProps) {
  const { id, name, createdAt, finishedAt, undoneAt, counts } = brought;
  const isOpen = finishedAt === null && undoneAt === null && !isRunning;
  const ends = [undoneAt !== null && texts.undone, isOpen && texts.unfinished].filter(Boolean);
  const facts = [shortMomentOf(createdAt), texts.made(counts.made), ...ends];
  return (
    <div className="import-line">
      <span className="import-name">{name}</span>
      <span className="kitchen-meta">{facts.join(' · ')}</span>
      {isOpen && <GoOn id={id} />}
    </div>
  );
}

/** Where the files are still on this device the reading goes on with them. */
function GoOn({ id }: { id: string }) {
  const session = useValue($session);
  const [isAsked, ask] = useState(false);
  const personId = session.status === 'open' ? session.user.id : '';
  const resume = async () => {
    const kept = await keptImport([personId, siteIdHere(), id]);
    ask(kept === null);
    if (kept) await goOn({ ...kept, id, personId });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void resume()}>
        {texts.resume}
      </Button>
      {isAsked && <output>{texts.again}</output>}
    </>
  );
}
