import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { altMaxLength } from '#contract/media/media.ts';
import type { ImageId } from '#domain/ids.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';

/** Fetches a picture by its address, with the cook's word that it is theirs. */
export async function fetchOwnPicture(address: string, words: string): Promise<ImageId> {
  const alt = keptLine(words, altMaxLength).text;
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() =>
    manageApi[':siteSlug']['fetched-images'].$post({ param, json: { address, alt, isOwn: true } }),
  );
  return (await jsonOf(answer)).image.id;
}
