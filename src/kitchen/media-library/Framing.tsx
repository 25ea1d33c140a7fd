import { pictureEditMessages } from '#contract/kitchen/media/picture-edit-messages.ts';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { Crop } from '#domain/media/image.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import type { Description, KitchenImage } from '../media/pictures/known-images.ts';
import { Stage } from '../media/pictures/PictureDialog.tsx';

type Props = {
  image: KitchenImage;
  crop: Crop | undefined;
  onDescribe: (description: Description) => void;
  onClose: () => void;
};

const texts = mediaLibraryMessages.details;

/** The focal point of a picture, and the part of it that new uses begin with. */
export function Framing({ image, crop, onDescribe, onClose }: Props) {
  return (
    <Dialog
      title={texts.frame}
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{pictureEditMessages.done}</Button>}
    >
      <div className="picture-dialog">
        <Stage image={image} crop={crop} onCrop={(startCrop) => onDescribe({ startCrop })} />
        <p className="field-hint">{texts.frameHint}</p>
      </div>
    </Dialog>
  );
}
