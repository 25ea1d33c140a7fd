import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { uploadFile } from '#api/upload-file.ts';
import type { LibraryImageView, UploadAnswer } from '#contract/media/media.ts';
import type { ImageType } from '#domain/media/files/image-header.ts';
import { pictureTypeOf } from '#domain/kitchen/media/picture-intake.ts';
import { nameOfFile } from '#domain/kitchen/media-library/file-facts.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Sending } from './uploads.ts';

/** Asks for an address that takes a file, once. */
export type Announce = (file: File) => Promise<UploadAnswer>;

/**
 * Makes a picture of the site of a file; another attempt goes on where the last one broke off.
 * `announce` asks for the address that takes it.
 */
export async function sendPicture(
  file: File,
  sending: Sending,
  announce: Announce = announceInLibrary,
): Promise<LibraryImageView> {
  const { sent } = sending;
  sent.key ??= await deliver(file, sending, announce);
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

async function announceInLibrary(file: File): Promise<UploadAnswer> {
  const json = {
    fileName: file.name,
    contentType: sentTypeOf(file),
    siteSlug: siteSlugHere(),
  };
  return jsonOf(await call(() => manageApi['image-upload-urls'].$post({ json })));
}

/** What a picture is announced as that was prepared to be sent. */
export const sentTypeOf = (file: File): ImageType => pictureTypeOf(file) ?? 'image/jpeg';

async function deliver(
  file: File,
  { signal, onProgress }: Sending,
  announce: Announce,
): Promise<string> {
  const picture = await preparePicture(file);
  signal.throwIfAborted();
  const { uploadUrl, key } = await announce(picture);
  signal.throwIfAborted();
  // Not by `call`: an upload that is called off is no sign of a missing network.
  await uploadFile({ address: uploadUrl, file: picture, onProgress, signal });
  return key;
}
