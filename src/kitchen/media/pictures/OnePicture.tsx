import type { ImageUse } from '#domain/media/image.ts';
import type { KitchenImage } from './known-images.ts';
import { PictureList } from './PictureList.tsx';

type Props = {
  label: string;
  /** Where undo leads back to, and where uploads come to. */
  place: string;
  hint?: string;
  picture: ImageUse | null;
  images: readonly KitchenImage[];
  isReadOnly: boolean;
  isCompact?: boolean;
  /** Nothing of it is cut away, as of a logo. */
  isWhole?: boolean;
  /** `step` names what is one step to undo with others. */
  onChange: (picture: ImageUse | null, step?: string) => void;
};

/** One picture: the newest that came takes the place of the one before. */
export function OnePicture({ label, place, hint, picture, onChange, ...rest }: Props) {
  const choose = (pictures: ImageUse[], step?: string) =>
    onChange(pictures.findLast(({ id }) => id !== picture?.id) ?? pictures[0] ?? null, step);
  return (
    <div className="site-picture" data-field={place}>
      {picture === null && hint !== undefined && <p className="kitchen-meta">{hint}</p>}
      <PictureList
        label={label}
        place={place}
        pictures={picture === null ? [] : [picture]}
        onChange={choose}
        {...rest}
      />
    </div>
  );
}
