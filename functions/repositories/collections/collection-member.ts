import { and, eq, sql } from 'drizzle-orm';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { insertFrom, selected } from '#functions/db/writing.ts';
import { exists } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';

export type Place = { recipeId: RecipeId; position: number | null };

const member = jsonElement('member');
const field = fieldsOf<Place>(sql`${member.value}`);

/** Single recipes of a collection, where the others stay as they are. */
export const collectionMemberRepository = (scope: SiteScope) => ({
  hasCollection: (id: CollectionId): Promise<boolean> =>
    read(
      scope.db,
      exists(sql`SELECT 1 FROM ${collections}
        WHERE +${collections.siteId} = ${scope.siteId} AND ${collections.id} = ${id}`),
    ),
  /** A recipe without a position leaves. */
  place: (id: CollectionId, places: Place[], now: number): Statement[] =>
    places.length === 0 ? [] : placeStatements(scope, { id, places, now }),
});

function placeStatements(
  { db, siteId }: SiteScope,
  { id, places, now }: { id: CollectionId; places: Place[]; now: number },
): Statement[] {
  const leaving = places.flatMap(({ recipeId, position }) => (position === null ? [recipeId] : []));
  const joining = places.filter(({ position }) => position !== null);
  const isOne = and(eq(collections.siteId, siteId), eq(collections.id, id));
  const keys: ChangeKey[] = [
    `collection:${id}`,
    'collections',
    ...places.map(({ recipeId }): ChangeKey => `recipe:${recipeId}`),
  ];
  return [
    db.delete(collectionRecipes).where(
      sql`+${collectionRecipes.siteId} = ${siteId} AND ${collectionRecipes.collectionId} = ${id}
          AND ${collectionRecipes.recipeId} ${inList(leaving)}`,
    ),
    sql`INSERT OR IGNORE INTO ${selected(collectionRecipes, {
      siteId: collections.siteId,
      collectionId: collections.id,
      recipeId: recipes.id,
      position: field('position'),
    })} FROM json_each(${JSON.stringify(joining)}) ${member}
        JOIN ${recipes} ON +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${field('recipeId')}
        JOIN ${collections} ON ${isOne}`,
    db
      .update(collections)
      .set({ version: sql`${collections.version} + 1`, updatedAt: now })
      .where(isOne),
    insertFrom(
      changes,
      ['siteId', 'key', 'createdAt'],
      sql`SELECT ${collections.siteId}, value, ${now} FROM ${collections},
        json_each(${JSON.stringify(keys)}) WHERE ${isOne}`,
    ),
  ];
}
