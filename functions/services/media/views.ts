import type { LibraryImageView, VideoView } from '#contract/media/media.ts';
import type { Image } from '#domain/media/image.ts';
import { focused } from '#functions/repositories/media/picture-columns.ts';
import type { StoredImage, Video } from '#functions/repositories/media/media.ts';
import { isoTime } from '../iso-time.ts';

type Picture = Omit<StoredImage, 'siteId'>;

export function imageViewOf(image: Omit<Picture, 'bytes' | 'createdAt'>): Omit<Image, 'crop'> {
  const { id, key, width, height, lqip, alt, contentType, focalPoint } = image;
  return focused({ id, key, width, height, lqip, alt, contentType, focalPoint });
}

export function videoViewOf(video: Video): VideoView {
  return { ...video, createdAt: isoTime(video.createdAt) };
}

export function libraryImageViewOf(image: Picture): LibraryImageView {
  return { ...imageViewOf(image), bytes: image.bytes, createdAt: isoTime(image.createdAt) };
}
