import type { Image } from '#domain/media/image.ts';
import { imageUrl, srcset } from '#domain/media/picture-address.ts';

type Props = { image: Image; ratio: number; widths: readonly number[]; sizes: string };

/** Renders what the static Picture renders. */
export function Picture({ image, ratio, widths, sizes }: Props) {
  const width = widths.at(-1) ?? image.width;
  const height = Math.round(width / ratio);
  return (
    <img
      src={imageUrl(image, { width, height })}
      srcSet={srcset(image, ratio, widths) || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={image.alt}
      style={image.lqip ? { backgroundImage: `url(${image.lqip})` } : undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
