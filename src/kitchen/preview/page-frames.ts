import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { FramedPage } from '#domain/publishing/preview-links.ts';
import { frameUrls } from './frame-urls.ts';
import { call } from '../shell/network/connection.ts';

/** A new address from which a page of the site is framed, as it is written; fails with the network. */
export async function linkPageFrame(siteSlug: string, page: FramedPage) {
  const asked = { param: { siteSlug }, json: { page } };
  const answer = await call(() => manageApi[':siteSlug']['page-preview-links'].$post(asked));
  return (await jsonOf(answer)).link;
}

/** Addresses from which a page of the site is framed, as it is written. */
export const pageFrames = (siteSlug: string, page: FramedPage) =>
  frameUrls(() => linkPageFrame(siteSlug, page));
