import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { recipeImages } from '#functions/db/schema/site/media.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';

/** The pictures of a working copy, each once. */
export type RecipeImages = { id: RecipeId; imageIds: string[] };

const recipe = jsonElement('pictured');
const imageId = jsonElement('image_id');
const field = fieldsOf<RecipeImages>(sql`${recipe.value}`);

/** Behind a save of working copies: which pictures they use. */
export function imageStatements(
  { db, siteId }: SiteScope,
  copies: readonly RecipeImages[],
): Statement[] {
  const uses = copies.map(({ id, imageIds }): RecipeImages => ({ id, imageIds }));
  const imageIds = jsonFieldsOf<RecipeImages>(sql`${recipe.value}`)('imageIds');
  const used = sql`json_each(${JSON.stringify(uses)}) ${recipe}, json_each(${imageIds}) ${imageId}`;
  const recipeIds = inList(uses.map(({ id }) => id));
  const current = sql`SELECT ${field('id')}, ${imageId.value} FROM ${used}`;
  return [
    db.delete(recipeImages).where(
      sql`+${recipeImages.siteId} = ${siteId} AND ${recipeImages.recipeId} ${recipeIds}
        AND (${recipeImages.recipeId}, ${recipeImages.imageId}) NOT IN (${current})`,
    ),
    sql`INSERT OR IGNORE INTO ${selected(recipeImages, {
      siteId: recipes.siteId,
      imageId: sql`${imageId.value}`,
      recipeId: recipes.id,
    })} FROM ${used} JOIN ${recipes} ON +${recipes.siteId} = ${siteId}
        AND ${recipes.id} = ${field('id')}`,
  ];
}
