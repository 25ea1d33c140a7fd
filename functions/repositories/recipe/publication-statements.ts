import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { collectionRecipes } from '#functions/db/schema/site/recipe/collections.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { recipeTerms, terms } from '#functions/db/schema/site/recipe/terms.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { indexStatements, unindexStatement } from '../search/search-index.ts';
import { removeCards, writeCards } from './card-statements.ts';
import { publishedContent } from './recipe-content.ts';

const named = alias(terms, 'named');

export const isPublished = sql`${recipes.publishedAt} IS NOT NULL`;
const publishedPath = sql`'/recipes/' || ${recipes.publishedSlug}`;

/** What the row of a recipe holds while visitors do not see it. */
export const unpublished = {
  publishedSlug: null,
  publishedVersion: null,
  publishedAt: null,
  picturedAt: null,
  publishedChangedAt: null,
  takenBack: null,
};

/** What a rollback took back is withdrawn by its cook and does not come back with another. */
export const forgetTakenBack = ({ db, siteId }: SiteScope, ids: RecipeId[]): Statement =>
  db
    .update(recipes)
    .set({ takenBack: null })
    .where(
      sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)}
        AND ${recipes.takenBack} IS NOT NULL`,
    );

type Appearing = { chosen: SQL; changed: SQL };

/** Behind a change of what is published: its address, and what lists and the search show of it. */
export const appearance = (scope: SiteScope, { chosen, changed }: Appearing): Statement[] => [
  scope.db.delete(redirects).where(
    sql`${redirects.siteId} = ${scope.siteId} AND ${redirects.path} IN (SELECT ${publishedPath}
      FROM ${recipes} WHERE +${recipes.siteId} = ${scope.siteId} AND ${chosen})`,
  ),
  writeCards(scope.siteId, changed),
  ...termStatements(scope, chosen),
  ...indexStatements(scope.siteId, changed),
];

/** Lists and the search show nothing of them any more. */
export const disappearance = (scope: SiteScope, ids: RecipeId[]): Statement[] => [
  removeCards(scope, ids),
  scope.db
    .delete(recipeTerms)
    .where(
      sql`+${recipeTerms.siteId} = ${scope.siteId} AND ${recipeTerms.recipeId} ${inList(ids)}`,
    ),
  unindexStatement(scope, ids),
];

/** The collections that hold any of the recipes that the filter names. */
export const collectionChangesOf = ({ siteId }: SiteScope, filter: SQL, now: number): Statement =>
  sql`INSERT INTO ${selected(changes, {
    siteId: collectionRecipes.siteId,
    key: sql`'collection:' || ${collectionRecipes.collectionId}`,
    createdAt: now,
  })} FROM ${recipes} CROSS JOIN ${collectionRecipes}
      ON ${collectionRecipes.recipeId} = ${recipes.id} AND +${collectionRecipes.siteId} = ${siteId}
    WHERE +${recipes.siteId} = ${siteId} AND ${filter}
    GROUP BY ${collectionRecipes.collectionId}`;

/** `slug` is what each of the chosen recipes is to be found at from now on. */
type Renaming = { from?: SQL; chosen: SQL; slug: SQL; now: number };

/** The address that a recipe is about to leave leads to the recipe. */
export function redirectStatement(
  siteId: string,
  { from = sql`${recipes}`, chosen, slug, now }: Renaming,
): Statement {
  return sql`INSERT INTO ${selected(redirects, {
    siteId: recipes.siteId,
    path: publishedPath,
    targetKind: 'recipe',
    targetId: recipes.id,
    createdAt: now,
  })} FROM ${from} WHERE +${recipes.siteId} = ${siteId} AND ${chosen}
      AND ${recipes.publishedSlug} IS NOT NULL AND ${recipes.publishedSlug} <> ${slug}
    ON CONFLICT (${bare(redirects.siteId)}, ${bare(redirects.path)}) DO UPDATE SET
      ${bare(redirects.targetKind)} = ${excluded(redirects.targetKind)},
      ${bare(redirects.targetId)} = ${excluded(redirects.targetId)},
      ${bare(redirects.createdAt)} = ${excluded(redirects.createdAt)}`;
}

/** Each recipe that the filter names, and the list of recipes if there is any. */
export function changesOf({ siteId }: SiteScope, filter: SQL, now: number): Statement {
  const touched = sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE +${recipes.siteId} = ${siteId} AND ${filter}`;
  return sql`WITH touched (recipe) AS (${touched})
    INSERT INTO ${selected(changes, { siteId, key: sql`'recipe:' || recipe`, createdAt: now })}
    FROM touched
    UNION ALL SELECT ${siteId}, 'recipes', ${now} WHERE EXISTS (SELECT 1 FROM touched)`;
}

/**
 * The terms that published recipes show. Only differences are written, so that the triggers which
 * count see only these; new rows first, so that a choice by terms stays the same.
 */
export function termStatements({ db, siteId }: SiteScope, chosen: SQL): Statement[] {
  const { join, content } = publishedContent;
  const current = sql`SELECT DISTINCT coalesce(${named.standsForId}, ${named.id}), ${recipes.id}
    FROM ${recipes} ${join},
      json_each(json_array(${content} -> 'tagIds', ${content} -> 'methodIds',
        ${content} -> 'foodCategoryIds', ${content} -> 'mealIds',
        ${content} -> 'cuisineIds', ${content} -> 'dietIds')) AS kind,
      json_each(kind.value) AS term
    JOIN ${terms} ${named} ON ${named.id} = term.value AND +${named.siteId} = ${siteId}
    WHERE +${recipes.siteId} = ${siteId} AND ${chosen}`;
  const chosenIds = sql`SELECT ${recipes.id} FROM ${recipes}
    WHERE +${recipes.siteId} = ${siteId} AND ${chosen}`;
  return [
    sql`WITH shown (term, recipe) AS (${current})
      INSERT OR IGNORE INTO ${selected(recipeTerms, {
        siteId,
        termId: sql`term`,
        recipeId: sql`recipe`,
      })} FROM shown`,
    db.delete(recipeTerms).where(
      sql`+${recipeTerms.siteId} = ${siteId} AND ${recipeTerms.recipeId} IN (${chosenIds})
        AND (${recipeTerms.termId}, ${recipeTerms.recipeId}) NOT IN (${current})`,
    ),
  ];
}
