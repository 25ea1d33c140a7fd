import {
  IMAGE_TYPES,
  type ImageType,
  isHeicOrHeif,
  MAX_IMAGE_BYTES,
} from '../../media/files/image-header.ts';
import type { Size } from '../../media/focal-crop.ts';
import type { UploadRefusal } from '../../media/upload-refusal.ts';

type ChosenFile = { name: string; type: string; size: number };

/** What is done with a chosen file before it is sent. */
export type PictureIntake =
  | { kind: 'whole'; type: ImageType }
  | { kind: 'smaller' }
  /** Few browsers can show it, so a JPEG is made of it where this one can. */
  | { kind: 'converted'; type: ImageType }
  | { kind: 'refused'; reason: UploadRefusal };

/** Decides by name, type and size alone; the server looks inside. */
export function pictureIntake(file: ChosenFile): PictureIntake {
  const type = pictureTypeOf(file);
  if (type === null) return { kind: 'refused', reason: 'unknown-type' };
  if (file.size === 0) return { kind: 'refused', reason: 'empty' };
  if (isHeicOrHeif(type)) return { kind: 'converted', type };
  if (file.size <= MAX_IMAGE_BYTES) return { kind: 'whole', type };
  return isRedrawable(type) ? { kind: 'smaller' } : { kind: 'refused', reason: 'too-large' };
}

/** Redrawn, a drawing would lose its sharpness and a GIF its movement. */
export const isRedrawable = (type: ImageType): boolean =>
  type !== 'image/svg+xml' && type !== 'image/gif';

const endings: Record<string, ImageType> = { jpg: 'image/jpeg', svg: 'image/svg+xml' };

/** The type of a file; by its ending where the system does not know it, as with HEIC on Windows. */
export function pictureTypeOf({ name, type }: Pick<ChosenFile, 'name' | 'type'>): ImageType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const byEnding = Object.hasOwn(endings, ending) ? endings[ending] : `image/${ending}`;
  const wanted = type === '' ? byEnding : type;
  return IMAGE_TYPES.find((each) => each === wanted) ?? null;
}

/** A square of it is still below the 16,777,216 pixels at which a canvas of iOS ends. */
const longestSide = 4000;

/** The size in which a picture that is too large is drawn anew; never larger than it is. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
