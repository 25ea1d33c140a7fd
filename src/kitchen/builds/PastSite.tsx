import { useCallback, useEffect, useRef, useState } from 'react';
import { buildsMessages } from '#contract/kitchen/publishing/builds-messages.ts';
import type { BuildView } from '#contract/publishing/build.ts';
import { type FrameAct, readFrameAct } from '#domain/kitchen/preview-frame.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { linkToPast } from './history.ts';
import { momentOf } from './sentences.ts';
import { useAnswer } from './use-answer.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

const { past: texts, tryAgain } = buildsMessages;

type Props = { build: BuildView; startsAt?: string; onClose: () => void };

/** The pages of a build as everyone saw them; links lead from one to the other. */
export function PastSite({ build, startsAt = '/', onClose }: Props) {
  const ask = useCallback(() => linkToPast(build.id), [build.id]);
  const { answer, failure, askAgain } = useAnswer(ask);
  const [path, setPath] = useState(startsAt);
  const onAct = (act: FrameAct) => {
    if (act.kind === 'escape') onClose();
    else setPath(act.path);
  };
  return (
    <Dialog
      title={texts.title(momentOf(build.finishedAt ?? build.startedAt))}
      isOpen
      onClose={onClose}
      isLoading={!answer && !failure}
    >
      <div className="past-site">
        <p className="past-site-bar">
          <button type="button" className="kitchen-link" onClick={() => setPath('/')}>
            {texts.home}
          </button>
          <code aria-live="polite">{path}</code>
          <span className="kitchen-meta">{texts.hint}</span>
        </p>
        {failure && (
          <>
            <Failure failure={failure} />
            <TryAgain onAgain={askAgain}>{tryAgain}</TryAgain>
          </>
        )}
        {answer && <Frame url={answer.url} path={path} onAct={onAct} />}
      </div>
    </Dialog>
  );
}

type FrameProps = { url: string; path: string; onAct: (act: FrameAct) => void };

/** A page of the site's own origin: what it says is heard from it alone. */
function Frame({ url, path, onAct }: FrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin: site } = new URL(url);
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOfFrame = source !== null && source === element.current?.contentWindow;
      const act = isOfFrame && origin === site ? readFrameAct(data) : null;
      if (act !== null) onAct(act);
    };
    globalThis.addEventListener('message', onMessage);
    return () => globalThis.removeEventListener('message', onMessage);
  }, [url, onAct]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin already, whose islands need its storage
    <iframe
      ref={element}
      className="past-site-frame"
      title={texts.frame}
      src={`${url}?${new URLSearchParams({ page: path }).toString()}`}
    />
  );
}
