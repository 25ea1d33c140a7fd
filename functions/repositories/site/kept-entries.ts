import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import type { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import type { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { firstRow, nullable, type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import {
  deleteUnusedStatement,
  mergeStatement,
  separateStatement,
  settleStatement,
} from './merging.ts';

type KeptTable = typeof ingredients | typeof equipment;

/** What an entry was called before it was merged, what into, and what is shown for it. */
export const formerName = ({ id, title, mergedIntoId, standsForId }: KeptTable) =>
  selection({
    id: text(sql`${id}`),
    title: text(sql`${title}`),
    intoId: text(sql`${mergedIntoId}`),
    standsForId: nullable(text(sql`${standsForId}`)),
  });

export type FormerName = RowOf<ReturnType<typeof formerName>>;

/** What ingredients and equipment of a cook have in common: they are named by recipes, and merge. */
export const keptEntries = (scope: SiteScope, table: KeptTable) => {
  const { db, siteId } = scope;
  const former = formerName(table);
  const isOfSite = eq(table.siteId, siteId);
  return {
    findMerged: (id: Id) => {
      const isOne = and(isOfSite, eq(table.id, id), isNotNull(table.mergedIntoId));
      return read(db, firstRow(former, sql`SELECT ${former} FROM ${table} WHERE ${isOne}`));
    },
    /** What was merged into it, at once or by way of another one. */
    listMergedInto: (id: Id) => {
      const isMerged = and(isOfSite, eq(table.standsForId, id));
      return read(
        db,
        rows(former, sql`SELECT ${former} FROM ${table} WHERE ${isMerged} ORDER BY ${table.title}`),
      );
    },
    /** The first statement changes nothing where one of both is merged already. */
    merge: (id: Id, intoId: Id): Statement[] => [
      mergeStatement(scope, table, { id, intoId }),
      settleStatement(scope, table),
    ],
    separate: (id: Id): Statement[] => [
      separateStatement(scope, table, id),
      settleStatement(scope, table),
    ],
    deleteUnused: (id: Id): Statement => deleteUnusedStatement(scope, table, id),
  };
};
