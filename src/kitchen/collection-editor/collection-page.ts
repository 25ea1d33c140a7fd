import type { ReadableAtom } from 'nanostores';
import {
  type CollectionContent,
  writtenCollection,
} from '#domain/kitchen/collections/collection-content.ts';
import type { Edited } from '../preview/unsaved-page.ts';

type Page = { siteSlug: string; collectionId: string };

export const pageOf = (id: string) => ({ kind: 'collection' as const, id });

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
