import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import type { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import type { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import type { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { bare } from '#functions/db/writing.ts';
import { isUsedByRecipe } from '../recipe/recipe-use.ts';
import { inList, type SiteScope, valuesOf } from '../scope.ts';

/**
 * Lists whose entries can be merged. A merged entry stays as a row: `merged_into_id` is what it was
 * merged into, `stands_for_id` the end of that chain. Recipes go on naming what they name.
 */
export type MergedTable = typeof terms | typeof ingredients | typeof equipment;

type Merge = { id: Id; intoId: Id };

/** Changes nothing where one of both is merged already. */
export const mergeStatement = (
  { siteId }: SiteScope,
  table: MergedTable,
  { id, intoId }: Merge,
): Statement => {
  const target = alias(table, 'target');
  return sql`UPDATE ${table} SET ${bare(table.mergedIntoId)} = ${intoId}
    WHERE ${table.siteId} = ${siteId} AND ${table.id} = ${id} AND ${table.mergedIntoId} IS NULL
      AND EXISTS (SELECT 1 FROM ${table} ${target} WHERE ${target.siteId} = ${siteId}
        AND ${target.id} = ${intoId} AND ${target.mergedIntoId} IS NULL)`;
};

export const separateStatement = ({ siteId }: SiteScope, table: MergedTable, id: Id): Statement =>
  sql`UPDATE ${table} SET ${bare(table.mergedIntoId)} = NULL
    WHERE ${table.siteId} = ${siteId} AND ${table.id} = ${id}`;

/** Each merged entry stands for the one at the end of its merges; `among` may narrow the entries. */
export function settleStatement(
  { siteId }: SiteScope,
  table: MergedTable,
  among: SQL = sql`true`,
): Statement {
  const target = alias(table, 'target');
  const child = alias(table, 'child');
  const chains = sql`WITH RECURSIVE chains (member, shown) AS (
    SELECT ${target.id}, ${target.id} FROM ${table} ${target} WHERE ${target.siteId} = ${siteId}
      AND ${target.mergedIntoId} IS NULL
      AND ${target.id} IN (SELECT ${child.mergedIntoId} FROM ${table} ${child}
        WHERE ${child.siteId} = ${siteId})
    UNION ALL SELECT ${child.id}, chains.shown FROM chains
      JOIN ${table} ${child} ON ${child.mergedIntoId} = chains.member)`;
  return sql`UPDATE ${table} SET ${bare(table.standsForId)} =
      CASE WHEN ${table.mergedIntoId} IS NOT NULL
        THEN (${chains} SELECT shown FROM chains WHERE member = ${table.id}) END
    WHERE ${table.siteId} = ${siteId} AND ${among}
      AND (${table.mergedIntoId} IS NOT NULL OR ${table.standsForId} IS NOT NULL)`;
}

/**
 * Deletes nothing while any copy of a recipe names it, as written, published, scheduled, recently
 * deleted or to go back to; what was merged into it goes too.
 */
export const deleteUnusedStatement = (
  { siteId }: SiteScope,
  table: MergedTable,
  id: Id,
): Statement =>
  sql`DELETE FROM ${table} WHERE ${table.siteId} = ${siteId}
    AND (${table.id} = ${id} OR ${table.standsForId} = ${id})
    AND NOT ${isUsedByRecipe(siteId, namesOf(table, id))}`;

/** Behind IN: these entries and what is shown in their place. */
export const standingIds = (table: MergedTable, ids: Id[]): SQL => {
  const named = alias(table, 'named');
  return sql`${valuesOf(ids)} UNION SELECT ${named.standsForId} FROM ${table} ${named}
    WHERE ${named.id} ${inList(ids)} AND ${named.standsForId} IS NOT NULL`;
};

/** All that was merged into these entries, or into what is shown in their place. */
export const mergedBeside = (table: MergedTable, ids: Id[]): SQL => {
  const beside = alias(table, 'beside');
  return sql`SELECT ${beside.id} FROM ${table} ${beside}
    WHERE ${beside.standsForId} IN (${standingIds(table, ids)})`;
};

/** Behind IN: an entry and all that was merged into it. */
export const namesOf = (table: MergedTable, id: Id): SQL =>
  sql`SELECT ${id} UNION ALL ${mergedInto(table, id)}`;

export const mergedInto = (table: MergedTable, id: Id): SQL => {
  const named = alias(table, 'named');
  return sql`SELECT ${named.id} FROM ${table} ${named} WHERE ${named.standsForId} = ${id}`;
};
