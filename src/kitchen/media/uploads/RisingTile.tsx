import { useState } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import type { Upload, UploadState } from './uploads.ts';

type Props = {
  upload: Upload<unknown>;
  kind: 'picture' | 'film';
  onRetry: () => void;
  onRemove: () => void;
};

const texts = kitchenMediaMessages.upload;

/** A file on its way: seen from the first moment, with its progress or what went wrong. */
export function RisingTile({ upload: { name, preview, state }, kind, onRetry, onRemove }: Props) {
  const [isUnseen, setIsUnseen] = useState(kind === 'film');
  return (
    <li className="picture-tile picture-rising" data-state={state.status}>
      <span className="picture-window">
        {isUnseen ? (
          <span className="picture-name">{name}</span>
        ) : (
          <img src={preview} alt="" draggable={false} onError={() => setIsUnseen(true)} />
        )}
      </span>
      <span className="picture-notes">
        {state.status === 'failed' ? (
          <span role="alert">{texts.failed(name, state.reason)}</span>
        ) : (
          <>
            <progress aria-label={texts.progress(name)} value={partOf(state)} max={1} />
            <span>{wordsOf(state)}</span>
          </>
        )}
      </span>
      <span className="picture-acts">
        {state.status === 'failed' && state.canRetry && (
          <button
            type="button"
            className="kitchen-link"
            aria-label={texts.retryOf(name)}
            onClick={onRetry}
          >
            {texts.retry}
          </button>
        )}
        <button
          type="button"
          className="kitchen-link"
          aria-label={texts.cancelOf(name)}
          onClick={onRemove}
        >
          {texts.cancel}
        </button>
      </span>
    </li>
  );
}

const partOf = (state: UploadState<unknown>): number =>
  state.status === 'rising' ? state.part : 0;

function wordsOf(state: UploadState<unknown>): string {
  if (state.status === 'queued') return texts.queued;
  const isHere = state.status !== 'rising' || state.part >= 1;
  return isHere ? texts.preparing : texts.rising(Math.round(state.part * 100));
}
