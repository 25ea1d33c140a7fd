import { sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Unit } from '#domain/measures/units.ts';
import { readAll } from '#functions/db/database.ts';
import { type Equipment, readEquipment } from '../site/equipment.ts';
import { readUnit } from '../site/globals.ts';
import { readIngredient } from '../site/ingredient.ts';
import { readImage, usableImages } from '../media/media.ts';
import { findRecipeDetails, type RecipeDetails } from './recipe-details.ts';
import { column, jsonColumn } from '../row.ts';
import { inList, type SiteScope } from '../scope.ts';

/** The snapshot that visitors see. */
export type PublishedRecipe = {
  id: RecipeId;
  content: RecipeContent;
  publishedAt: number;
  collectionIds: CollectionId[];
};

export type PublishedParts = RecipeDetails & {
  units: Unit[];
  ingredients: Ingredient[];
  equipment: Equipment[];
};

export type PartIds = Parameters<typeof findRecipeDetails>[1] & {
  unitIds: string[];
  ingredientIds: string[];
  equipmentIds: string[];
};

export const publishedRecipeRepository = (scope: SiteScope) => ({
  find: (slug: string) => findPublished(scope, slug),
  /** What the ids in a recipe stand for. */
  findParts: (ids: PartIds) => findParts(scope, ids),
});

async function findPublished(
  { db, siteId }: SiteScope,
  slug: string,
): Promise<PublishedRecipe | null> {
  const [[row] = []] = await readAll(db, [
    sql`SELECT id, published, published_at, (SELECT json_group_array(collection_id)
          FROM collection_recipes WHERE recipe_id = recipes.id) AS collection_ids
        FROM recipes WHERE site_id = ${siteId} AND published_slug = ${slug}`,
  ]);
  if (!row) return null;
  return {
    id: column<string>(row, 'id'),
    content: jsonColumn<RecipeContent>(row, 'published'),
    publishedAt: column<number>(row, 'published_at'),
    collectionIds: jsonColumn<string[]>(row, 'collection_ids'),
  };
}

async function findParts(scope: SiteScope, ids: PartIds): Promise<PublishedParts> {
  const { db, siteId } = scope;
  const [details, [units = [], ingredients = [], equipment = [], images = []]] = await Promise.all([
    findRecipeDetails(scope, ids),
    readAll(db, [
      sql`SELECT * FROM units WHERE id ${inList(ids.unitIds)}`,
      sql`SELECT * FROM ingredients
          WHERE +site_id = ${siteId} AND id ${inList(ids.ingredientIds)}`,
      sql`SELECT * FROM equipment WHERE +site_id = ${siteId} AND id ${inList(ids.equipmentIds)}`,
      sql`${usableImages(siteId)} WHERE images.id IN (
            SELECT featured_image_id FROM equipment WHERE id ${inList(ids.equipmentIds)}
            UNION SELECT poster_image_id FROM videos WHERE id ${inList(ids.videoIds)})`,
    ]),
  ]);
  return {
    ...details,
    images: [...details.images, ...images.map(readImage)],
    units: units.map(readUnit),
    ingredients: ingredients.map(readIngredient),
    equipment: equipment.map(readEquipment),
  };
}
