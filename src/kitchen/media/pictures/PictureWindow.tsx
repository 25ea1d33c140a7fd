import { behindWindow } from '#domain/kitchen/media/crop-shares.ts';
import { cropToRatio, RATIOS } from '#domain/media/focal-crop.ts';
import type { ImageUse } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { LARGEST_SIDE } from '#domain/media/variant-address.ts';
import type { KitchenImage } from './known-images.ts';

type Props = {
  image: KitchenImage;
  use: ImageUse;
  /** Null where the picture is shown whole. */
  ratio: keyof typeof RATIOS | null;
};

const shownWidth = 400;

/**
 * The part of a picture that its crop and focal point let show. The whole picture lies behind a
 * window: the server makes only parts that are saved, and these may have been chosen just now.
 */
export function PictureWindow({ image, use, ratio }: Props) {
  if (ratio === null) return <WholePicture image={image} />;
  return <PicturePart {...{ image, use, ratio }} />;
}

type PartProps = Props & { ratio: keyof typeof RATIOS };

function PicturePart({ image, use: { crop }, ratio }: PartProps) {
  const { focalPoint, width, height, key, contentType, lqip } = image;
  const part = cropToRatio(image, RATIOS[ratio], {
    ...(crop && { crop }),
    ...(focalPoint && { focalPoint }),
  });
  const whole = { key, width, height, contentType };
  const wanted = Math.ceil((shownWidth * width) / part.width);
  return (
    <span className="picture-window" style={{ aspectRatio: RATIOS[ratio] }}>
      <img
        src={imageUrl(whole, { width: Math.min(wanted, width, LARGEST_SIDE) })}
        alt=""
        draggable={false}
        loading="lazy"
        style={{
          ...behindWindow(image, part),
          ...(lqip !== '' && { backgroundImage: `url("${lqip}")` }),
        }}
      />
    </span>
  );
}

/** Of any shape, with room above a wide one for what is done to it. */
function WholePicture({ image: { key, width, height, contentType } }: Pick<Props, 'image'>) {
  const src = imageUrl(
    { key, width, height, contentType },
    { width: Math.min(2 * shownWidth, width, LARGEST_SIDE) },
  );
  return (
    <span className="picture-window" style={{ aspectRatio: RATIOS['4:3'] }}>
      <img
        src={src}
        alt=""
        draggable={false}
        loading="lazy"
        style={{ inset: 0, width: '100%', height: '100%', objectFit: 'contain' }}
      />
    </span>
  );
}
