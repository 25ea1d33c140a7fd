import { type ReactNode, useState } from 'react';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import type { Crop, ImageUse } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { KeptArea } from '../../fields/KeptField.tsx';
import { CropField, stageWidth, wholeOf } from './CropField.tsx';
import { FocusField } from './FocusField.tsx';
import { describeImage, type KitchenImage, leaveDescription, type Saving } from './known-images.ts';

type Props = {
  title: string;
  use: ImageUse;
  image: KitchenImage;
  /** Null for a picture that was not described in this visit. */
  saving: Saving | null;
  /** `step` names the step to undo that a change belongs to with others. */
  onChange: (use: ImageUse, step?: string) => void;
  onClose: () => void;
};

type View = 'describe' | 'crop' | 'focus';

const altMaxLength = 1000;

/** What a picture shows, how it is cut, and what it is called. */
export function PictureDialog({ title, use, image, saving, onChange, onClose }: Props) {
  const { crop, decorative, ...bare } = use;
  const close = () => {
    leaveDescription(image.id);
    onClose();
  };
  const setCrop = (chosen: Crop | null, step?: string) => {
    const { crop: _, ...rest } = use;
    onChange(chosen ? { ...rest, crop: chosen } : rest, step);
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
        <Stage image={image} crop={crop} onCrop={setCrop}>
          <Whole image={image} />
          {!decorative && (
            <KeptArea
              label={texts.alt}
              hint={texts.altHint}
              rows={2}
              most={altMaxLength}
              value={image.alt}
              onType={(alt) => describeImage(image, { alt })}
            />
          )}
          <CheckboxField
            label={texts.decorative}
            isChecked={decorative ?? false}
            onCheck={setDecorative}
          />
        </Stage>
      </div>
    </Dialog>
  );
}

type StageProps = {
  image: KitchenImage;
  crop: Crop | undefined;
  onCrop: (crop: Crop | null, step?: string) => void;
  /** Where it is described, which comes first; absent where that is done elsewhere. */
  children?: ReactNode;
};

/** What pages say of a picture and how they cut it, one at a time. */
export function Stage({ image, crop, onCrop, children }: StageProps) {
  const views = viewsOf(image, children !== undefined);
  const [view = 'focus', setView] = useState(views[0]);
  return (
    <>
      {views.length > 1 && (
        <fieldset className="picture-views">
          <legend className="visually-hidden">{texts.view}</legend>
          {views.map((each) => (
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
      {view === 'describe' && children}
      {view === 'crop' && <CropField image={image} crop={crop} onChange={onCrop} />}
      {view === 'focus' && (
        <FocusField image={image} onChange={(focalPoint) => describeImage(image, { focalPoint })} />
      )}
    </>
  );
}

/** A drawing is nowhere cut. */
const viewsOf = ({ contentType }: KitchenImage, isDescribed: boolean): View[] => [
  ...(isDescribed ? ['describe' as const] : []),
  ...(contentType === 'image/svg+xml' ? [] : ['crop' as const]),
  'focus',
];

const Whole = ({ image }: { image: KitchenImage }) => (
  <div className="picture-stage picture-described">
    <img src={imageUrl(wholeOf(image), { width: stageWidth(image) })} alt={image.alt} />
  </div>
);

function savingText(saving: Saving): string {
  if (saving.status === 'failed') return texts.notSaved(saving.reason);
  return saving.status === 'saved' ? texts.saved : texts.saving;
}
