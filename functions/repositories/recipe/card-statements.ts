import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { RecipeCardContent, RecipeContent } from '#domain/recipe/recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { jsonFieldsOf, jsonObject } from '#functions/db/json.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { publishedContent } from './recipe-content.ts';

const field = jsonFieldsOf<RecipeContent>(sql`${publishedContent.content}`);

const cardContent = jsonObject<RecipeCardContent>({
  title: field('title'),
  slug: field('slug'),
  description: field('description'),
  image: sql`${field('images')} -> 0`,
  privacySetting: field('privacySetting'),
  prepTimeMinutes: field('prepTimeMinutes'),
  cookTimeMinutes: field('cookTimeMinutes'),
  customTimeMinutes: field('customTimeMinutes'),
  yieldServings: field('yieldServings'),
  difficultyLevel: field('difficultyLevel'),
  foodCategoryIds: field('foodCategoryIds'),
  mealIds: field('mealIds'),
});

/** What lists show of the published recipes that the filter names. */
export const writeCards = (siteId: string, filter: SQL): Statement =>
  sql`INSERT INTO ${selected(recipeCards, { recipeId: recipes.id, content: cardContent })}
    FROM ${recipes} ${publishedContent.join} WHERE +${recipes.siteId} = ${siteId} AND ${filter}
    ON CONFLICT (${bare(recipeCards.recipeId)}) DO UPDATE SET
      ${bare(recipeCards.content)} = ${excluded(recipeCards.content)}`;

export const removeCards = ({ db, siteId }: SiteScope, recipeIds: RecipeId[]): Statement =>
  db.delete(recipeCards).where(
    sql`${recipeCards.recipeId} IN (SELECT ${recipes.id} FROM ${recipes}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(recipeIds)})`,
  );
