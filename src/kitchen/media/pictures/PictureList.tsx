import type { ClipboardEvent } from 'react';
import { kitchenMediaMessages } from '#contract/kitchen/media/media-messages.ts';
import type { LibraryImageView } from '#contract/media/media.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { classNames } from '#ui/class-names.ts';
import { tellDone } from '../../shell/notices/page-history.ts';
import { pastedFiles, useDropTarget, usePastedFiles } from '../uploads/dropped-files.ts';
import type { KitchenImage } from './known-images.ts';
import { learnLibraryImage, pictureUploads } from '../uploads/media-uploads.ts';
import { PictureSources } from './PictureSources.tsx';
import { PictureTiles } from './PictureTiles.tsx';
import { RisingTile } from '../uploads/RisingTile.tsx';
import { useArrivedPictures } from './use-arrived-pictures.ts';

type Props = {
  /** The accessible name of the list. */
  label: string;
  /** Tells this list from others of the screen: an upload comes to the place it was chosen for. */
  place: string;
  pictures: readonly ImageUse[];
  /** The name by which an editor leads to it. */
  field?: string;
  /** What the recipe refers to, as the server tells it. */
  images: readonly KitchenImage[];
  /** Where nothing can be changed now, what arrives waits until it can. */
  isReadOnly: boolean;
  /** Called once for each thing that is done; `step` names what is one step to undo with others. */
  onChange: (pictures: ImageUse[], step?: string) => void;
  /** For a step: small, without a cover. */
  isCompact?: boolean;
  /** Nothing of it is cut away, as of a logo. */
  isWhole?: boolean;
};

/** A use begins with the part that its cook chose for the picture. */
const useOf = ({ id, startCrop }: LibraryImageView): ImageUse =>
  startCrop ? { id, crop: startCrop } : { id };

const { removed } = kitchenMediaMessages.upload;

/** The pictures of a recipe or of a step: dropped, pasted, chosen or taken, ordered and described. */
export function PictureList({ label, place, pictures, onChange, ...rest }: Props) {
  const { field, images, isReadOnly, isCompact = false, isWhole = false } = rest;
  const uploads = useArrivedPictures({ place, pictures, isReadOnly, onChange });
  const add = (files: File[]) => pictureUploads.add(files, place);
  const take = (chosen: LibraryImageView[]) => {
    const known = new Set(pictures.map(({ id }) => id));
    const added = chosen.filter(({ id }) => !known.has(id));
    for (const image of added) learnLibraryImage(image);
    if (added.length > 0) onChange([...pictures, ...added.map(useOf)]);
  };
  const { isOver, target } = useDropTarget(add);
  usePastedFiles(!isCompact, add);
  const removeUpload = (id: number, name: string) => {
    const bringBack = pictureUploads.remove(id);
    if (bringBack) tellDone(removed(name), async () => bringBack());
  };
  // The step around a compact list takes them.
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const isEmpty = pictures.length + uploads.length === 0;
  return (
    <section
      className={classNames('pictures', isCompact && 'pictures-compact')}
      aria-label={label}
      data-field={field}
      data-over={isOver ? '' : undefined}
      {...(!isCompact && { ...target, onPaste })}
    >
      <PictureTiles {...{ label, pictures, images, onChange, isCompact, isWhole }}>
        {uploads.map((upload) => (
          <RisingTile
            key={upload.id}
            kind="picture"
            upload={upload}
            onRetry={() => pictureUploads.retry(upload.id)}
            onRemove={() => removeUpload(upload.id, upload.name)}
          />
        ))}
      </PictureTiles>
      <PictureSources {...{ isOver, isEmpty, isCompact }} onFiles={add} onChosen={take} />
    </section>
  );
}
