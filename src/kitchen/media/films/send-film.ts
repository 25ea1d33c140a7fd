import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { uploadFile } from '#api/upload-file.ts';
import { sendMessages } from '#contract/kitchen/mail/send-messages.ts';
import type { LibraryImageView, VideoView } from '#contract/media/media.ts';
import { filmTypeOf, MAX_FILM_BYTES } from '#domain/kitchen/media/film-intake.ts';
import { nameOfFile } from '#domain/kitchen/media-library/file-facts.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { Refused } from '../uploads/refused.ts';
import { sendPicture } from '../uploads/send-picture.ts';
import { stillOf } from './still-of-film.ts';
import type { Sending } from '../uploads/uploads.ts';

const texts = sendMessages.film;

export type SentFilm = { video: VideoView; poster: LibraryImageView | null };

/** Makes a film of the site of a file, with a still of it as its poster where one can be drawn. */
export async function sendFilm(file: File, sending: Sending): Promise<SentFilm> {
  return send(file, sending, () => posterOf(file, sending.signal));
}

/** The same of a file whose poster is a picture of the site already, or which has none. */
export async function sendFilmWith(
  poster: LibraryImageView['id'] | null,
  file: File,
  sending: Sending,
): Promise<VideoView> {
  const known = poster === null ? null : { id: poster };
  return (await send(file, sending, () => Promise.resolve(known))).video;
}

async function send<Poster extends { id: string }>(
  file: File,
  sending: Sending,
  posterFor: () => Promise<Poster | null>,
): Promise<{ video: VideoView; poster: Poster | null }> {
  const contentType = acceptedType(file);
  const { sent, signal } = sending;
  sent.key ??= await deliver(file, contentType, sending);
  const poster = await posterFor();
  signal.throwIfAborted();
  const name = nameOfFile(file.name);
  const json = { key: sent.key, name, posterImageId: poster?.id ?? null };
  const param = { siteSlug: siteSlugHere() };
  try {
    const made = await call(() => manageApi[':siteSlug'].videos.$post({ param, json }));
    return { video: (await jsonOf(made)).video, poster };
  } catch (error) {
    // What was refused is not asked for again: another attempt delivers anew.
    if (error instanceof ApiError && error.status < 500 && error.status !== 401) sent.key = null;
    throw error;
  }
}

function acceptedType(file: File) {
  if (file.size === 0) throw new Refused(texts.empty);
  if (file.size > MAX_FILM_BYTES) throw new Refused(texts.tooLarge);
  const type = filmTypeOf(file);
  if (type === null) throw new Refused(texts.wrongType);
  return type;
}

async function deliver(
  file: File,
  contentType: NonNullable<ReturnType<typeof filmTypeOf>>,
  { signal, onProgress }: Sending,
): Promise<string> {
  const typed =
    file.type === contentType ? file : new File([file], file.name, { type: contentType });
  const announced = await call(() =>
    manageApi[':siteSlug']['video-upload-urls'].$post({
      param: { siteSlug: siteSlugHere() },
      json: { fileName: file.name, contentType },
    }),
  );
  const { uploadUrl, key } = await jsonOf(announced);
  signal.throwIfAborted();
  await uploadFile({ address: uploadUrl, file: typed, onProgress, signal });
  return key;
}

/** A film without a still is better than none. */
async function posterOf(file: File, signal: AbortSignal): Promise<LibraryImageView | null> {
  const still = await stillOf(file);
  if (!still || signal.aborted) return null;
  const quiet = { signal, onProgress: () => undefined, sent: { key: null } };
  return sendPicture(still, quiet).catch(() => null);
}
