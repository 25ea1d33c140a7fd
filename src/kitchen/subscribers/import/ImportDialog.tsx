import { useEffect } from 'react';
import { subscriberImportMessages as texts } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { useDropTarget } from '../../media/uploads/dropped-files.ts';
import { FileChoice } from '../../media/uploads/FileChoice.tsx';
import { useWhenBack } from '../../shell/network/when-back.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { Declaration } from './Declaration.tsx';
import { Done } from './Done.tsx';
import { EarlierLists } from './EarlierLists.tsx';
import {
  $importStep,
  beginImport,
  chooseFile,
  type ImportStep,
  leaveImport,
  leaveOutUnclosed,
  resumeBringing,
  resumeCheck,
} from './import-steps.ts';
import { fileMaxMegabytes, type ReadList } from './read-file.ts';
import { Failure } from '../../shell/frame/Failure.tsx';

type Props = {
  /** One that was dropped on the screen. */
  file: File | null;
  onClose: () => void;
};

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** From a file to people on the list, with nothing done before it was told. */
export function ImportDialog({ file, onClose }: Props) {
  const at = useValue($importStep);
  useEffect(() => {
    // What is being sent lives outside of React.
    beginImport();
    if (file) void chooseFile(file);
    return leaveImport;
  }, [file]);
  return (
    <Dialog title={texts.title} isOpen onClose={onClose}>
      <div className="import">
        <Step at={at} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Step({ at, onClose }: { at: ImportStep; onClose: () => void }) {
  switch (at.step) {
    case 'choose':
      return <Choose refused={at.refused} />;
    case 'reading':
      return <p aria-live="polite">{texts.choose.reading}</p>;
    case 'unclosed':
      return <Unclosed list={at.list} />;
    case 'columns':
      return <ColumnChoice fileName={at.fileName} list={at.list} columns={at.columns} />;
    case 'check':
      return (
        <Progress
          heading={texts.check.heading}
          done={at.sent}
          all={at.people.length}
          failure={at.failure}
          onResume={() => void resumeCheck()}
        />
      );
    case 'told':
      return <Declaration told={at} />;
    case 'running': {
      const { counts } = at.answer.import;
      return (
        <>
          <Progress
            heading={texts.running.heading}
            done={counts.imported}
            all={counts.imported + counts.new}
            failure={at.failure}
            onResume={() => void resumeBringing()}
          />
          <p className="kitchen-meta">{texts.running.text}</p>
        </>
      );
    }
    default:
      return <Done answer={at.answer} failure={at.failure} onClose={onClose} />;
  }
}

function Choose({ refused }: { refused: Extract<ImportStep, { step: 'choose' }>['refused'] }) {
  const take = (files: File[]) => files[0] && void chooseFile(files[0]);
  const { isOver, target } = useDropTarget(take);
  const refusals = { ...texts.choose, tooLarge: texts.choose.tooLarge(fileMaxMegabytes) };
  return (
    <>
      <p>{texts.choose.text}</p>
      <div className="import-drop" data-over={isOver ? '' : undefined} {...target}>
        <FileChoice label={texts.choose.label} accept={accepted} onFiles={take} />
        <span className="kitchen-meta">{texts.choose.drop}</span>
      </div>
      {refused && <p role="alert">{refusals[refused]}</p>}
      <EarlierLists />
    </>
  );
}

/** What is wrong with a file, before anything of it is taken for people. */
function Unclosed({ list: { unclosed, records } }: { list: ReadList }) {
  const hasRest = records.length > unclosed.length;
  return (
    <>
      <div role="alert">
        <h3>{texts.unclosed.heading}</h3>
        <p>{texts.unclosed.text(unclosed)}</p>
        <p>{texts.unclosed.todo}</p>
      </div>
      <p className="import-acts">
        <Button onClick={beginImport}>{texts.columns.back}</Button>
        {hasRest && (
          <Button variant="quiet" onClick={leaveOutUnclosed}>
            {texts.unclosed.without}
          </Button>
        )}
      </p>
    </>
  );
}

/** Goes on by itself once there is a connection again. */
function Resume({ onResume }: { onResume: () => void }) {
  useWhenBack(onResume);
  return <Button onClick={onResume}>{texts.check.resume}</Button>;
}

type ProgressProps = {
  heading: string;
  done: number;
  all: number;
  failure: Parameters<typeof Failure>[0]['failure'];
  onResume: () => void;
};

function Progress({ heading, done, all, failure, onResume }: ProgressProps) {
  return (
    <>
      <h3>{heading}</h3>
      <progress aria-label={heading} value={done} max={Math.max(all, 1)} />
      <p className="kitchen-meta">{texts.check.progress(done, all)}</p>
      {failure && (
        <>
          <Failure failure={failure} />
          <Resume onResume={onResume} />
        </>
      )}
    </>
  );
}
