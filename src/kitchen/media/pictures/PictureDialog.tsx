import { useState } from 'react';
import { pictureEditMessages as texts } from '#contract/kitchen/picture-edit-messages.ts';
import type { Crop, ImageUse } from '#domain/media/image.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { CropField } from './CropField.tsx';
import { FocusField } from './FocusField.tsx';
import { describeImage, type KitchenImage, saveDescription, type Saving } from './known-images.ts';

type Props = {
  title: string;
  use: ImageUse;
  image: KitchenImage;
  /** Null for a picture that was not described in this visit. */
  saving: Saving | null;
  onChange: (use: ImageUse) => void;
  onClose: () => void;
};

type View = 'crop' | 'focus';

const altMaxLength = 1000;

/** What a picture shows, how it is cut, and what it is called. */
export function PictureDialog({ title, use, image, saving, onChange, onClose }: Props) {
  const { crop, decorative, ...bare } = use;
  const close = () => {
    void saveDescription(image.id);
    onClose();
  };
  const setCrop = (chosen: Crop | null) => {
    const { crop: _, ...rest } = use;
    onChange(chosen ? { ...rest, crop: chosen } : rest);
  };
  const setDecorative = (isDecorative: boolean) =>
    onChange({ ...bare, ...(crop && { crop }), ...(isDecorative && { decorative: true }) });
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      footer={
        <>
          <output className="kitchen-meta">{saving ? savingText(saving) : ''}</output>
          <Button onClick={close}>{texts.done}</Button>
        </>
      }
    >
      <div className="picture-dialog">
        <Stage image={image} crop={crop} onCrop={setCrop} />
        {!decorative && (
          <TextAreaField
            label={texts.alt}
            hint={texts.altHint}
            rows={2}
            maxLength={altMaxLength}
            value={image.alt}
            onType={(alt) => describeImage(image, { alt })}
          />
        )}
        <CheckboxField
          label={texts.decorative}
          isChecked={decorative ?? false}
          onCheck={setDecorative}
        />
      </div>
    </Dialog>
  );
}

type StageProps = {
  image: KitchenImage;
  crop: Crop | undefined;
  onCrop: (crop: Crop | null) => void;
};

/** Two views of what to set of a picture. */
export function Stage({ image, crop, onCrop }: StageProps) {
  const [view, setView] = useState<View>('crop');
  const isDrawing = image.contentType === 'image/svg+xml';
  return (
    <>
      {/* A drawing is nowhere cut. */}
      {!isDrawing && (
        <fieldset className="picture-views">
          <legend className="visually-hidden">{texts.view}</legend>
          {(['crop', 'focus'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="picture-view"
                className="visually-hidden"
                checked={view === each}
                onChange={() => setView(each)}
              />
              <span>{texts[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {view === 'crop' && !isDrawing ? (
        <CropField image={image} crop={crop} onChange={onCrop} />
      ) : (
        <FocusField image={image} onChange={(focalPoint) => describeImage(image, { focalPoint })} />
      )}
    </>
  );
}

function savingText(saving: Saving): string {
  if (saving.status === 'failed') return texts.notSaved(saving.reason);
  return saving.status === 'saved' ? texts.saved : texts.saving;
}
