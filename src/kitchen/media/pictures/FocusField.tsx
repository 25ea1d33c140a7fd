import { type PointerEvent, useState } from 'react';
import { pictureEditMessages as texts } from '#contract/kitchen/media/picture-edit-messages.ts';
import { pointAfter, pointInside } from '#domain/kitchen/media/crop-shares.ts';
import type { FocalPoint } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { stageWidth, wholeOf } from './CropField.tsx';
import type { KitchenImage } from './known-images.ts';

type Props = { image: KitchenImage; onChange: (point: FocalPoint | null) => void };

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** A dot on what must show, moved by pointer and arrow keys. */
export function FocusField({ image, onChange }: Props) {
  const [drawn, setDrawn] = useState<FocalPoint | null>(null);
  const point = drawn ?? image.focalPoint ?? middle;
  const draw = (event: PointerEvent<HTMLElement>) => setDrawn(pointUnder(event));
  return (
    <div className="picture-stage">
      <div
        className="focus-stage"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(event);
        }}
        onPointerMove={(event) => {
          if (drawn) draw(event);
        }}
        onPointerUp={(event) => {
          setDrawn(null);
          onChange(pointUnder(event));
        }}
        onPointerCancel={() => setDrawn(null)}
      >
        <img
          src={imageUrl(wholeOf(image), { width: stageWidth(image) })}
          alt={image.alt}
          draggable={false}
        />
        <button
          type="button"
          className="focus-dot"
          aria-label={texts.focusAt(percent(point.x), percent(point.y))}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={(event) => {
            const next = pointAfter(point, event.key, event.shiftKey);
            if (!next) return;
            event.preventDefault();
            onChange(next);
          }}
        />
      </div>
      <p className="field-hint">{texts.focusHint}</p>
      {image.focalPoint && (
        <button type="button" className="kitchen-link" onClick={() => onChange(null)}>
          {texts.noFocus}
        </button>
      )}
    </div>
  );
}

function pointUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return pointInside({ x: (clientX - left) / width, y: (clientY - top) / height });
}

const percent = (share: number): number => Math.round(share * 100);
