import { type PointerEvent, useRef } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { Crop } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { largestSide, placeSquare, resizeSquare, smallestSide } from '#domain/media/square-crop.ts';
import type { Avatar } from '#stores/accounts/avatar.ts';
import { RangeField } from '#ui/fields/RangeField.tsx';

type Props = Avatar & { onChange: (crop: Crop) => void };

const { avatar: texts } = accountMessages;
/** Of the whole picture, by which a part of it is chosen and shown before it is saved. */
export const shownWidth = 640;
const percent = (part: number) => `${part * 100}%`;

/** Selects the square part of a picture by dragging or by sliders. */
export function CropSquare({ image, crop, onChange }: Props) {
  const drag = useDrag({ image, crop, onChange });
  const place = (corner: Partial<Crop>) =>
    onChange(placeSquare(image, crop, { ...crop, ...corner }));
  const { width, height } = image;
  return (
    <div className="crop">
      <p className="field-hint">{texts.cropHint}</p>
      <div className="crop-stage" style={{ aspectRatio: `${width} / ${height}` }} {...drag}>
        <img src={imageUrl(image, { width: shownWidth })} alt="" draggable={false} />
        <span
          className="crop-square"
          style={{
            left: percent(crop.x / width),
            top: percent(crop.y / height),
            width: percent(crop.width / width),
            height: percent(crop.height / height),
          }}
        />
      </div>
      <div className="crop-sliders">
        <RangeField
          label={texts.size}
          min={smallestSide(image)}
          max={largestSide(image)}
          value={crop.width}
          onSlide={(side) => onChange(resizeSquare(image, crop, side))}
        />
        <RangeField
          label={texts.across}
          min={0}
          max={width - crop.width}
          value={crop.x}
          onSlide={(x) => place({ x })}
        />
        <RangeField
          label={texts.down}
          min={0}
          max={height - crop.height}
          value={crop.y}
          onSlide={(y) => place({ y })}
        />
      </div>
    </div>
  );
}

type Grip = { x: number; y: number; crop: Crop };

/** Converts pixels of the screen to pixels of the picture. */
function useDrag({ image, crop, onChange }: Props) {
  const grip = useRef<Grip | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (!grip.current) return;
      const scale = image.width / currentTarget.clientWidth;
      const { x, y, crop: start } = grip.current;
      const corner = { x: start.x + (clientX - x) * scale, y: start.y + (clientY - y) * scale };
      onChange(placeSquare(image, start, corner));
    },
    onPointerUp() {
      grip.current = null;
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
}
