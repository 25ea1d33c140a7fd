import { sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { inList, type SiteScope } from '../scope.ts';
import { bringBackMedia } from '../media/media-uses.ts';
import { type Deed, keepShown } from './keep-revisions.ts';
import { appearance, changesOf, redirectStatement } from './publication-statements.ts';
import { groupOf, isKept, isPictured, publishedContent, workingContent } from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';

/** A stored revision, and where and since when visitors find it. */
export type ShownRevision = {
  recipeId: RecipeId;
  version: number;
  slug: string;
  publishedAt: number;
};

const shown = jsonElement('shown');
const field = fieldsOf<ShownRevision>(sql`${shown.value}`);

/** Where it says what the working copy says, nothing is left to publish. */
const isWorkingCopy = sql`EXISTS (SELECT 1 FROM ${workingContent.of} AND ${workingContent.content} = (
  SELECT ${recipeRevisions.content} FROM ${recipeRevisions}
  WHERE ${recipeRevisions.recipeId} = ${recipes.id}
    AND ${recipeRevisions.version} = ${field('version')}))`;

/** Publishes revisions: the history keeps them. */
export const publishRevisions = (
  scope: SiteScope,
  revisions: ShownRevision[],
  deed: Deed,
): Statement[] => {
  if (revisions.length === 0) return [];
  const shownRows = {
    rows: rowsOf(revisions),
    recipeId: field('recipeId'),
    version: field('version'),
  };
  return [keepShown(scope, shownRows, deed), ...showRevisions(scope, revisions, deed.now)];
};

const rowsOf = (revisions: ShownRevision[]) =>
  sql`json_each(${JSON.stringify(revisions)}) ${shown}`;

export function showRevisions(
  scope: SiteScope,
  revisions: ShownRevision[],
  now: number,
): Statement[] {
  if (revisions.length === 0) return [];
  const { db, siteId } = scope;
  const recipeIds = revisions.map(({ recipeId }) => recipeId);
  const chosen = sql`${recipes.id} ${inList(recipeIds)} AND ${isKept}`;
  const list = rowsOf(revisions);
  const isListed = sql`${recipes.id} = ${field('recipeId')} AND ${isKept}`;
  const ofSite = sql`+${recipes.siteId} = ${siteId}`;
  return [
    changesOf(scope, chosen, now),
    redirectStatement(siteId, {
      from: sql`${recipes}, ${list}`,
      chosen: isListed,
      slug: field('slug'),
      now,
    }),
    db
      .update(recipes)
      .set({
        publishedSlug: field('slug'),
        publishedVersion: sql`CASE WHEN ${isWorkingCopy} THEN ${recipes.version}
          ELSE ${field('version')} END`,
        publishedAt: field('publishedAt'),
        publishedChangedAt: now,
        takenBack: null,
      })
      .from(list)
      .where(sql`${ofSite} AND ${isListed}`),
    db
      .update(recipes)
      .set({
        picturedAt: sql`CASE WHEN ${isPictured(publishedContent)} THEN ${recipes.publishedAt} END`,
        relatedGroup: groupOf(publishedContent),
      })
      .where(sql`${ofSite} AND ${chosen}`),
    pruneRevisions(scope, recipeIds),
    ...appearance(scope, { chosen, changed: chosen }),
    ...bringBackMedia(scope, recipeIds),
  ];
}
