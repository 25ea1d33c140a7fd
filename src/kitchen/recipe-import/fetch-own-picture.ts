import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImageId } from '#domain/ids.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';

/** Fetches a picture by its address, with the cook's word that it is theirs. */
export async function fetchOwnPicture(address: string): Promise<ImageId> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() =>
    manageApi[':siteSlug']['fetched-images'].$post({ param, json: { address, isOwn: true } }),
  );
  return (await jsonOf(answer)).image.id;
}
