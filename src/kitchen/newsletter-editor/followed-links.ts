import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { NewsletterLinksAnswer } from '#contract/mail/newsletter-send.ts';
import type { Id } from '#domain/ids.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

const links = remote<NewsletterLinksAnswer['links']>();
/** Of the newsletter that the page is about. */
export const $links = links.$remote;

const { $get } = manageApi[':siteSlug']['newsletter-sends'][':sendId'].links;

export const loadLinks = (sendId: Id): Promise<void> =>
  links.load(async () => {
    const param = { siteSlug: siteSlugHere(), sendId };
    return (await jsonOf(await call(() => $get({ param })))).links;
  });
