import { imageAnswer, type LibraryImageView, uploadAnswer } from '#contract/media/media.ts';
import type { ManageClient } from './manage-client.ts';

export type PictureFile = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
  alt: string;
  /** Whose picture it is; null for one of the person. */
  siteSlug: string | null;
};

const addressesTried = 3;

/** Uploads a picture and answers it as the library has it then. */
export async function uploadPicture(
  api: ManageClient,
  picture: PictureFile,
): Promise<LibraryImageView> {
  const { fileName, contentType, bytes, alt, siteSlug } = picture;
  const site = siteSlug === null ? {} : { siteSlug };
  for (let tried = 0; tried < addressesTried; tried += 1) {
    const body = { fileName, contentType, ...site };
    const address = await api.post('image-upload-urls', { body, answer: uploadAnswer });
    // An address is spent when a first try arrived and only its answer was lost: take another.
    if (!(await api.upload(address.uploadUrl, { bytes, contentType }))) continue;
    const made = { body: { key: address.key, alt, ...site }, answer: imageAnswer };
    const { image } = await api.post('images', made);
    return image;
  }
  throw new Error(`${fileName} could not be uploaded.`);
}
