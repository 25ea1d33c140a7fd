import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { addAll } from '#domain/import/add-all.ts';
import type { ImageId } from '#domain/ids.ts';
import type { FilePicture, FileRecipe } from '#domain/import/files/file-recipe.ts';
import { picturesToFetch } from '#domain/import/pictures/pictures-to-fetch.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { type Announce, sendPicture, sentTypeOf } from '../../media/uploads/send-picture.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { kept } from '../pictures/kept-picture.ts';
import { ofDishMax, type Taken, takeWebPictures } from '../pictures/take-web-pictures.ts';

type Taking = {
  importId: string;
  fetchesPictures: boolean;
  /** The site has it already, so that most are brought in vain. */
  isRepeated: boolean;
  signal: AbortSignal;
};

/** The pictures of a recipe as pictures of the site, and what is said of those that could not be taken. */
export async function takeRecipePictures(file: FileRecipe, taking: Taking): Promise<Taken> {
  const own = await takeOwnPictures(file, taking);
  if (!taking.fetchesPictures) return own;
  const { ofDish, ofSteps } = picturesToFetch(file, own.images);
  const wanted = taking.isRepeated
    ? { ofDish: ofDish.slice(0, 1), ofSteps: [] }
    : { ofDish, ofSteps };
  const fetched = await takeWebPictures(wanted, taking.signal);
  const left = taking.isRepeated
    ? [...ofDish.slice(1), ...ofSteps.map((each) => each.picture)]
    : [];
  return {
    images: {
      ofDish: [...own.images.ofDish, ...fetched.images.ofDish],
      ofSteps: [...own.images.ofSteps, ...fetched.images.ofSteps],
    },
    lost: [...own.lost, ...fetched.lost, ...left.flatMap(({ addresses }) => addresses.slice(0, 1))],
  };
}

/** Those that lie in the file. */
async function takeOwnPictures(
  { pictures, stepPictures }: FileRecipe,
  taking: Taking,
): Promise<Taken> {
  const lost: string[] = [];
  const sent = async (picture: FilePicture) => {
    const id = await sendFilePicture(picture, taking);
    if (id === null) lost.push(picture.name);
    return id === null ? [] : [id];
  };
  const ofDish: ImageId[] = [];
  for (const picture of pictures.slice(0, ofDishMax)) addAll(ofDish, await sent(picture));
  const ofSteps: { group: number; step: number; id: ImageId }[] = [];
  for (const { group, step, picture } of stepPictures.slice(0, recipeLimits.steps)) {
    for (const id of await sent(picture)) ofSteps.push({ group, step, id });
  }
  return { images: { ofDish, ofSteps }, lost };
}

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
