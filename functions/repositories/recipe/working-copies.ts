import { sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { readEach } from '#functions/db/database.ts';
import { collectionRecipes } from '#functions/db/schema/site/recipe/collections.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { optional, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isKept, workingContent } from './recipe-content.ts';
import { type ShownRevision, shownRevisions } from './same-as-shown.ts';

const workingCopy = selection({
  id: recipes.id,
  content: workingContent.content,
  version: recipes.version,
  publishedAt: recipes.publishedAt,
  publishedVersion: recipes.publishedVersion,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
  scheduledAt: optional(recipeSchedules.at),
  scheduledVersion: optional(recipeSchedules.version),
  scheduledZone: optional(recipeSchedules.zone),
  scheduledWall: optional(recipeSchedules.wall),
  scheduleError: optional(recipeSchedules.error),
});
const membership = selection({
  recipeId: collectionRecipes.recipeId,
  collectionId: collectionRecipes.collectionId,
});

type WorkingCopy = RowOf<typeof workingCopy>;
/** A working copy and what became of it. */
export type StoredRecipe = WorkingCopy & { collectionIds: CollectionId[] };
export type WritableRecipe = WorkingCopy & { shown: readonly ShownRevision[] };

/** With what visitors see of them, or are to see, where that is another revision. */
export async function listToWrite(scope: SiteScope, ids: RecipeId[]): Promise<WritableRecipe[]> {
  const [copies, shown] = await readEach(
    scope.db,
    workingCopies(scope, ids),
    shownRevisions(scope, ids),
  );
  return copies.map((copy) => ({
    ...copy,
    shown: shown.filter(({ recipeId }) => recipeId === copy.id),
  }));
}

const workingCopies = ({ siteId }: SiteScope, ids: RecipeId[]) =>
  rows(
    workingCopy,
    sql`SELECT ${workingCopy} FROM ${recipes} ${workingContent.join}
        LEFT JOIN ${recipeSchedules} ON ${recipeSchedules.recipeId} = ${recipes.id}
        WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} ${inList(ids)} AND ${isKept}`,
  );

export async function listRecipes(scope: SiteScope, ids: RecipeId[]): Promise<StoredRecipe[]> {
  const { db, siteId } = scope;
  const [copies, memberships] = await readEach(
    db,
    workingCopies(scope, ids),
    rows(
      membership,
      sql`SELECT ${membership} FROM ${collectionRecipes}
          WHERE +${collectionRecipes.siteId} = ${siteId}
            AND ${collectionRecipes.recipeId} ${inList(ids)}
          ORDER BY ${collectionRecipes.collectionId}`,
    ),
  );
  return copies.map((copy) => ({
    ...copy,
    collectionIds: memberships
      .filter(({ recipeId }) => recipeId === copy.id)
      .map(({ collectionId }) => collectionId),
  }));
}
