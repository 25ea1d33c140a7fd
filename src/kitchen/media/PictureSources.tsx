import { kitchenMediaMessages } from '#contract/kitchen/media-messages.ts';
import { FileChoice } from './FileChoice.tsx';

type Props = {
  isOver: boolean;
  isEmpty: boolean;
  isCompact: boolean;
  onFiles: (files: File[]) => void;
};

const texts = kitchenMediaMessages.list;

/** iOS hands over a JPEG where HEIC is not asked for. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml';

/** The ways in which pictures come. */
export function PictureSources({ isOver, isEmpty, isCompact, onFiles }: Props) {
  const hint = isCompact ? texts.emptyStep : texts.empty;
  return (
    <div className="picture-sources">
      <FileChoice label={texts.choose} accept={accepted} isMultiple onFiles={onFiles} />
      <FileChoice label={texts.takePhoto} accept="image/jpeg" isCamera onFiles={onFiles} />
      {(isEmpty || isOver) && <span className="picture-hint">{isOver ? texts.dropNow : hint}</span>}
    </div>
  );
}
