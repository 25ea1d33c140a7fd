import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { uploadFile } from '#api/upload-file.ts';
import type { Crop, Image } from '#domain/media/image.ts';
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '#domain/media/files/image-header.ts';
import { firstSquare } from '#domain/media/square-crop.ts';
import { UPLOAD_REFUSALS } from '#domain/media/upload-refusal.ts';
import { type Failure, failureOf, isExpected } from '../failure.ts';

/** A picture and the square part of it that is shown. */
export type Avatar = { image: Omit<Image, 'crop'>; crop: Crop };

export type AvatarUpload =
  | { status: 'idle' }
  /** From 0 to 1; at 1 the server prepares the picture. */
  | { status: 'uploading'; part: number }
  | { status: 'failed'; failure: Failure };

const $state = atom<AvatarUpload>({ status: 'idle' });
let running = new AbortController();

export const $avatarUpload: ReadableAtom<AvatarUpload> = $state;

/** Null if the picture was refused, or if another one was chosen during the upload. */
export async function uploadAvatar(file: File): Promise<Avatar | null> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const refusal = refusalOf(file);
  if (refusal) {
    $state.set({ status: 'failed', failure: refusal });
    return null;
  }
  $state.set({ status: 'uploading', part: 0 });
  try {
    const image = await upload(file, signal);
    if (signal.aborted) return null;
    $state.set({ status: 'idle' });
    return { image, crop: firstSquare(image) };
  } catch (error) {
    if (signal.aborted) return null;
    if (!isExpected(error)) reportError(error);
    $state.set({ status: 'failed', failure: { ...failureOf(error), ...serverMessage(error) } });
    return null;
  }
}

/** The server has read the picture, so its message says more than our text for the error code. */
function serverMessage(error: unknown): { message?: string } {
  if (!(error instanceof ApiError) || error.status >= 500) return {};
  const { body } = error;
  const isSentence = typeof body === 'object' && body !== null && 'error' in body;
  return isSentence && typeof body.error === 'string' ? { message: body.error } : {};
}

async function upload(file: File, signal: AbortSignal): Promise<Image> {
  const { type, name } = file;
  const announced = await manageApi['image-upload-urls'].$post({
    json: { fileName: name, contentType: imageType(type) ?? 'image/jpeg' },
  });
  const { uploadUrl, key } = await jsonOf(announced);
  const onProgress = (part: number) => {
    if (!signal.aborted) $state.set({ status: 'uploading', part });
  };
  await uploadFile({ address: uploadUrl, file, onProgress, signal });
  const made = await manageApi.images.$post({ json: { key, alt: '' } });
  return (await jsonOf(made)).image;
}

/** The checks that need no upload. */
function refusalOf({ type, size }: File): Failure | null {
  const refused = (kind: keyof typeof UPLOAD_REFUSALS): Failure => ({
    ...UPLOAD_REFUSALS[kind],
    lead: null,
    issues: {},
  });
  if (imageType(type) === null) return refused('unknown-type');
  if (size === 0) return refused('empty');
  return size > MAX_IMAGE_BYTES ? refused('too-large') : null;
}

const imageType = (type: string): ImageType | null =>
  IMAGE_TYPES.find((each) => each === type) ?? null;
