import type { LibraryImageView, VideoView } from '#contract/media/media.ts';
import type { Image } from '#domain/media/image.ts';
import { focused } from '#functions/repositories/media/picture-columns.ts';
import type { StoredImage, Video } from '#functions/repositories/media/media.ts';
import { isoTime } from '../iso-time.ts';

/** One of a person has no part that uses begin with. */
type Picture = Omit<StoredImage, 'siteId' | 'startCrop'> & Partial<Pick<StoredImage, 'startCrop'>>;

export function imageViewOf(
  image: Omit<Picture, 'bytes' | 'createdAt' | 'name' | 'startCrop'>,
): Omit<Image, 'crop'> {
  const { id, key, width, height, lqip, alt, contentType, focalPoint } = image;
  return focused({ id, key, width, height, lqip, alt, contentType, focalPoint });
}

export function videoViewOf(video: Video): VideoView {
  return { ...video, createdAt: isoTime(video.createdAt) };
}

export function libraryImageViewOf(image: Picture): LibraryImageView {
  const { name, startCrop, bytes, createdAt } = image;
  return {
    ...imageViewOf(image),
    name,
    ...(startCrop && { startCrop }),
    bytes,
    createdAt: isoTime(createdAt),
  };
}
