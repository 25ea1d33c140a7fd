import { isHeicOrHeif } from './files/image-header.ts';
import type { ImageType } from './files/image-header.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const IMAGE_KEY = new RegExp(String.raw`^${UUID}\.(?:jpg|png|webp|gif|avif|svg)$`);
const VIDEO_KEY = new RegExp(String.raw`^${UUID}\.(?:mp4|webm)$`);

const TYPE_OF_ENDING: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** HEIC and HEIF are never kept: they are converted before they get a key. */
export type StoredImageType = Exclude<ImageType, 'image/heic' | 'image/heif'>;

export const isStoredType = (type: ImageType): type is StoredImageType => !isHeicOrHeif(type);

const ENDING_OF_TYPE: Record<StoredImageType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** The server's own name of a stored picture: its uuid and an ending that tells its type. */
export const imageKey = (id: string, type: StoredImageType): string =>
  `${id}.${ENDING_OF_TYPE[type]}`;

export const isImageKey = (key: string): boolean => IMAGE_KEY.test(key);

export const isVideoKey = (key: string): boolean => VIDEO_KEY.test(key);

/** The content type by a key's file extension; null for an unknown one. */
export const mediaType = (key: string): string | undefined =>
  TYPE_OF_ENDING[key.slice(key.lastIndexOf('.') + 1)];

/** Where the bytes lie in the bucket; `/media/…` can only ever reach the first and the last. */
export const originalName = (key: string): string => `media/${key}`;
export const pendingName = (uploadId: string): string => `uploads/${uploadId}`;
export const variantPrefix = (key: string): string => `variants/${key}/`;
