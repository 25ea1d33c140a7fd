import { useId, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import { type CropShares, cropOfShares, sharesOfCrop } from '#domain/kitchen/media/crop-shares.ts';
import { cropOfShape, shapeNames, shapeOfCrop } from '#domain/kitchen/media/crop-shape.ts';
import { type RatioName, RATIOS } from '#domain/media/focal-crop.ts';
import type { Crop } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { useSlideStep } from '../../fields/use-slide-step.ts';
import type { KitchenImage } from './known-images.ts';

type Props = {
  image: KitchenImage;
  crop: Crop | undefined;
  /** Null for the whole picture. Moves without a rest between them have one `step` to undo. */
  onChange: (crop: Crop | null, step?: string) => void;
};

const whole: CropShares = { x: 0, y: 0, width: 100, height: 100 };

/** A frame over the whole picture, drawn and moved by pointer and arrow keys. */
export function CropField({ image, crop, onChange }: Props) {
  const [shape, setShape] = useState<RatioName | null>(() => (crop ? shapeOfCrop(crop) : null));
  const { stepOfMove, slide } = useSlideStep();
  const stored = crop ? sharesOfCrop(image, crop) : whole;
  const [drawn, setDrawn] = useState<CropShares | null>(null);
  const choose = (shares: CropShares) => {
    setDrawn(null);
    // A press without a way draws a frame of nothing.
    if (shares.width === 0 || shares.height === 0) return;
    const chosen = cropOfShares(image, shares);
    if (!isSame(chosen, crop ?? null)) onChange(chosen, stepOfMove());
  };
  const chooseShape = (name: RatioName | null) => {
    setShape(name);
    if (name === null) return;
    const { focalPoint } = image;
    onChange(
      cropOfShape(image, name, { ...(crop && { crop }), ...(focalPoint && { focalPoint }) }),
    );
  };
  return (
    <div className="picture-stage">
      <Shapes chosen={shape} onChoose={chooseShape} />
      <ReactCrop
        {...(shape !== null && { aspect: RATIOS[shape] })}
        crop={{ unit: '%', ...(drawn ?? stored) }}
        onChange={(_, shares) => setDrawn(shares)}
        onComplete={(_, shares) => choose(shares)}
        onDragStart={slide.onPointerDown}
        onDragEnd={slide.onPointerUp}
        minWidth={24}
        minHeight={24}
        keepSelection
        ruleOfThirds
      >
        <img src={imageUrl(wholeOf(image), { width: stageWidth(image) })} alt={image.alt} />
      </ReactCrop>
      <p className="field-hint">{texts.cropHint}</p>
      {crop && (
        <button
          type="button"
          className="kitchen-link"
          onClick={() => {
            setShape(null);
            onChange(null);
          }}
        >
          {texts.whole}
        </button>
      )}
    </div>
  );
}

type ShapesProps = { chosen: RatioName | null; onChoose: (name: RatioName | null) => void };

/** The shapes in which pages show pictures, and any other. */
function Shapes({ chosen, onChoose }: ShapesProps) {
  const name = useId();
  return (
    <fieldset className="picture-views">
      <legend className="visually-hidden">{texts.shape}</legend>
      {[null, ...shapeNames].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />
          <span>{each ?? texts.free}</span>
        </label>
      ))}
    </fieldset>
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
