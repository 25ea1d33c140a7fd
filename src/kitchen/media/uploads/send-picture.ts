import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { uploadFile } from '#api/upload-file.ts';
import type { LibraryImageView } from '#contract/media/media.ts';
import { pictureTypeOf } from '#domain/kitchen/media/picture-intake.ts';
import { nameOfFile } from '#domain/kitchen/media-library/file-facts.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { call } from '../../shell/connection.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Sending } from './uploads.ts';

/** Makes a picture of the site of a file; another attempt goes on where the last one broke off. */
export async function sendPicture(file: File, sending: Sending): Promise<LibraryImageView> {
  const { sent } = sending;
  sent.key ??= await deliver(file, sending);
  sending.signal.throwIfAborted();
  const { key } = sent;
  const siteSlug = siteSlugHere();
  try {
    const made = await call(() =>
      manageApi.images.$post({ json: { key, alt: '', name: nameOfFile(file.name), siteSlug } }),
    );
    return (await jsonOf(made)).image;
  } catch (error) {
    // What was refused is not asked for again: another attempt delivers anew.
    if (error instanceof ApiError && error.status < 500 && error.status !== 401) sent.key = null;
    throw error;
  }
}

async function deliver(file: File, { signal, onProgress }: Sending): Promise<string> {
  const picture = await preparePicture(file);
  signal.throwIfAborted();
  const json = {
    fileName: picture.name,
    contentType: pictureTypeOf(picture) ?? 'image/jpeg',
    siteSlug: siteSlugHere(),
  };
  const announced = await call(() => manageApi['image-upload-urls'].$post({ json }));
  const { uploadUrl, key } = await jsonOf(announced);
  signal.throwIfAborted();
  // Not by `call`: an upload that is called off is no sign of a missing network.
  await uploadFile({ address: uploadUrl, file: picture, onProgress, signal });
  return key;
}
