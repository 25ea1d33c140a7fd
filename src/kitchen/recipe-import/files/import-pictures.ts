import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImageId } from '#domain/ids.ts';
import type { FilePicture, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { type Announce, sendPicture, sentTypeOf } from '../../media/uploads/send-picture.ts';
import { Refused } from '../../media/uploads/refused.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { call } from '../../shell/connection.ts';
import { fetchOwnPicture } from '../fetch-own-picture.ts';
import type { MadePictures } from '../recipe-of-parsed.ts';
import { patiently } from './patiently.ts';

/** As many of a dish as anybody looks at. */
const ofDishMax = 20;

type Taking = { importId: string; fetchesPictures: boolean; signal: AbortSignal };

/** The pictures of a recipe as pictures of the site, and what is said of those that could not be taken. */
export async function takeRecipePictures(
  { recipe, pictures, stepPictures }: FileRecipe,
  taking: Taking,
): Promise<{ images: MadePictures; lost: string[] }> {
  const lost: string[] = [];
  const { signal } = taking;
  const sent = async (picture: FilePicture) => {
    const id = await sendFilePicture(picture, taking);
    if (id === null) lost.push(picture.name);
    return id === null ? [] : [id];
  };
  const ofDish: ImageId[] = [];
  for (const picture of pictures.slice(0, ofDishMax)) ofDish.push(...(await sent(picture)));
  const ofSteps: { group: number; step: number; id: ImageId }[] = [];
  for (const { group, step, picture } of stepPictures.slice(0, recipeLimits.steps)) {
    for (const id of await sent(picture)) ofSteps.push({ group, step, id });
  }
  // What lies in the file is the same picture, in its full size.
  const [address] = ofDish.length > 0 ? [] : recipe.pictures.value;
  if (address !== undefined && taking.fetchesPictures) {
    const id = await keptPicture(address, signal);
    if (id === null) lost.push(address);
    else ofDish.push(id);
  }
  return { images: { ofDish, ofSteps }, lost };
}

/** A picture at an address as one of the site; null where it could not be had. */
export const keptPicture = (address: string, signal: AbortSignal): Promise<ImageId | null> =>
  kept(() => fetchOwnPicture(address), signal, askedMost);

/** A server that has no time for a picture so often never has. */
const askedMost = 6;

/** A picture of the files as one of the site; null for one that is refused. */
export async function sendFilePicture(
  picture: FilePicture,
  { importId, signal }: Pick<Taking, 'importId' | 'signal'>,
): Promise<ImageId | null> {
  const file = await fileOf(picture);
  const sending = { signal, onProgress: () => undefined, sent: { key: null } };
  const send = async () => (await sendPicture(file, sending, announceIn(importId))).id;
  return kept(send, signal);
}

/** Null for a picture that is refused; what fails otherwise is tried until it comes, or so many times. */
export async function kept(
  take: () => Promise<ImageId>,
  signal: AbortSignal,
  triesMost?: number,
): Promise<ImageId | null> {
  try {
    return await patiently(take, signal, triesMost);
  } catch (error) {
    if (error instanceof Refused) return null;
    if (error instanceof ApiError && refusals.has(error.status)) return null;
    throw error;
  }
}

/** The picture itself is the matter, not who asks. */
const refusals = new Set([400, 413, 415, 429]);

/** By addresses of the import's own, of which there are more than of the library's. */
const announceIn =
  (importId: string): Announce =>
  async (file) => {
    const param = { siteSlug: siteSlugHere(), recipeImportId: importId };
    const json = { contentType: sentTypeOf(file) };
    const { 'picture-upload-urls': uploads } =
      manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
    return jsonOf(await call(() => uploads.$post({ param, json })));
  };

/** Its type is that of its bytes, whatever its name ends in. */
async function fileOf({ name, bytes }: FilePicture): Promise<File> {
  const read = await bytes();
  const header = readImageHeader(read);
  const type = 'type' in header ? header.type : '';
  const [last = name] = name.split('/').slice(-1);
  return new File([new Uint8Array(read)], last, { type });
}
