import { kitchenMediaMessages } from '#contract/kitchen/media-messages.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { classNames } from '#ui/class-names.ts';
import { notify } from '../shell/notices.ts';
import { pastedFiles, useDropTarget, usePastedFiles } from './dropped-files.ts';
import type { KitchenImage } from './known-images.ts';
import { pictureUploads } from './media-uploads.ts';
import { PictureSources } from './PictureSources.tsx';
import { PictureTiles } from './PictureTiles.tsx';
import { RisingTile } from './RisingTile.tsx';
import { useArrivedPictures } from './use-arrived-pictures.ts';

type Props = {
  /** The accessible name of the list. */
  label: string;
  /** Tells this list from others of the screen: an upload comes to the place it was chosen for. */
  place: string;
  pictures: readonly ImageUse[];
  /** What the recipe refers to, as the server tells it. */
  images: readonly KitchenImage[];
  /** Called once for each thing that is done. */
  onChange: (pictures: ImageUse[]) => void;
  /** For a step: small, without a cover. */
  isCompact?: boolean;
};

const { removed } = kitchenMediaMessages.upload;

/** The pictures of a recipe or of a step: dropped, pasted, chosen or taken, ordered and described. */
export function PictureList({ label, place, pictures, onChange, ...rest }: Props) {
  const { images, isCompact = false } = rest;
  const uploads = useArrivedPictures({ place, pictures, onChange });
  const add = (files: File[]) => pictureUploads.add(files, place);
  const { isOver, target } = useDropTarget(add);
  usePastedFiles(!isCompact, add);
  const removeUpload = (id: number, name: string) => {
    const bringBack = pictureUploads.remove(id);
    if (bringBack) notify(removed(name), async () => bringBack());
  };
  const isEmpty = pictures.length + uploads.length === 0;
  return (
    <section
      className={classNames('pictures', isCompact && 'pictures-compact')}
      aria-label={label}
      data-over={isOver ? '' : undefined}
      {...target}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
    >
      <PictureTiles {...{ pictures, images, onChange, isCompact }}>
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
      <PictureSources {...{ isOver, isEmpty, isCompact }} onFiles={add} />
    </section>
  );
}
