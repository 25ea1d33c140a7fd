import { type ReactNode, useEffect, useState } from 'react';
import { type Failure, failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';

type Opened<Draft> = { kind: 'opened'; draft: Draft } | { kind: 'failed'; failure: Failure };

type Closable = { dispose: () => Promise<void> };

type Props<Draft extends Closable> = {
  /** The one of the first render counts, since what a screen writes is named by its address. */
  open: () => Promise<Opened<Draft>>;
  texts: { loading: string; failed: string; tryAgain: string };
  /** What is said of something that is not there, and where it would stand; without it all is there. */
  ofGone?: {
    text: string;
    list: { href: string; label: string };
    /** How it may come back, after which it is opened again. */
    way?: (onBack: () => void) => ReactNode;
  };
  children: (draft: Draft) => ReactNode;
};

/** A draft around whatever writes or shows it, closed as soon as nobody does. */
export function OpenDraft<Draft extends Closable>(props: Props<Draft>) {
  const [attempts, setAttempts] = useState(1);
  return <Attempt key={attempts} {...props} onTryAgain={() => setAttempts(attempts + 1)} />;
}

type AttemptProps<Draft extends Closable> = Props<Draft> & { onTryAgain: () => void };

function Attempt<Draft extends Closable>(props: AttemptProps<Draft>) {
  const { open, texts, ofGone, children, onTryAgain } = props;
  const opened = useOpened(open);
  if (opened === null) return <p className="kitchen-loading">{texts.loading}</p>;
  if (opened.kind === 'opened') return children(opened.draft);
  const { code, message } = opened.failure;
  const isGone = ofGone !== undefined && code === 'not_found';
  return (
    <div className="list-message">
      <h1>{texts.failed}</h1>
      <p>{isGone ? ofGone.text : message}</p>
      {isGone && ofGone.way?.(onTryAgain)}
      {!isGone && <Button onClick={onTryAgain}>{texts.tryAgain}</Button>}
      {ofGone && (
        <a className="button" href={ofGone.list.href}>
          {ofGone.list.label}
        </a>
      )}
    </div>
  );
}

/** Null while it is opened. */
function useOpened<Draft extends Closable>(open: Props<Draft>['open']): Opened<Draft> | null {
  const [opened, setOpened] = useState<Opened<Draft> | null>(null);
  const [openIt] = useState(() => open);
  // A draft is outside of React: tabs, storage and network.
  useEffect(() => {
    const opening = openIt().catch((error: unknown): Opened<Draft> => {
      // A fault of ours is told to the cook as well, who would else wait for ever.
      reportError(error);
      return { kind: 'failed', failure: failureOf(error) };
    });
    let isHere = true;
    void opening.then((each) => {
      if (isHere) setOpened(each);
    });
    return () => {
      isHere = false;
      void opening.then(async (each) => {
        if (each.kind === 'opened') await each.draft.dispose();
      });
    };
  }, [openIt]);
  return opened;
}
