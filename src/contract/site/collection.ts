import { z } from 'zod';
import { crop, dateTime, id, slug, title, version } from '../fields.ts';
import { imageView, videoView } from '../media/media.ts';
import { richText } from '../rich-text.ts';

const collectionRecipesMax = 100;

const fields = {
  description: richText.nullable().exactOptional(),
  imageId: id.nullable().exactOptional(),
  imageCrop: crop.nullable().exactOptional(),
  videoId: id.nullable().exactOptional(),
  recipeIds: z.array(id).max(collectionRecipesMax).exactOptional(),
};

export const newCollectionInput = z
  .strictObject({ title, slug, ...fields })
  .meta({ id: 'NewCollection' });
export type NewCollectionInput = z.output<typeof newCollectionInput>;

/** What is absent stays as it was; a position moves the collection in the site's list. */
export const collectionInput = z
  .strictObject({
    title: title.exactOptional(),
    slug: slug.exactOptional(),
    ...fields,
    position: z.int().min(0).max(10_000).exactOptional(),
  })
  .meta({ id: 'CollectionInput' });
export type CollectionInput = z.output<typeof collectionInput>;

const collectionSummary = {
  id,
  title: z.string(),
  slug: z.string(),
  description: richText.nullable(),
  imageId: id.nullable(),
  imageCrop: crop.nullable(),
  image: imageView.nullable(),
  videoId: id.nullable(),
  position: z.int(),
  version,
  recipeCount: z.int(),
  createdAt: dateTime,
  updatedAt: dateTime,
};

export const collectionSummaryView = z
  .strictObject(collectionSummary)
  .meta({ id: 'CollectionSummary' });
export type CollectionSummaryView = z.output<typeof collectionSummaryView>;

export const collectionView = z
  .strictObject({
    ...collectionSummary,
    video: videoView.nullable(),
    recipeIds: z.array(id),
    recipes: z.array(
      z.strictObject({ id, title: z.string(), slug: z.string(), publishedAt: dateTime.nullable() }),
    ),
  })
  .meta({ id: 'Collection' });
export type CollectionView = z.output<typeof collectionView>;

export const collectionAnswer = z.strictObject({ collection: collectionView });
export const collectionsAnswer = z.strictObject({
  collections: z.array(collectionSummaryView),
  total: z.int(),
});
export type CollectionsAnswer = z.output<typeof collectionsAnswer>;
