import { z } from 'zod';
import { dateTime, id } from '../fields.ts';
import { collectionView } from './collection.ts';

const deletedCollectionView = z
  .strictObject({
    id,
    title: z.string(),
    slug: z.string(),
    recipeCount: z.int(),
    deletedAt: dateTime,
    /** From then on it cannot be restored. */
    endsAt: dateTime,
  })
  .meta({ id: 'DeletedCollection' });
export type DeletedCollectionView = z.output<typeof deletedCollectionView>;

export const deletedCollectionsAnswer = z.strictObject({
  deletedCollections: z.array(deletedCollectionView),
  total: z.int(),
});
export type DeletedCollectionsAnswer = z.output<typeof deletedCollectionsAnswer>;

export const restoredCollectionAnswer = z.strictObject({
  collection: collectionView,
  /** Its slug, where another collection had come to use it; else null. */
  renamed: z.strictObject({ before: z.string(), after: z.string() }).nullable(),
});
export type RestoredCollectionAnswer = z.output<typeof restoredCollectionAnswer>;
