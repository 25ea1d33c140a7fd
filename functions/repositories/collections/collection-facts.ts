import { sql } from 'drizzle-orm';
import { recipesPerList } from '#domain/publishing/publishing.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { json, selection } from '#functions/db/selection.ts';

/** Looks at the recipes that the page of the collection lists and no further, so that it costs the same for any. */
export const cover = sql`CASE WHEN ${collections.imageId} IS NULL THEN (
  SELECT json_object('recipeId', member, 'image', ${recipeCards.content} -> '$.image') FROM (
    SELECT ${collectionRecipes.recipeId} AS member, ${collectionRecipes.position} AS place
    FROM ${collectionRecipes} WHERE ${collectionRecipes.siteId} = ${collections.siteId}
      AND ${collectionRecipes.collectionId} = ${collections.id}
    ORDER BY 2, 1 LIMIT ${recipesPerList})
  CROSS JOIN ${recipes} ON ${recipes.id} = member AND ${recipes.picturedAt} IS NOT NULL
  JOIN ${recipeCards} ON ${recipeCards.recipeId} = member
  ORDER BY place, member LIMIT 1) END`;

/** The picture that a collection shows. */
export const shownImageId = sql`coalesce(${collections.imageId}, ${cover} ->> '$.image.id')`;

/** What pages and the public API show of a collection. */
export const collectionFacts = selection({
  id: collections.id,
  slug: collections.slug,
  title: collections.title,
  description: collections.description,
  imageId: collections.imageId,
  imageCrop: collections.imageCrop,
  cover: json<CollectionFacts['cover']>(cover),
  videoId: collections.videoId,
  recipeCount: collections.recipeCount,
  updatedAt: collections.updatedAt,
});
