import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import { read } from '#functions/db/database.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';

/** As readers know it; of what nobody can read yet as it is written. */
const dish = selection({
  id: recipes.id,
  title: text(sql`CASE WHEN ${recipes.publishedAt} IS NULL THEN ${recipes.title}
    ELSE coalesce(${fieldsOf<RecipeCardContent>(sql`${recipeCards.content}`)('title')}, ${recipes.title}) END`),
});

export const letterDishes = (scope: SiteScope) => ({
  /** The titles of recipes as letters name them; of those that are gone there is none. */
  listDishes: async (ids: readonly RecipeId[]): Promise<Map<RecipeId, string>> => {
    const query = sql`SELECT ${dish} FROM ${recipes}
      LEFT JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${recipes.id}
      WHERE ${recipes.id} ${inList(ids)} AND +${recipes.siteId} = ${scope.siteId}`;
    const found = await read(scope.db, rows(dish, query));
    return new Map(found.map(({ id, title }) => [id, title]));
  },
});
