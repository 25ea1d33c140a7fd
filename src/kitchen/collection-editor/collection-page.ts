import type { ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import {
  type CollectionContent,
  writtenCollection,
} from '#domain/kitchen/collections/collection-content.ts';
import { frameUrls } from '../preview/frame-urls.ts';
import type { Edited } from '../preview/unsaved-page.ts';
import { call } from '../shell/connection.ts';

type Page = { siteSlug: string; collectionId: string };

const pageOf = (id: string) => ({ kind: 'collection' as const, id });

/** The page of a collection as it stands in its editor. */
export const collectionEdited = (
  { siteSlug, collectionId }: Page,
  draft$: ReadableAtom<CollectionContent>,
): Edited<CollectionContent> => ({
  siteSlug,
  draft$,
  pageOf: (content) => ({
    page: pageOf(collectionId),
    unsavedCollection: writtenCollection(content),
  }),
});

/** Addresses from which that page is framed. */
export const collectionFrames = ({ siteSlug, collectionId }: Page) =>
  frameUrls(async () => {
    const json = { page: pageOf(collectionId) };
    const asked = { param: { siteSlug }, json };
    const answer = await call(() => manageApi[':siteSlug']['page-preview-links'].$post(asked));
    return (await jsonOf(answer)).link;
  });
