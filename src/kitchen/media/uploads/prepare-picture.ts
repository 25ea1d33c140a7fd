import { sendMessages } from '#contract/kitchen/mail/send-messages.ts';
import type { Size } from '#domain/media/focal-crop.ts';
import { MAX_IMAGE_BYTES } from '#domain/media/files/image-header.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { isRedrawable, pictureIntake, sizeToSend } from '#domain/kitchen/media/picture-intake.ts';
import { Refused } from './refused.ts';

const texts = sendMessages.picture;
const qualities = [0.9, 0.75];

/** The file as it is sent: untouched where the server takes it, else drawn anew and smaller. */
export async function preparePicture(file: File): Promise<File> {
  const intake = pictureIntake(file);
  if (intake.kind === 'refused') throw new Refused(texts.refused(intake.reason));
  if (intake.kind === 'smaller') return redrawn(file);
  if (intake.kind === 'converted') return converted(file, intake.type);
  const hasTooMany = isRedrawable(intake.type) && (await hasTooManyPixels(file));
  return hasTooMany ? redrawn(file) : typed(file, intake.type);
}

/** Where this browser cannot show a HEIC photo, the server may be able to read it. */
async function converted(file: File, type: string): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  bitmap?.close();
  if (bitmap) return redrawn(file);
  if (file.size > MAX_IMAGE_BYTES) throw new Refused(texts.refused('heic-not-converted'));
  return typed(file, type);
}

async function hasTooManyPixels(file: File): Promise<boolean> {
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  return 'error' in header && header.error === 'too-many-pixels';
}

async function redrawn(file: File): Promise<File> {
  const size = sizeToSend(await sizeOf(file));
  const bitmap = await decoded(file, size);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Refused(texts.tooLargeToRedraw);
  // A JPEG has no transparency: what lets through becomes paper, not night.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  for (const quality of qualities) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size > 0 && blob.size <= MAX_IMAGE_BYTES) return jpegOf(file, blob);
  }
  throw new Refused(texts.tooLargeToRedraw);
}

/** Made small while it is decoded, so that the whole of it never lies in memory where that can be. */
async function decoded(file: File, { width, height }: Size): Promise<ImageBitmap> {
  const resizing = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const bitmap =
    (await createImageBitmap(file, resizing).catch(() => null)) ??
    (await createImageBitmap(file).catch(() => null));
  if (!bitmap) throw new Refused(texts.tooLargeToRedraw);
  return bitmap;
}

/** Upright, as it is shown. */
async function sizeOf(file: File): Promise<Size> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    // The browser says no more than that it could not.
    throw new Refused(texts.refused('unreadable'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  return promise;
}

const jpegOf = ({ name }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });

const typed = (file: File, type: string): File =>
  file.type === type ? file : new File([file], file.name, { type });
