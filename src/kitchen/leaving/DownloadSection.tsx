import { type ReactNode, useId } from 'react';
import { leavingMessages } from '#contract/kitchen/site/leaving-messages.ts';
import type { ArchiveKind } from '#domain/archive/archive-kinds.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { $downloads, download } from './archive.ts';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = {
  kind: ArchiveKind;
  texts: { heading: string; text: string; action: string };
  /** Why there is nothing to download; null where there is. */
  nothing?: string | null;
  children?: ReactNode;
};

/** What can be downloaded, and how its download stands. */
export function DownloadSection({ kind, texts, nothing = null, children }: Props) {
  const headingId = useId();
  const now = useValue($downloads)[kind];
  const isPreparing = now.state === 'preparing';
  return (
    <section className="leaving-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <p>{texts.text}</p>
      {children}
      {nothing === null ? (
        <Button
          variant={kind === 'everything' ? 'primary' : 'quiet'}
          isPending={isPreparing}
          onClick={() => void download(kind)}
        >
          {isPreparing ? leavingMessages.preparing : texts.action}
        </Button>
      ) : (
        <p className="kitchen-meta">{nothing}</p>
      )}
      <div className="leaving-begun" aria-live="polite">
        {now.state === 'begun' && (
          <>
            <p>{leavingMessages.begun}</p>
            <p className="kitchen-meta">{leavingMessages.again}</p>
          </>
        )}
      </div>
      <Failure failure={now.state === 'failed' ? now.failure : null} />
    </section>
  );
}
