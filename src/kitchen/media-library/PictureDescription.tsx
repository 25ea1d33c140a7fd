import { useEffect, useState } from 'react';
import { pictureEditMessages as edit } from '#contract/kitchen/media/picture-edit-messages.ts';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { useValue } from '#stores/use-value.ts';
import { KeptArea, KeptField } from '../fields/KeptField.tsx';
import {
  $knownImages,
  type Description,
  describeImage,
  type KitchenImage,
  leaveDescription,
  saveDescription,
  type Saving,
} from '../media/pictures/known-images.ts';
import { laterDialog } from '../shell/frame/Later.tsx';

const Framing = laterDialog(async () => (await import('./Framing.tsx')).Framing);

type Picture = Extract<MediaItem, { kind: 'picture' }>;

const texts = mediaLibraryMessages.details;
const altMaxLength = 1000;
const nameMaxLength = 200;

const imageOf = (item: Picture): KitchenImage => {
  const { id, key, width, height, lqip, alt, contentType, focalPoint } = item;
  return { id, key, width, height, lqip, alt, contentType, ...(focalPoint && { focalPoint }) };
};

/** What a picture shows, how it is cut, and what its cook calls it; saved when the cook rests. */
export function PictureDescription({ item }: { item: Picture }) {
  const saving = useValue($knownImages)[item.id]?.saving;
  const [isFraming, setFraming] = useState(false);
  const image = imageOf(item);
  const describe = (description: Description) => describeImage(image, description);
  useEffect(() => () => leaveDescription(item.id), [item.id]);
  return (
    <>
      <KeptArea
        label={edit.alt}
        hint={edit.altHint}
        rows={2}
        most={altMaxLength}
        value={item.alt}
        onType={(alt) => describe({ alt })}
      />
      <KeptField
        label={texts.name}
        most={nameMaxLength}
        value={item.name}
        onType={(name) => describe({ name })}
      />
      <p className="media-frame">
        {item.contentType !== 'image/svg+xml' && (
          <button type="button" className="kitchen-link" onClick={() => setFraming(true)}>
            {texts.frame}
          </button>
        )}
        <output className="kitchen-meta">{saving ? savingText(saving) : ''}</output>
      </p>
      {isFraming && (
        <Framing
          image={image}
          crop={item.startCrop}
          onDescribe={describe}
          onClose={() => {
            setFraming(false);
            void saveDescription(item.id);
          }}
        />
      )}
    </>
  );
}

function savingText(saving: Saving): string {
  if (saving.status === 'failed') return edit.notSaved(saving.reason);
  return saving.status === 'saved' ? edit.saved : edit.saving;
}
