import { z } from 'zod';
import { collectionRecipesMax } from '#domain/recipe/actions/recipe-action.ts';
import { crop, dateTime, id, slug, title, version } from '../fields.ts';
import { imageView, videoView } from '../media/media.ts';
import { richText } from '../rich-text.ts';

/** As many as one call puts in order. */
const collectionsOrderedMax = 1000;

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
  /** What visitors see of it in lists: its own picture, or that of its first recipe with one. */
  cover: imageView.extend({ crop: crop.exactOptional() }).nullable(),
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

/** The collections of a site in the order of visitors; of those that are not named each follows. */
export const collectionOrderInput = z
  .strictObject({ collectionIds: z.array(id).min(1).max(collectionsOrderedMax) })
  .meta({ id: 'CollectionOrder' });
export type CollectionOrder = z.output<typeof collectionOrderInput>;

export const collectionAnswer = z.strictObject({ collection: collectionView });
export const collectionsAnswer = z.strictObject({
  collections: z.array(collectionSummaryView),
  total: z.int(),
});
export type CollectionsAnswer = z.output<typeof collectionsAnswer>;
