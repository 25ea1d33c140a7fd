import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import { without } from '#domain/kitchen/recipe-list/picking.ts';
import { failureOf } from '#stores/failure.ts';
import { forgetImage } from '../media/pictures/known-images.ts';
import {
  filmUploads,
  pictureUploads,
  takeFilm,
  takePictures,
} from '../media/uploads/media-uploads.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { $library, refreshLibrary } from './library.ts';
import { $mediaPicking, $openMedia, openMedia, setMediaPicking } from './library-view.ts';

const { deletion: texts, replacing } = mediaLibraryMessages;

/** What the server takes in one call. */
const chunk = 100;
const media = manageApi[':siteSlug'];

/** Deletes what nothing shows; what is in use stays, stays picked, and is said. */
export async function deleteMedia(ids: readonly string[]): Promise<void> {
  const done: string[] = [];
  let inUse = 0;
  try {
    for (let at = 0; at < ids.length; at += chunk) {
      const deleted = await deleteChunk(ids.slice(at, at + chunk));
      done.push(...deleted.done);
      inUse += deleted.inUse;
    }
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
  if (done.length > 0) tellDone(texts.done(done.length), () => restoreMedia(done));
  if (inUse > 0) notify(texts.inUse(inUse));
  leaveOut(done);
  await refreshLibrary();
}

async function deleteChunk(mediaIds: string[]): Promise<{ done: string[]; inUse: number }> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => media['media-deletions'].$post({ param, json: { mediaIds } }));
  const { results } = await jsonOf(answer);
  const done = results.flatMap(({ mediaId, status }) => (status === 'in_use' ? [] : [mediaId]));
  return { done, inUse: results.length - done.length };
}

/** The focus goes to what comes next, and details of what is gone close. */
function leaveOut(gone: readonly string[]): void {
  const shown = ($library.get()?.items ?? []).map(({ id }) => id);
  setMediaPicking(without($mediaPicking.get(), shown, new Set(gone)));
  const open = $openMedia.get();
  if (open !== null && gone.includes(open)) openMedia(null);
}

async function restoreMedia(ids: readonly string[]): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  try {
    for (let at = 0; at < ids.length; at += chunk) {
      const json = { mediaIds: ids.slice(at, at + chunk) };
      await call(() => media['media-restorations'].$post({ param, json }));
    }
    notify(texts.restored);
  } finally {
    await refreshLibrary();
  }
}

/** Takes it out of all that shows it, then deletes it; one undo brings both back. */
export async function removeAndDelete(mediaId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), mediaId };
  try {
    const answer = await call(() => media.media[':mediaId'].removals.$post({ param }));
    const { undoId } = await jsonOf(answer);
    await deleteRemoved(mediaId, () => takeBack(mediaId, undoId));
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
  }
  void followPublishing();
  await refreshLibrary();
}

/** It is taken out by now, which has its way back also where it could not be deleted. */
async function deleteRemoved(mediaId: string, undo: () => Promise<void>): Promise<void> {
  try {
    const { done } = await deleteChunk([mediaId]);
    tellDone(done.length > 0 ? texts.done(1) : texts.inUse(1), undo);
    leaveOut(done);
  } catch (error) {
    tellDone(texts.failed(failureOf(error).message), undo);
  }
}

/** Takes a replacement or a removal back. */
async function takeBack(mediaId: string, undoId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), undoId };
  try {
    const answer = await call(() => media['media-undos'][':undoId'].$post({ param }));
    notify(replacing.undone((await jsonOf(answer)).stays));
  } catch (error) {
    if (failureOf(error).code !== 'stale_write') throw error;
    notify(replacing.undoFailed);
  } finally {
    forgetImage(mediaId);
    void followPublishing();
    await refreshLibrary();
  }
}

/** Where files of the library are on their way to. */
export const libraryPlace = 'library';
const replacingPrefix = 'replacing ';
/** Where the new file of a picture is on its way to. */
export const replacingPlace = (imageId: string): string => replacingPrefix + imageId;

/** Takes in what arrives while the screen is open; returns what stops that. */
export function followArrivals(): () => void {
  const stops = [
    pictureUploads.$uploads.listen(takeArrivals),
    filmUploads.$uploads.listen(takeArrivals),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function takeArrivals(): void {
  const arrived = [...pictureUploads.$uploads.get(), ...filmUploads.$uploads.get()].filter(
    ({ state }) => state.status === 'done',
  );
  const places = new Set(arrived.map(({ place }) => place));
  if (places.has(libraryPlace)) {
    takePictures(libraryPlace);
    takeFilm(libraryPlace);
    void refreshLibrary();
  }
  for (const place of places) {
    if (!place.startsWith(replacingPrefix)) continue;
    const newest = takePictures(place).at(-1);
    if (newest !== undefined) void replaceFile(place.slice(replacingPrefix.length), newest);
  }
}

async function replaceFile(imageId: string, byId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), imageId };
  const json = { imageId: byId };
  try {
    const { replacements } = media.images[':imageId'];
    const { undoId, droppedCrops } = await jsonOf(
      await call(() => replacements.$post({ param, json })),
    );
    tellDone(replacing.done(droppedCrops), () => takeBack(imageId, undoId));
    forgetImage(imageId);
  } catch (error) {
    notify(replacing.failed(failureOf(error).message));
  }
  void followPublishing();
  await refreshLibrary();
}
