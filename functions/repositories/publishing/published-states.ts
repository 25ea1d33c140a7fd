import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ChangedSubjects } from '#domain/publishing/publishing.ts';
import type { Publication, PublishedSettings } from '#domain/publishing/history/published-state.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { fieldsOf, jsonObject } from '#functions/db/json.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { publishedStates } from '#functions/db/schema/site/publishing/published-states.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, number, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { publishedContent } from '../recipe/recipe-content.ts';
import type { Build } from './builds.ts';

/** A copy that is damaged where it is stored tells nothing, and counts as premium. */
const readable = sql`CASE WHEN json_valid(${publishedContent.content})
  THEN ${publishedContent.content} END`;
const contentField = fieldsOf<RecipeContent>(sql`(${readable})`);

/** What is published of a recipe now, below `publishedContent.join`. */
export const publicationNow = jsonObject<Publication>({
  version: sql`${recipes.publishedVersion}`,
  slug: sql`${recipes.publishedSlug}`,
  title: sql`coalesce(${contentField('title')}, ${recipes.title})`,
  publishedAt: sql`${recipes.publishedAt}`,
  isPremium: sql`json(CASE WHEN ${contentField('privacySetting')} = 'public'
    THEN 'false' ELSE 'true' END)`,
});

const settingsNow = jsonObject<PublishedSettings>({
  title: sql`${sites.title}`,
  settings: sql`json(${sites.settings})`,
});

const known = alias(publishedStates, 'known');

/**
 * In the batch that shows a build, before its changes are deleted: writes down what of the changed
 * recipes is published now. The first time a site does so, it writes down all of them.
 */
export function stateStatements(build: Build, isActive: SQL): SQL[] {
  const { siteId, revision } = build;
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM ${publishedStates} ${known}
    WHERE ${known.siteId} = ${siteId} AND ${known.revision} < ${revision})`;
  const row = { siteId, revision };
  const changed = sql`SELECT substr(${changes.key}, 8) FROM ${changes}
    WHERE ${ofBuild(build)} AND ${changes.key} LIKE 'recipe:%'`;
  const publication = sql`CASE WHEN ${recipes.publishedAt} IS NOT NULL THEN ${publicationNow} END`;
  const settingsChanged = sql`EXISTS (SELECT 1 FROM ${changes}
    WHERE ${ofBuild(build)} AND ${changes.key} IN ('site', 'featured'))`;
  return [
    sql`INSERT OR REPLACE INTO ${selected(publishedStates, {
      ...row,
      subjectId: recipes.id,
      publication,
    })} FROM ${recipes} LEFT ${publishedContent.join}
      WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} IN (${changed}) AND ${isActive}`,
    sql`INSERT OR IGNORE INTO ${selected(publishedStates, {
      ...row,
      subjectId: recipes.id,
      publication,
    })} FROM ${recipes} LEFT ${publishedContent.join}
      WHERE ${recipes.siteId} = ${siteId} AND ${recipes.publishedAt} IS NOT NULL
        AND ${isFirst} AND ${isActive}`,
    sql`INSERT OR REPLACE INTO ${selected(publishedStates, {
      ...row,
      subjectId: sites.id,
      settings: settingsNow,
    })} FROM ${sites} WHERE ${sites.id} = ${siteId} AND (${settingsChanged} OR ${isFirst})
      AND ${isActive}`,
  ];
}

const ofBuild = ({ siteId, throughChangeId }: Build): SQL =>
  sql`${changes.siteId} = ${siteId} AND ${changes.id} <= ${throughChangeId}`;

/** What changed for a build, counted; and the revision it brought back, if a rollback is in it. */
export function causesOf(build: Build): {
  changedSubjects: SQL<ChangedSubjects>;
  restoredRevision: SQL;
} {
  const kind = sql`substr(${changes.key}, 1, instr(${changes.key} || ':', ':') - 1)`;
  const counted = sql`SELECT ${kind} AS subject_kind, count(DISTINCT ${changes.key}) AS subjects
    FROM ${changes} WHERE ${ofBuild(build)} GROUP BY 1`;
  return {
    changedSubjects: sql`(SELECT json_group_object(subject_kind, subjects) FROM (${counted}))`,
    restoredRevision: sql`(SELECT CAST(substr(${changes.key}, 10) AS INTEGER) FROM ${changes}
      WHERE ${ofBuild(build)} AND ${changes.key} LIKE 'rollback:%'
      ORDER BY ${changes.id} DESC LIMIT 1)`,
  };
}

const since = selection({ revision: number(sql`coalesce(min(${publishedStates.revision}), 0)`) });

/** The first revision of which it is known what was published; 0 before the first. */
export const knownSinceOf = (siteId: string): Read<number> =>
  mapped(
    firstRow(
      since,
      sql`SELECT ${since} FROM ${publishedStates} WHERE ${publishedStates.siteId} = ${siteId}`,
    ),
    (first) => first?.revision ?? 0,
  );

const newer = alias(publishedStates, 'newer');

/** Forgets what stood before the oldest build that is kept, beside it. */
export const pruneStates = (siteId: string, oldestKept: SQL): SQL =>
  sql`DELETE FROM ${publishedStates} WHERE ${publishedStates.siteId} = ${siteId}
    AND EXISTS (SELECT 1 FROM ${publishedStates} ${newer}
      WHERE ${newer.siteId} = ${publishedStates.siteId}
        AND ${newer.subjectId} = ${publishedStates.subjectId}
        AND ${newer.revision} > ${publishedStates.revision}
        AND ${newer.revision} < ${oldestKept})`;

/** Whether a build that is kept shows a revision of a recipe. */
export const isKeptForRollback = (recipeId: Column, version: Column): SQL =>
  sql`EXISTS (SELECT 1 FROM ${publishedStates} WHERE ${publishedStates.subjectId} = ${recipeId}
    AND ${publishedStates.publication} IS NOT NULL
    AND ${publishedStates.publication} ->> 'version' = ${version})`;
