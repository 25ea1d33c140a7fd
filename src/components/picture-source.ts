import type { Crop, Image } from '#domain/image.ts';

const quality = 75;

/** The largest centred part of a picture with a ratio of width to height, inside its own crop. */
export const cropToRatio = (image: Image, ratio: number): Crop => {
  const frame = image.crop ?? { x: 0, y: 0, width: image.width, height: image.height };
  const width = Math.min(frame.width, Math.round(frame.height * ratio));
  const height = Math.min(frame.height, Math.round(frame.width / ratio));
  return {
    width,
    height,
    x: frame.x + Math.round((frame.width - width) / 2),
    y: frame.y + Math.round((frame.height - height) / 2),
  };
};

export const pictureAddress = (image: Image, ratio: number | null, width: number) => {
  const crop = ratio === null ? image.crop : cropToRatio(image, ratio);
  const cropText = crop ? `&crop=${crop.width},${crop.height},${crop.x},${crop.y}` : '';
  const height = ratio === null ? '' : `&height=${Math.round(width / ratio)}`;
  return `/media/${image.key}?width=${width}${height}&quality=${quality}${cropText}`;
};

export const pictureSrcset = (image: Image, ratio: number | null, widths: readonly number[]) =>
  widths.map((width) => `${pictureAddress(image, ratio, width)} ${width}w`).join(',');
