import { manageApi } from '#api/manage-api.ts';
import { failureOf } from '#stores/failure.ts';
import type { Saving } from '../media/pictures/known-images.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { refreshLibrary } from './library.ts';

/** What the field says stays there when it could not be saved. */
export async function renameFilm(videoId: string, name: string): Promise<Saving> {
  const param = { siteSlug: siteSlugHere(), videoId };
  try {
    const { videos } = manageApi[':siteSlug'];
    // A page that is being left still sends what was typed last.
    const options = { init: { keepalive: true } };
    await call(() => videos[':videoId'].$put({ param, json: { name } }, options));
  } catch (error) {
    return { status: 'failed', reason: failureOf(error).message };
  }
  await refreshLibrary();
  return { status: 'saved' };
}
