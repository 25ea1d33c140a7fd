import { type SQL, sql } from 'drizzle-orm';
import type { Id, RecipeId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { type Deed, keepCopy } from './keep-revisions.ts';
import { isKept } from './recipe-content.ts';
import { pruneRevisions } from './recipe-revisions.ts';

type NewSchedule = Deed & {
  recipeId: RecipeId;
  /** Of the revision that keeps what is frozen. */
  revisionId: Id;
  at: number;
  zone: string;
  wall: string;
  includeLaterEdits: boolean;
};

export const recipeScheduleRepository = (scope: SiteScope) => ({
  /** Freezes the working copy, unless what is frozen already is only to come at another time. */
  put: (schedule: NewSchedule): Statement[] => putSchedule(scope, schedule),
  remove: (recipeId: RecipeId): Statement[] => endSchedulesOf(scope, [recipeId]),
  /** Takes one that is due from the job. */
  claimDue: (recipeId: RecipeId, now: number): Statement =>
    scope.db
      .update(recipeSchedules)
      .set({ claimedAt: now })
      .where(
        sql`${recipeSchedules.recipeId} = ${recipeId} AND +${recipeSchedules.siteId} = ${scope.siteId}
          AND ${recipeSchedules.at} <= ${now}`,
      ),
});

export const endSchedules = ({ db, siteId }: SiteScope, filter: SQL): Statement =>
  db.delete(recipeSchedules).where(sql`+${recipeSchedules.siteId} = ${siteId} AND ${filter}`);

/** What was frozen for them goes as well. */
export const endSchedulesOf = (scope: SiteScope, recipeIds: RecipeId[]): Statement[] => [
  endSchedules(scope, sql`${recipeSchedules.recipeId} ${inList(recipeIds)}`),
  pruneRevisions(scope, recipeIds),
];

function putSchedule(scope: SiteScope, schedule: NewSchedule): Statement[] {
  const { recipeId, revisionId: id, at, zone, wall, by, now, includeLaterEdits } = schedule;
  const isScheduled = sql`EXISTS (SELECT 1 FROM ${recipeSchedules}
    WHERE ${recipeSchedules.recipeId} = ${recipes.id})`;
  const copy = keepCopy(scope, recipeId, { id, kind: 'schedule', by, now });
  const version = includeLaterEdits
    ? excluded(recipeSchedules.version)
    : sql`${recipeSchedules.version}`;
  return [
    includeLaterEdits ? sql`${copy}` : sql`${copy} AND NOT ${isScheduled}`,
    sql`INSERT INTO ${selected(recipeSchedules, {
      recipeId: recipes.id,
      siteId: recipes.siteId,
      version: recipes.version,
      at,
      zone,
      wall,
      scheduledBy: by,
    })} FROM ${recipes} WHERE +${recipes.siteId} = ${scope.siteId} AND ${recipes.id} = ${recipeId}
        AND ${isKept}
      ON CONFLICT (${bare(recipeSchedules.recipeId)}) DO UPDATE SET
        ${bare(recipeSchedules.version)} = ${version},
        ${bare(recipeSchedules.at)} = ${excluded(recipeSchedules.at)},
        ${bare(recipeSchedules.zone)} = ${excluded(recipeSchedules.zone)},
        ${bare(recipeSchedules.wall)} = ${excluded(recipeSchedules.wall)},
        ${bare(recipeSchedules.scheduledBy)} = ${excluded(recipeSchedules.scheduledBy)},
        ${bare(recipeSchedules.claimedAt)} = NULL,
        ${bare(recipeSchedules.attempts)} = 0,
        ${bare(recipeSchedules.error)} = NULL`,
    pruneRevisions(scope, [recipeId]),
  ];
}
