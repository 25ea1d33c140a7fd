import { sql } from 'drizzle-orm';
import type { CollectionId } from '#domain/ids.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import type { Unit } from '#domain/measures/units.ts';
import { read, readEach } from '#functions/db/database.ts';
import { collectionRecipes } from '#functions/db/schema/collections.ts';
import { equipment } from '#functions/db/schema/equipment.ts';
import { ingredients } from '#functions/db/schema/ingredients.ts';
import { images, videos } from '#functions/db/schema/media.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { units } from '#functions/db/schema/units.ts';
import { firstRow, json, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { storedImage, usableImages } from '../media/media.ts';
import { inList, type SiteScope } from '../scope.ts';
import { type Equipment, equipmentItem } from '../site/equipment.ts';
import { ingredient } from '../site/ingredient.ts';
import { unit } from '../site/unit.ts';
import { publishedContent } from './recipe-content.ts';
import { type DetailIds, type RecipeDetails, recipeDetails } from './recipe-details.ts';

const snapshot = selection({
  id: recipes.id,
  content: publishedContent.content,
  publishedAt: number(sql`${recipes.publishedAt}`),
  collectionIds: json<CollectionId[]>(
    sql`(SELECT json_group_array(${collectionRecipes.collectionId}) FROM ${collectionRecipes}
      WHERE ${collectionRecipes.recipeId} = ${recipes.id})`,
  ),
});

/** The snapshot that visitors see. */
export type PublishedRecipe = RowOf<typeof snapshot>;

export type PublishedParts = RecipeDetails & {
  units: Unit[];
  ingredients: Ingredient[];
  equipment: Equipment[];
};

export type PartIds = DetailIds & {
  unitIds: string[];
  ingredientIds: string[];
  equipmentIds: string[];
};

export const publishedRecipeRepository = (scope: SiteScope) => ({
  find: (slug: string) => findPublished(scope, slug),
  /** What the ids in a recipe stand for. */
  findParts: (ids: PartIds) => findParts(scope, ids),
});

const findPublished = ({ db, siteId }: SiteScope, slug: string): Promise<PublishedRecipe | null> =>
  read(
    db,
    firstRow(
      snapshot,
      sql`SELECT ${snapshot} FROM ${recipes} ${publishedContent.join}
          WHERE ${recipes.siteId} = ${siteId} AND ${recipes.publishedSlug} = ${slug}`,
    ),
  );

async function findParts({ db, siteId }: SiteScope, ids: PartIds): Promise<PublishedParts> {
  const [details, ...parts] = await readEach(
    db,
    recipeDetails(siteId, ids),
    rows(unit, sql`SELECT ${unit} FROM ${units} WHERE ${units.id} ${inList(ids.unitIds)}`),
    rows(
      ingredient,
      sql`SELECT ${ingredient} FROM ${ingredients} WHERE +${ingredients.siteId} = ${siteId}
            AND ${ingredients.id} ${inList(ids.ingredientIds)}`,
    ),
    rows(
      equipmentItem,
      sql`SELECT ${equipmentItem} FROM ${equipment} WHERE +${equipment.siteId} = ${siteId}
            AND ${equipment.id} ${inList(ids.equipmentIds)}`,
    ),
    rows(storedImage, picturesOfParts(siteId, ids)),
  );
  const [foundUnits, foundIngredients, foundEquipment, pictures] = parts;
  return {
    ...details,
    images: [...details.images, ...pictures],
    units: foundUnits,
    ingredients: foundIngredients,
    equipment: foundEquipment,
  };
}

const picturesOfParts = (siteId: string, { equipmentIds, videoIds }: PartIds) =>
  sql`${usableImages(siteId)} WHERE ${images.id} IN (
    SELECT ${equipment.featuredImageId} FROM ${equipment} WHERE ${equipment.id} ${inList(equipmentIds)}
    UNION SELECT ${videos.posterImageId} FROM ${videos} WHERE ${videos.id} ${inList(videoIds)})`;
