import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id, RecipeId, UserId } from '#domain/ids.ts';
import {
  autoStretchMs,
  ownRevisionsMax,
  type RevisionKind,
} from '#domain/recipe/history/revision.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { recipeHistory } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isKept, type PublishableRevision, workingContent } from './recipe-content.ts';

/** Who does something, and when. */
export type Deed = { by: UserId | null; now: number };

type Kept = { id: SQL | Id; kind: RevisionKind; name?: string; content?: RecipeContent } & Deed;

const kept = alias(recipeHistory, 'kept');
const keptOf = (condition: SQL): SQL =>
  sql`(SELECT 1 FROM ${recipeHistory} ${kept}
    WHERE ${kept.recipeId} = ${recipes.id} AND ${condition})`;

const hex = (bytes: number) => sql`hex(randomblob(${sql.raw(String(bytes))}))`;
/** A random uuid for each row that a statement makes. */
const newUuid = sql`lower(${hex(4)} || '-' || ${hex(2)} || '-4' || substr(${hex(2)}, 2) || '-8'
  || substr(${hex(2)}, 2) || '-' || ${hex(6)})`;

/** A conflict's loser was never the copy of its version. */
const isKeptAlready = keptOf(sql`${kept.version} = ${recipes.version} AND ${kept.kind} <> 'merge'`);
/** `at` of an automatic revision is when its copy was written. */
const isKeptLately = keptOf(sql`${kept.kind} = 'auto' AND ${kept.authorId} IS ${recipes.changedBy}
  AND ${kept.at} > ${recipes.updatedAt} - ${autoStretchMs}`);

/**
 * Before working copies are replaced: keeps each that stood for a stretch, or that somebody else
 * wrote, and while one author writes on one copy a stretch.
 */
export function keepReplaced(scope: SiteScope, ids: RecipeId[], { by, now }: Deed): Statement {
  const stood = sql`${recipes.updatedAt} <= ${now - autoStretchMs}`;
  const isDue = sql`(${stood} OR ${recipes.changedBy} IS NOT ${by} OR NOT EXISTS ${isKeptLately})`;
  return sql`INSERT INTO ${selected(recipeHistory, {
    ...rowOf({ id: newUuid, kind: 'auto', by, now }),
    authorId: recipes.changedBy,
    at: recipes.updatedAt,
  })} ${workingCopies(scope, ids)} AND NOT EXISTS ${isKeptAlready} AND ${isDue}`;
}

/** Before revisions are published: keeps those that are not what is published. */
export const keepPublished = (
  { siteId }: SiteScope,
  { chosen, revision }: { chosen: SQL; revision: PublishableRevision },
  { by, now }: Deed,
): Statement => sql`INSERT INTO ${selected(recipeHistory, {
  ...rowOf({ id: newUuid, kind: 'publish', by, now }),
  version: revision.version,
  content: revision.content,
})} FROM ${recipes} ${revision.join} WHERE +${recipes.siteId} = ${siteId} AND ${chosen}
  AND ${recipes.publishedVersion} IS NOT ${revision.version}`;

/** The same of given revisions of them; `shown` are rows of a recipe and a version. */
export const keepShown = (
  { siteId }: SiteScope,
  shown: { rows: SQL; recipeId: SQL; version: SQL },
  { by, now }: Deed,
): Statement => sql`INSERT INTO ${selected(recipeHistory, {
  ...rowOf({ id: newUuid, kind: 'publish', by, now }),
  version: recipeRevisions.version,
  content: recipeRevisions.content,
})} FROM ${shown.rows} JOIN ${recipes} ON +${recipes.siteId} = ${siteId}
    AND ${recipes.id} = ${shown.recipeId} AND ${isKept}
  JOIN ${recipeRevisions} ON ${recipeRevisions.recipeId} = ${recipes.id}
    AND ${recipeRevisions.version} = ${shown.version}
  WHERE ${recipes.publishedVersion} IS NOT ${shown.version}`;

/** Keeps the working copy whatever was kept of it, or a copy that was never one. */
export const keepCopy = (
  scope: SiteScope,
  recipeId: RecipeId,
  copy: Kept & { id: Id },
): Statement => sql`INSERT INTO ${selected(recipeHistory, rowOf(copy))}
  ${workingCopies(scope, [recipeId])}`;

/** The same as long as the cook has not kept too many. */
export const keepOwnCopy = (
  scope: SiteScope,
  recipeId: RecipeId,
  copy: Kept & { id: Id },
): Statement => sql`${keepCopy(scope, recipeId, copy)}
  AND (SELECT count(*) FROM ${recipeHistory} ${kept} WHERE ${kept.recipeId} = ${recipes.id}
    AND (${kept.name} IS NOT NULL OR ${kept.kind} = 'merge')) < ${ownRevisionsMax}`;

const rowOf = ({ id, kind, by, now, name, content }: Kept) => ({
  id,
  siteId: recipes.siteId,
  recipeId: recipes.id,
  version: recipes.version,
  authorId: by,
  at: now,
  keptAt: now,
  kind,
  ...(name !== undefined && { name }),
  content: content ?? workingContent.content,
});

const workingCopies = ({ siteId }: SiteScope, ids: RecipeId[]): SQL =>
  sql`FROM ${recipes} ${workingContent.join}
    WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)} AND ${isKept}`;
