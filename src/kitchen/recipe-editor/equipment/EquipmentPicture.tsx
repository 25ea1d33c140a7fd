import { useStore } from '@nanostores/react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { EquipmentUsage } from '#domain/recipe/recipe.ts';
import { useComputed } from '#stores/use-value.ts';
import { FileChoice } from '../../media/uploads/FileChoice.tsx';
import { $knownImages, type KitchenImage } from '../../media/pictures/known-images.ts';
import { pictureUploads } from '../../media/uploads/media-uploads.ts';
import { PictureWindow } from '../../media/pictures/PictureWindow.tsx';
import { RisingTile } from '../../media/uploads/RisingTile.tsx';
import type { useArrivedPictures } from '../../media/pictures/use-arrived-pictures.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import type { EquipmentActions } from './equipment-actions.ts';

const { equipment: texts } = dishMessages;
/** iOS hands over a JPEG where HEIC is not asked for. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml';

type Props = {
  row: EquipmentUsage;
  actions: EquipmentActions;
  isReadOnly: boolean;
  /** Of the equipment itself; null where it has none. */
  usual: KitchenImage | null;
  uploads: ReturnType<typeof useArrivedPictures>;
};

/** Where pictures for a row are on their way to. */
export const placeOf = ({ id }: EquipmentUsage): string => `equipment ${id}`;

/** A picture for this recipe, in place of the usual one. */
export function EquipmentPicture({ row, actions, isReadOnly, usual, uploads }: Props) {
  const { referencedImages } = useStore(useRecipeDraft().$stored);
  const known = useComputed($knownImages);
  const own = row.imageOverrideId;
  const ownImage =
    own === null
      ? null
      : (known[own]?.image ?? referencedImages.find(({ id }) => id === own) ?? null);
  const shown = own === null ? usual : ownImage;
  return (
    <div
      className="editor-field equipment-picture"
      data-field={`equipmentUsages.${row.id}.imageOverrideId`}
    >
      <span className="equipment-label">{texts.picture}</span>
      {shown && <PictureWindow image={shown} use={{ id: shown.id }} ratio="1:1" />}
      {uploads.length > 0 && (
        <ul>
          {uploads.map((upload) => (
            <RisingTile
              key={upload.id}
              kind="picture"
              upload={upload}
              onRetry={() => pictureUploads.retry(upload.id)}
              onRemove={() => pictureUploads.remove(upload.id)}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <span className="equipment-picture-acts">
          <FileChoice
            label={own === null ? texts.choosePicture : texts.otherPicture}
            accept={accepted}
            onFiles={(files) => pictureUploads.add(files.slice(-1), placeOf(row))}
          />
          {own !== null && (
            <button
              type="button"
              className="kitchen-link"
              onClick={() => actions.patch(row.id, { imageOverrideId: null })}
            >
              {usual ? texts.usualPicture : texts.noPicture}
            </button>
          )}
        </span>
      )}
    </div>
  );
}
