import { type SQL, sql } from 'drizzle-orm';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { oldAddresses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { nullable, text } from '#functions/db/selection.ts';
import { isKept } from '../recipe/recipe-content.ts';

const ofTarget = (recipe: SQL, collection: SQL) =>
  nullable(
    text(sql`CASE ${oldAddresses.targetKind}
      WHEN 'recipe' THEN (SELECT ${recipe} FROM ${recipes} WHERE ${recipes.id} = ${oldAddresses.target}
        AND +${recipes.siteId} = ${oldAddresses.siteId} AND ${isKept})
      WHEN 'collection' THEN (SELECT ${collection} FROM ${collections}
        WHERE ${collections.id} = ${oldAddresses.target}
          AND +${collections.siteId} = ${oldAddresses.siteId}) END`),
  );

/** Of the recipe or collection that an old address leads to; null where visitors see none. */
export const targetSlug = ofTarget(sql`${recipes.publishedSlug}`, sql`${collections.slug}`);

export const targetTitle = ofTarget(sql`${recipes.title}`, sql`${collections.title}`);
