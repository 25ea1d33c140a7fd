import { useState } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import { FileChoice } from '../uploads/FileChoice.tsx';
import type { LibraryImageView } from '#contract/media/media.ts';
import { laterDialog } from '../../shell/frame/Later.tsx';

type Props = {
  isOver: boolean;
  isEmpty: boolean;
  isCompact: boolean;
  onFiles: (files: File[]) => void;
  onChosen: (pictures: LibraryImageView[]) => void;
};

const LibraryChoice = laterDialog(
  async () => (await import('../../media-library/LibraryChoice.tsx')).LibraryChoice,
);

const texts = kitchenMediaMessages.list;

/** iOS hands over a JPEG where HEIC is not asked for. */
export const PICTURES_CHOSEN = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml';

/** The ways in which pictures come. */
export function PictureSources({ isOver, isEmpty, isCompact, onFiles, onChosen }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const hint = isCompact ? texts.emptyStep : texts.empty;
  return (
    <div className="picture-sources">
      <FileChoice label={texts.choose} accept={PICTURES_CHOSEN} isMultiple onFiles={onFiles} />
      <FileChoice label={texts.takePhoto} accept="image/jpeg" isCamera onFiles={onFiles} />
      <button type="button" className="kitchen-link" onClick={() => setChoosing(true)}>
        {texts.fromLibrary}
      </button>
      {(isEmpty || isOver) && <span className="picture-hint">{isOver ? texts.dropNow : hint}</span>}
      {isChoosing && <LibraryChoice onChoose={onChosen} onClose={() => setChoosing(false)} />}
    </div>
  );
}
