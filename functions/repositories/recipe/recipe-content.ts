import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';

/** The revision of a recipe that visitors see: `FROM ${recipes} ${publishedContent.join}`. */
export const publishedContent = contentOf('recipe_published', recipes.publishedVersion);

/** The revision of a recipe that its cook edits. */
export const workingContent = contentOf('recipe_working', recipes.version);

/** In the lists of its cook; a deleted recipe is in none. */
export const isKept = sql`${recipes.deletedAt} IS NULL`;

export const scheduledVersion = sql`(SELECT ${recipeSchedules.version} FROM ${recipeSchedules}
  WHERE ${recipeSchedules.recipeId} = ${recipes.id})`;
const scheduledContent = contentOf('recipe_scheduled', scheduledVersion);

type Revision = ReturnType<typeof contentOf>;

/** A revision that can be published: its version, its address, and where its content stands. */
export type PublishableRevision = { version: SQL; slug: SQL } & Revision;

export const workingRevision: PublishableRevision = {
  ...workingContent,
  version: sql`${recipes.version}`,
  slug: sql`${recipes.slug}`,
};
/** The one that was frozen for a time to come. */
export const scheduledRevision: PublishableRevision = {
  ...scheduledContent,
  version: scheduledVersion,
  slug: sql`(SELECT ${scheduledContent.content} ->> '$.slug' FROM ${scheduledContent.of})`,
};

/** The group in which a revision would recommend others: its first meal, else its first category. */
export const groupOf = ({ content, of }: Revision): SQL =>
  sql`(SELECT coalesce(${content} ->> '$.mealIds[0]', ${content} ->> '$.foodCategoryIds[0]', '')
    FROM ${of})`;

/** Whether a revision begins with a picture. */
export const isPictured = ({ content, of }: Revision): SQL =>
  sql`EXISTS (SELECT 1 FROM ${of} AND ${content} ->> '$.images[0].id' IS NOT NULL)`;

/** `of` is the revision alone, for a subquery of a statement that names `recipes`. */
function contentOf(name: string, current: Column | SQL) {
  const revision = alias(recipeRevisions, name);
  const { recipeId, version, content } = revision;
  const table = sql`${recipeRevisions} ${revision}`;
  const isCurrent = sql`${recipeId} = ${recipes.id} AND ${version} = ${current}`;
  const join: SQL = sql`JOIN ${table} ON ${isCurrent}`;
  const of: SQL = sql`${table} WHERE ${isCurrent}`;
  return { content, join, of };
}
