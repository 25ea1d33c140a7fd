import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { idsNamedIn } from '#domain/import/larder/former-ids.ts';
import type { LarderFilm, LarderPicture } from '#domain/import/larder/larder-content.ts';
import { sendFilmWith } from '../../../media/films/send-film.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { kept } from '../../pictures/kept-picture.ts';
import { sendFilePicture } from '../import-pictures.ts';
import { type Bringing, sentLeniently } from './bringing.ts';

const texts = recipeImportMessages.larder;

/** Brings the pictures and films that something names; answers which of them could not be taken. */
export async function bringMediaOf(value: unknown, bringing: Bringing): Promise<string[]> {
  const { pictures, films } = bringing.larder;
  const lost: string[] = [];
  for (const id of idsNamedIn(value, pictures)) {
    const picture = pictures.get(id);
    if (picture && (await bringPicture(picture, bringing)) === null) lost.push(nameOf(picture));
  }
  for (const id of idsNamedIn(value, films)) {
    const film = films.get(id);
    if (film && (await bringFilm(film, bringing)) === null) lost.push(film.name || film.path);
  }
  return lost;
}

/** The same for what has no report of its own: what could not be taken is told with all else. */
export async function bringMediaTold(title: string, value: unknown, bringing: Bringing) {
  for (const name of await bringMediaOf(value, bringing)) {
    await bringing.tell(texts.partNotTaken(title, name));
  }
}

/** What nothing names belongs to the cook as well; what something names was told with it. */
export async function bringRestOfMedia(bringing: Bringing): Promise<void> {
  const { ids, tell, larder } = bringing;
  for (const picture of [...larder.pictures.values()].filter(({ id }) => !ids.has(id))) {
    const isLost = (await bringPicture(picture, bringing)) === null;
    if (isLost) await tell(texts.mediaLost(nameOf(picture)));
  }
  for (const film of [...larder.films.values()].filter(({ id }) => !ids.has(id))) {
    const isLost = (await bringFilm(film, bringing)) === null;
    if (isLost) await tell(texts.mediaLost(film.name || film.path));
  }
}

const nameOf = ({ name, picture }: LarderPicture) => name || picture.name;

async function bringPicture(picture: LarderPicture, bringing: Bringing): Promise<string | null> {
  const { ids, remember, onThing } = bringing;
  const known = ids.get(picture.id);
  if (known !== undefined) return known;
  onThing(nameOf(picture));
  const imageId = await sendFilePicture(picture.picture, bringing);
  if (imageId === null) {
    ids.set(picture.id, null);
    return null;
  }
  const { alt, name, focalPoint, startCrop } = picture;
  await sentLeniently(bringing, {
    title: nameOf(picture),
    body: { alt, name, focalPoint, startCrop },
    send: async (body) => {
      const one = manageApi[':siteSlug'].images[':imageId'];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks what the archive says
      const json = body as Parameters<typeof one.$put>[0]['json'];
      return one.$put({ param: { siteSlug: siteSlugHere(), imageId }, json });
    },
  });
  await remember(picture.id, imageId);
  return imageId;
}

async function bringFilm(film: LarderFilm, bringing: Bringing): Promise<string | null> {
  const { ids, remember, larder, signal, onThing } = bringing;
  const known = ids.get(film.id);
  if (known !== undefined) return known;
  onThing(film.name);
  const poster = larder.pictures.get(film.posterImageId ?? '');
  const posterId = poster ? await bringPicture(poster, bringing) : null;
  if (poster && posterId === null) {
    await bringing.tell(texts.partNotTaken(film.name || film.path, nameOf(poster)));
  }
  const blob = await film.file();
  const file = new File(blob ? [blob] : [], film.name || film.path, { type: film.contentType });
  const sending = { signal, onProgress: () => undefined, sent: { key: null } };
  const videoId = await kept(async () => (await sendFilmWith(posterId, file, sending)).id, signal);
  if (videoId === null) {
    ids.set(film.id, null);
    return null;
  }
  await sentLeniently(bringing, {
    title: film.name,
    body: { name: film.name },
    send: async (json) => {
      const one = manageApi[':siteSlug'].videos[':videoId'];
      return jsonOf(await one.$put({ param: { siteSlug: siteSlugHere(), videoId }, json }));
    },
  });
  await remember(film.id, videoId);
  return videoId;
}
