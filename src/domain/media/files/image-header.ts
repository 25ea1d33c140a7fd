/** The picture types a cook may upload, §5. */
export const IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/svg+xml',
] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
/** Of all frames together: a decoder may hold them all. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** The EXIF values: 1 is upright, 2 to 8 need mirroring or turning before the picture is. */
export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Orientation = (typeof ORIENTATIONS)[number];

/** `width` and `height` are those of the upright picture. */
export type ImageHeader = {
  type: ImageType;
  width: number;
  height: number;
  orientation: Orientation;
  /** Pictures that are shown one after the other; 1 for what does not move. */
  frames: number;
  hasAlpha: boolean;
};

export type HeaderFault =
  | 'empty'
  | 'too-large'
  | 'unknown-type'
  | 'truncated'
  | 'malformed'
  | 'too-many-pixels';

export type HeaderResult = ImageHeader | { error: HeaderFault };

const isSideways = (orientation: Orientation): boolean => orientation >= 5;

type Size = { width: number; height: number };

/** The size of the upright picture, from its stored one. */
export const uprightSize = ({ width, height }: Size, orientation: Orientation): Size =>
  isSideways(orientation) ? { width: height, height: width } : { width, height };

export const isHeicOrHeif = (type: string): type is 'image/heic' | 'image/heif' =>
  type === 'image/heic' || type === 'image/heif';

/** HEIC and HEIF name one container, so either declaration fits both. */
export function isDeclaredType(header: ImageHeader, declared: string): boolean {
  return header.type === declared || (isHeicOrHeif(header.type) && isHeicOrHeif(declared));
}
