import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/changes.ts';
import { collectionRecipes } from '#functions/db/schema/site/collections.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { redirects } from '#functions/db/schema/site/redirects.ts';
import { recipeTerms, terms } from '#functions/db/schema/site/terms.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { indexStatements, unindexStatement } from '../search/search-index.ts';
import { removeCards, writeCards } from './card-statements.ts';
import { isWorkingCopyPictured, publishedContent, workingGroup } from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';

export type Publication = {
  recipeIds: RecipeId[];
  now: number;
  /** One moment for all of them, or one for each by its id; null leaves what was. */
  publishedAt: number | Readonly<Record<RecipeId, number>> | null;
};

/**
 * What becomes visible and what vanishes, as sets: one recipe and a hundred take the same
 * statements. Each is written so that a repeat changes nothing; the first one records what changes,
 * and its count says whether anything does.
 */
export const recipePublicationRepository = (scope: SiteScope) => ({
  publish: (publication: Publication): Statement[] => publish(scope, publication),
  list: (ids: RecipeId[]) => listPublications(scope, ids),
  unpublish: (ids: RecipeId[], now: number): Statement[] => unpublish(scope, ids, now),
  /** Before a recipe is deleted: its pages vanish with it, and collections count one less. */
  retract: (id: RecipeId, now: number): Statement[] => retract(scope, id, now),
});

const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;
const publishedPath = sql`'/recipes/' || ${recipes.publishedSlug}`;

const publication = selection({
  recipeId: recipes.id,
  publishedAt: number(sql`${recipes.publishedAt}`),
  publishedVersion: number(sql`${recipes.publishedVersion}`),
});

const listPublications = ({ db, siteId }: SiteScope, ids: RecipeId[]) =>
  read(
    db,
    rows(
      publication,
      sql`SELECT ${publication} FROM ${recipes}
          WHERE +${recipes.siteId} = ${siteId} AND ${isPublished} AND ${recipes.id} ${inList(ids)}`,
    ),
  );

function publish(scope: SiteScope, { recipeIds, now, publishedAt }: Publication): Statement[] {
  const { db, siteId } = scope;
  const chosen = sql`${recipes.id} ${inList(recipeIds)}`;
  const changed = sql`${chosen} AND ${recipes.publishedChangedAt} = ${now}`;
  const date = dateOf(publishedAt);
  const shownDate = sql`coalesce(${date}, ${recipes.publishedAt}, ${now})`;
  const differs = sql`(${recipes.publishedAt} IS NULL
    OR ${recipes.publishedVersion} IS NOT ${recipes.version}
    OR ${recipes.publishedAt} IS NOT coalesce(${date}, ${recipes.publishedAt}))`;
  return [
    changesOf(scope, sql`${chosen} AND ${differs}`, now),
    redirectStatement(siteId, chosen, now),
    db
      .update(recipes)
      .set({
        publishedSlug: sql`${recipes.slug}`,
        publishedVersion: sql`${recipes.version}`,
        publishedAt: shownDate,
        picturedAt: sql`CASE WHEN ${isWorkingCopyPictured} THEN ${shownDate} END`,
        publishedChangedAt: now,
        relatedGroup: workingGroup,
      })
      .where(sql`+${recipes.siteId} = ${siteId} AND ${chosen} AND ${differs}`),
    db.delete(redirects).where(sql`${redirects.siteId} = ${siteId} AND ${redirects.path} IN (
      SELECT ${publishedPath} FROM ${recipes} WHERE +${recipes.siteId} = ${siteId} AND ${chosen})`),
    pruneRevisions(scope, recipeIds),
    writeCards(siteId, changed),
    ...termStatements(scope, chosen),
    ...indexStatements(siteId, changed),
  ];
}

/** The address that a recipe is about to leave leads to the recipe. */
function redirectStatement(siteId: string, chosen: SQL, now: number): Statement {
  return sql`INSERT INTO ${selected(redirects, {
    siteId: recipes.siteId,
    path: publishedPath,
    targetKind: 'recipe',
    targetId: recipes.id,
    createdAt: now,
  })} FROM ${recipes} WHERE +${recipes.siteId} = ${siteId} AND ${chosen}
      AND ${recipes.publishedSlug} IS NOT NULL AND ${recipes.publishedSlug} <> ${recipes.slug}
    ON CONFLICT (${bare(redirects.siteId)}, ${bare(redirects.path)}) DO UPDATE SET
      ${bare(redirects.targetKind)} = ${excluded(redirects.targetKind)},
      ${bare(redirects.targetId)} = ${excluded(redirects.targetId)},
      ${bare(redirects.createdAt)} = ${excluded(redirects.createdAt)}`;
}

function dateOf(publishedAt: Publication['publishedAt']): SQL {
  if (publishedAt === null || typeof publishedAt === 'number') return sql`${publishedAt}`;
  return sql`json_extract(${JSON.stringify(publishedAt)}, '$."' || ${recipes.id} || '"')`;
}

function unpublish(scope: SiteScope, ids: RecipeId[], now: number): Statement[] {
  const { db, siteId } = scope;
  const published = sql`${recipes.id} ${inList(ids)} AND ${isPublished}`;
  return [
    changesOf(scope, published, now),
    db
      .update(recipes)
      .set({
        publishedSlug: null,
        publishedVersion: null,
        publishedAt: null,
        picturedAt: null,
        publishedChangedAt: null,
      })
      .where(sql`+${recipes.siteId} = ${siteId} AND ${published}`),
    pruneRevisions(scope, ids),
    removeCards(scope, ids),
    db
      .delete(recipeTerms)
      .where(sql`+${recipeTerms.siteId} = ${siteId} AND ${recipeTerms.recipeId} ${inList(ids)}`),
    unindexStatement(scope, ids),
  ];
}

function retract(scope: SiteScope, id: RecipeId, now: number): Statement[] {
  const { db, siteId } = scope;
  return [
    changesOf(scope, sql`${recipes.id} = ${id} AND ${isPublished}`, now),
    sql`INSERT INTO ${selected(changes, {
      siteId: collectionRecipes.siteId,
      key: sql`'collection:' || ${collectionRecipes.collectionId}`,
      createdAt: now,
    })} FROM ${collectionRecipes}
        WHERE +${collectionRecipes.siteId} = ${siteId} AND ${collectionRecipes.recipeId} = ${id}`,
    db.delete(redirects).where(and(eq(redirects.siteId, siteId), eq(redirects.targetId, id))),
  ];
}

/** Each recipe that the filter names, and the list of recipes if there is any. */
function changesOf({ siteId }: SiteScope, filter: SQL, now: number): Statement {
  const touched = sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE +${recipes.siteId} = ${siteId} AND ${filter}`;
  return sql`WITH touched (recipe) AS (${touched})
    INSERT INTO ${selected(changes, { siteId, key: sql`'recipe:' || recipe`, createdAt: now })}
    FROM touched
    UNION ALL SELECT ${siteId}, 'recipes', ${now} WHERE EXISTS (SELECT 1 FROM touched)`;
}

/** Only differences are written, so that the triggers which count see only these. */
function termStatements({ db, siteId }: SiteScope, chosen: SQL): Statement[] {
  const { join, content } = publishedContent;
  const current = sql`SELECT DISTINCT term.value, ${recipes.id} FROM ${recipes} ${join},
      json_each(json_array(${content} -> 'tagIds', ${content} -> 'methodIds',
        ${content} -> 'foodCategoryIds', ${content} -> 'mealIds',
        ${content} -> 'cuisineIds', ${content} -> 'dietIds')) AS kind,
      json_each(kind.value) AS term
    WHERE +${recipes.siteId} = ${siteId} AND ${chosen}`;
  const chosenIds = sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE +${recipes.siteId} = ${siteId} AND ${chosen}`;
  return [
    db.delete(recipeTerms).where(
      sql`+${recipeTerms.siteId} = ${siteId} AND ${recipeTerms.recipeId} IN (${chosenIds})
        AND (${recipeTerms.termId}, ${recipeTerms.recipeId}) NOT IN (${current})`,
    ),
    sql`WITH named (term, recipe) AS (${current})
      INSERT OR IGNORE INTO ${selected(recipeTerms, {
        siteId,
        termId: terms.id,
        recipeId: sql`recipe`,
      })} FROM named JOIN ${terms} ON ${terms.id} = term AND +${terms.siteId} = ${siteId}`,
  ];
}
