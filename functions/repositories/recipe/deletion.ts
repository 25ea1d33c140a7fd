import { sql } from 'drizzle-orm';
import type { RecipeId, UserId } from '#domain/ids.ts';
import type { ActionField } from '#domain/recipe/actions/recipe-action.ts';
import type { Change, UndoPlan } from '#domain/recipe/actions/undo-plan.ts';
import { readEach } from '#functions/db/database.ts';
import { fieldsOf, jsonElement } from '#functions/db/json.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { undoActions } from '#functions/db/schema/site/undo-actions.ts';
import { firstRow, optional, selection, valueOf } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

const deleted = selection({ at: valueOf(recipes.deletedAt, sql`${recipes.deletedAt}`) });
const deleter = selection({ id: siteUsers.userId, displayName: optional(siteUsers.displayName) });

const change = jsonElement('change');
const kind = sql.raw(
  `'$.${'field' satisfies keyof UndoPlan}.${'kind' satisfies keyof ActionField}'`,
);
const changes = sql.raw(`'$.${'changes' satisfies keyof UndoPlan}'`);
const field = fieldsOf<Change>(sql`${change.value}`);

export type Deletion = {
  deletedAt: number;
  by: { id: UserId; displayName: string | null } | null;
};

/** An action that deleted has the time of what it deleted; one that was done again is not found. */
export async function findDeletion(
  { db, siteId }: SiteScope,
  id: RecipeId,
): Promise<Deletion | null> {
  const isIt = sql`+${recipes.siteId} = ${siteId} AND ${recipes.id} = ${id}
    AND ${recipes.deletedAt} IS NOT NULL`;
  const [found, by] = await readEach(
    db,
    firstRow(deleted, sql`SELECT ${deleted} FROM ${recipes} WHERE ${isIt}`),
    firstRow(
      deleter,
      sql`SELECT ${deleter} FROM ${undoActions}
      JOIN ${siteUsers} ON ${siteUsers.siteId} = ${undoActions.siteId}
        AND ${siteUsers.userId} = ${undoActions.personId}
      WHERE ${undoActions.siteId} = ${siteId}
        AND ${undoActions.createdAt} = (SELECT ${recipes.deletedAt} FROM ${recipes} WHERE ${isIt})
        AND ${undoActions.plan} ->> ${kind} = ${'deletion' satisfies ActionField['kind']}
        AND EXISTS (SELECT 1 FROM json_each(${undoActions.plan}, ${changes}) ${change}
          WHERE ${field('recipeId')} = ${id})`,
    ),
  );
  if (found === null || found.at === null) return null;
  return { deletedAt: found.at, by };
}
