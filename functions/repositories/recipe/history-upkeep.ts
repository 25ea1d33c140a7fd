import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Id } from '#domain/ids.ts';
import { revisionsKept } from '#domain/recipe/history/revision.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import {
  historyNames,
  recipeHistory,
  unreadHistory,
} from '#functions/db/schema/site/recipe/recipe-history.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { rows, selection, text } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';

const unpackedRevision = selection({
  id: recipeHistory.id,
  text: text(sql`${recipeHistory.content}`),
});
const unreadRevision = selection({
  id: recipeHistory.id,
  packed: text(sql`${recipeHistory.packed}`),
});
const newer = alias(recipeHistory, 'newer');
/** Whether another one was written later in the same span. */
const hasNewer = (span: SQL | number, further = sql`1`): SQL =>
  sql`EXISTS (SELECT 1 FROM ${recipeHistory} ${newer}
    WHERE ${newer.recipeId} = ${recipeHistory.recipeId} AND ${newer.kind} = 'auto'
      AND ${newer.name} IS NULL AND ${newer.at} > ${recipeHistory.at} AND ${further}
      AND ${newer.at} < ${recipeHistory.at} - ${recipeHistory.at} % ${span} + ${span})`;

const isScheduled = sql`EXISTS (SELECT 1 FROM ${recipeSchedules}
  WHERE ${recipeSchedules.recipeId} = ${recipeHistory.recipeId}
    AND ${recipeSchedules.version} = ${recipeHistory.version})`;

/** What the jobs do with the history of all sites. */
export const historyUpkeepRepository = (db: Database) => ({
  /** The oldest that are kept as they came, and their text. */
  listUnpacked: (limit: number) =>
    read(
      db,
      rows(
        unpackedRevision,
        sql`SELECT ${unpackedRevision} FROM ${recipeHistory}
            WHERE ${recipeHistory.packed} IS NULL
            ORDER BY ${asc(recipeHistory.keptAt)} LIMIT ${limit}`,
      ),
    ),
  pack: (id: Id, packed: string): Statement =>
    db
      .update(recipeHistory)
      .set({ packed, content: null })
      .where(and(eq(recipeHistory.id, id), isNotNull(recipeHistory.content))),
  ...unreadRepository(db),
  /** Of what an author wrote without a rest the last of each stretch stays, and how it began. */
  thin: (now: number): Statement =>
    db.delete(recipeHistory).where(
      sql`${recipeHistory.name} IS NULL AND ${recipeHistory.kind} = 'auto'
        AND ${recipeHistory.kind} <> 'publish' AND ${recipeHistory.version} > 1
        AND ${recipeHistory.keptAt} <= ${now - revisionsKept.autoMs}
        AND ${recipeHistory.keptAt} > ${now - 2 * revisionsKept.allMs}
        AND NOT ${isScheduled}
        AND ${hasNewer(revisionsKept.stretchMs, sql`${newer.authorId} IS ${recipeHistory.authorId}`)}`,
    ),
  /** The older a revision the fewer stay; what is named or was published stays for good. */
  prune: (now: number): Statement => {
    const { allMs, hourlyMs, dailyMs, hourMs, dayMs } = revisionsKept;
    const span = sql`CASE WHEN ${recipeHistory.keptAt} > ${now - hourlyMs} THEN ${hourMs} ELSE ${dayMs} END`;
    return db.delete(recipeHistory).where(
      sql`${recipeHistory.name} IS NULL AND ${recipeHistory.kind} <> 'publish'
        AND ${recipeHistory.keptAt} <= ${now - allMs} AND NOT ${isScheduled}
        AND (${recipeHistory.keptAt} <= ${now - dailyMs}
          OR (${recipeHistory.kind} = 'auto' AND ${hasNewer(span)}))`,
    );
  },
});

/** Copies of which it is not known yet what they name. */
const unreadRepository = (db: Database) => ({
  /** Some that were packed before it was known what they name. */
  listUnread: (limit: number) =>
    read(
      db,
      rows(
        unreadRevision,
        sql`SELECT ${unreadRevision} FROM ${unreadHistory}
          JOIN ${recipeHistory} ON ${recipeHistory.id} = ${unreadHistory.historyId} LIMIT ${limit}`,
      ),
    ),
  /** Keeps which of these ids are an ingredient or equipment. */
  name: (historyId: Id, named: readonly Id[]): Statement[] => [
    sql`INSERT INTO ${selected(historyNames, { entryId: sql`value`, historyId })}
      FROM json_each(${JSON.stringify(named)})
      WHERE value IN (SELECT ${ingredients.id} FROM ${ingredients} WHERE ${ingredients.id} = value)
        OR value IN (SELECT ${equipment.id} FROM ${equipment} WHERE ${equipment.id} = value)
      ON CONFLICT DO NOTHING`,
    db.delete(unreadHistory).where(eq(unreadHistory.historyId, historyId)),
  ],
});
