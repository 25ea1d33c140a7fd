import { z } from 'zod';
import { id } from '../fields.ts';
import { filmView } from '../recipe/published-recipe.ts';
import { pictureView, recipeCard } from '../recipe/recipe-card.ts';
import { richText } from '../rich-text.ts';

const collectionCard = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    description: richText.nullable(),
    image: pictureView.nullable(),
    /** Published recipes in it. */
    recipeCount: z.int(),
  })
  .meta({ id: 'CollectionCard' });
export type CollectionCardView = z.output<typeof collectionCard>;

const publishedCollection = z
  .strictObject({
    ...collectionCard.shape,
    video: filmView.nullable(),
    /** Named by a marker in the description, which is not part of the text here. */
    youtubeVideoId: z.string().nullable(),
    recipes: z.array(recipeCard),
  })
  .meta({ id: 'PublishedCollection' });
export type PublishedCollectionView = z.output<typeof publishedCollection>;

export const publishedCollectionsAnswer = z.strictObject({
  collections: z.array(collectionCard),
  total: z.int(),
});
export type PublishedCollectionsAnswer = z.output<typeof publishedCollectionsAnswer>;
export const publishedCollectionAnswer = z.strictObject({ collection: publishedCollection });
