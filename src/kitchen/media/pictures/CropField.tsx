import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { pictureEditMessages as texts } from '#contract/kitchen/picture-edit-messages.ts';
import { type CropShares, cropOfShares, sharesOfCrop } from '#domain/kitchen/media/crop-shares.ts';
import type { Crop } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import type { KitchenImage } from './known-images.ts';

type Props = {
  image: KitchenImage;
  crop: Crop | undefined;
  /** Null for the whole picture. */
  onChange: (crop: Crop | null) => void;
};

const whole: CropShares = { x: 0, y: 0, width: 100, height: 100 };

/** A frame over the whole picture, drawn and moved by pointer and arrow keys. */
export function CropField({ image, crop, onChange }: Props) {
  const stored = crop ? sharesOfCrop(image, crop) : whole;
  const [drawn, setDrawn] = useState<CropShares | null>(null);
  const choose = (shares: CropShares) => {
    setDrawn(null);
    // A press without a way draws a frame of nothing.
    if (shares.width === 0 || shares.height === 0) return;
    const chosen = cropOfShares(image, shares);
    if (!isSame(chosen, crop ?? null)) onChange(chosen);
  };
  return (
    <div className="picture-stage">
      <ReactCrop
        crop={{ unit: '%', ...(drawn ?? stored) }}
        onChange={(_, shares) => setDrawn(shares)}
        onComplete={(_, shares) => choose(shares)}
        minWidth={24}
        minHeight={24}
        keepSelection
        ruleOfThirds
      >
        <img src={imageUrl(wholeOf(image), { width: stageWidth(image) })} alt={image.alt} />
      </ReactCrop>
      <p className="field-hint">{texts.cropHint}</p>
      {crop && (
        <button type="button" className="kitchen-link" onClick={() => onChange(null)}>
          {texts.whole}
        </button>
      )}
    </div>
  );
}

/** Without its focal point, which would cut it. */
export const wholeOf = ({ key, width, height, contentType }: KitchenImage) => ({
  key,
  width,
  height,
  contentType,
});

export const stageWidth = ({ width }: KitchenImage): number => Math.min(1200, width);

const isSame = (one: Crop | null, other: Crop | null): boolean =>
  one?.x === other?.x &&
  one?.y === other?.y &&
  one?.width === other?.width &&
  one?.height === other?.height;
