import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { number, type RowOf, rows, selection } from '#functions/db/selection.ts';

const dueSchedule = selection({
  recipeId: recipeSchedules.recipeId,
  siteId: recipeSchedules.siteId,
  by: recipeSchedules.scheduledBy,
  claimedAt: number(sql`${recipeSchedules.claimedAt}`),
});
const schedule = selection({ recipeId: recipeSchedules.recipeId });

export type DueSchedule = RowOf<typeof dueSchedule>;
type Claim = { now: number; expiredBefore: number; attemptsMax: number; limit: number };

/** What the job does with the schedules of all sites. */
export const dueScheduleRepository = (db: Database) => ({
  /** Takes those that are due; two runs at once take none twice. */
  claim: ({ now, expiredBefore, attemptsMax, limit }: Claim): Promise<DueSchedule[]> =>
    read(
      db,
      rows(
        dueSchedule,
        sql`UPDATE ${recipeSchedules}
            SET ${sql.identifier(recipeSchedules.claimedAt.name)} = ${now},
              ${sql.identifier(recipeSchedules.attempts.name)} = ${recipeSchedules.attempts} + 1
            WHERE ${recipeSchedules.recipeId} IN (SELECT ${recipeSchedules.recipeId}
              FROM ${recipeSchedules} WHERE ${recipeSchedules.at} <= ${now}
                AND ${recipeSchedules.attempts} < ${attemptsMax}
                AND (${recipeSchedules.claimedAt} IS NULL
                  OR ${recipeSchedules.claimedAt} <= ${expiredBefore})
              ORDER BY ${asc(recipeSchedules.at)} LIMIT ${limit})
            RETURNING ${dueSchedule}`,
      ),
    ),
  /** The claim stays, so that the next attempt comes after it has expired. */
  fail: ({ recipeId, claimedAt }: DueSchedule, error: string): Statement =>
    db
      .update(recipeSchedules)
      .set({ error })
      .where(and(eq(recipeSchedules.recipeId, recipeId), eq(recipeSchedules.claimedAt, claimedAt))),
  /** Whether one is late by no doing of its cook. */
  hasOverdue: async (dueBefore: number, ofCook: string): Promise<boolean> => {
    const overdue = sql`SELECT ${schedule} FROM ${recipeSchedules}
      WHERE ${recipeSchedules.at} <= ${dueBefore} AND ${recipeSchedules.error} IS NOT ${ofCook}
      LIMIT 1`;
    return (await read(db, rows(schedule, overdue))).length > 0;
  },
});
