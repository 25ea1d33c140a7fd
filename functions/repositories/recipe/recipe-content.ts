import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { recipeRevisions } from '#functions/db/schema/site/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';

/** The revision of a recipe that visitors see: `FROM ${recipes} ${publishedContent.join}`. */
export const publishedContent = contentOf('recipe_published', recipes.publishedVersion);

/** The revision of a recipe that its cook edits. */
export const workingContent = contentOf('recipe_working', recipes.version);

/** In the lists of its cook; a deleted recipe is in none. */
export const isKept = sql`${recipes.deletedAt} IS NULL`;

/** The group in which the working copy would recommend others: its first meal, else its first category. */
export const workingGroup = groupIn(workingContent);

/** The group in which it recommends others as it is published. */
export const publishedGroup = groupIn(publishedContent);

/** Whether the working copy begins with a picture. */
export const isWorkingCopyPictured = isPicturedIn(workingContent);

/** Whether what is published does. */
export const isPublishedPictured = isPicturedIn(publishedContent);

type Revision = ReturnType<typeof contentOf>;

function groupIn({ content, of }: Revision): SQL {
  return sql`(SELECT coalesce(${content} ->> '$.mealIds[0]',
    ${content} ->> '$.foodCategoryIds[0]', '') FROM ${of})`;
}

function isPicturedIn({ content, of }: Revision): SQL {
  return sql`EXISTS (SELECT 1 FROM ${of} AND ${content} ->> '$.images[0].id' IS NOT NULL)`;
}

/** `of` is the revision alone, for a subquery of a statement that names `recipes`. */
function contentOf(name: string, current: Column) {
  const revision = alias(recipeRevisions, name);
  const { recipeId, version, content } = revision;
  const table = sql`${recipeRevisions} ${revision}`;
  const isCurrent = sql`${recipeId} = ${recipes.id} AND ${version} = ${current}`;
  const join: SQL = sql`JOIN ${table} ON ${isCurrent}`;
  const of: SQL = sql`${table} WHERE ${isCurrent}`;
  return { content, join, of };
}
