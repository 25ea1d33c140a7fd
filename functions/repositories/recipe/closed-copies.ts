import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { PrivacySetting, RecipeContent } from '#domain/recipe/recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { isKept, workingContent } from './recipe-content.ts';

const stored = alias(recipeRevisions, 'stored');
const privacy = sql.raw("'$.privacySetting'" satisfies `'$.${keyof RecipeContent}'`);
const closed = sql.raw("'subscribers_only'" satisfies `'${PrivacySetting}'`);

/** Whether the working copy, below its join, is for paid subscribers. */
export const isClosed = sql`${workingContent.content} ->> ${privacy} = ${closed}`;

/** The same content for paid subscribers alone. */
export const closedContent = (content: SQL): SQL =>
  sql`json_set(${content}, ${privacy}, ${closed})`;

const isOpener = sql`(${isClosed} AND ${stored.content} ->> ${privacy} <> ${closed})`;
const contentShown = sql`CASE WHEN ${isOpener} THEN ${closedContent(sql`${stored.content}`)}
  ELSE ${stored.content} END`;

/** Compares the revision of a version with the working copy. */
const compared = (version: SQL, condition: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM ${recipeRevisions} ${stored}, ${workingContent.of}
    AND ${stored.recipeId} = ${recipes.id} AND ${stored.version} = ${version}
    AND ${isKept} AND ${condition})`;

/** Where it says what the working copy says, nothing is left to publish. */
const isWorkingCopy = (version: SQL) =>
  compared(version, sql`${workingContent.content} = ${contentShown}`);
const opens = (version: SQL) =>
  compared(version, sql`${isOpener} AND ${workingContent.content} <> ${contentShown}`);

/** In a statement that names `recipes`: the revision that is shown, and what the working copy is raised to. */
export type Shown = { version: SQL; workingVersion: SQL };

/**
 * What comes back by another act than publishing the working copy is shown by the stricter privacy of
 * the two, so that nothing is opened that its cook has closed since. It is behind `closedCopies`.
 */
export const shownClosed = (version: SQL): Shown => ({
  version: sql`CASE WHEN ${isWorkingCopy(version)} THEN ${recipes.version}
    WHEN ${opens(version)} THEN ${recipes.version} + 1 ELSE ${version} END`,
  workingVersion: sql`CASE WHEN ${opens(version)} THEN ${recipes.version} + 2
    ELSE ${recipes.version} END`,
});

/** An edit of what is shown changes nothing of who sees it. */
export const shownAsIs = (version: SQL): Shown => ({
  version: sql`CASE WHEN ${isWorkingCopy(version)} THEN ${recipes.version} ELSE ${version} END`,
  workingVersion: sql`${recipes.version}`,
});

type Returning = { rows: SQL; chosen: SQL; version: SQL };

/** Closed copies of revisions that would open their recipes, each under a version before that of the working copy. */
export const closedCopies = (
  { siteId }: SiteScope,
  { rows, chosen, version }: Returning,
): Statement[] => {
  const isReturning = sql`+${recipes.siteId} = ${siteId} AND ${chosen} AND ${opens(version)}`;
  return [
    sql`INSERT INTO ${selected(recipeRevisions, {
      recipeId: recipes.id,
      version: sql`${recipes.version} + 1`,
      content: closedContent(sql`${stored.content}`),
    })} FROM ${rows} JOIN ${recipeRevisions} ${stored} ON ${stored.recipeId} = ${recipes.id}
      AND ${stored.version} = ${version} WHERE ${isReturning}`,
    sql`INSERT INTO ${selected(recipeRevisions, {
      recipeId: recipes.id,
      version: sql`${recipes.version} + 2`,
      content: workingContent.content,
    })} FROM ${rows} ${workingContent.join} WHERE ${isReturning}`,
  ];
};
