import { commit, type Database } from '#functions/db/database.ts';
import { brokenConstraint } from '#functions/repositories/constraint.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import {
  type DueSchedule,
  dueScheduleRepository,
} from '#functions/repositories/recipe/due-schedules.ts';

const minuteMs = 60_000;
/** A run that died has its claims taken over after this time, and a failure is tried again. */
const claimMs = 2 * minuteMs;
const attemptsMax = 5;
const overdueMs = 15 * minuteMs;
const schedulesPerRun = 50;

type ScheduleHost = {
  database: Database;
  now: () => number;
  enqueue: (siteId: string, delaySeconds: number) => Promise<void>;
};

/** Reported as the failure of the job: recipes wait that nothing of their cook's keeps back. */
class ScheduleOverdueError extends Error {
  override name = 'ScheduleOverdueError';
}

/**
 * Publishes what is due, what is late at once. Each is one batch, which takes the schedule away with
 * it and does nothing where the schedule has become another since it was claimed.
 */
export async function publishScheduled(host: ScheduleHost): Promise<void> {
  const { database } = host;
  const schedules = dueScheduleRepository(database);
  const now = host.now();
  const expiredBefore = now - claimMs;
  const due = await schedules.claim({ now, expiredBefore, attemptsMax, limit: schedulesPerRun });
  for (const schedule of due) await publish(host, schedule);
  if (await schedules.hasOverdue(now - overdueMs, 'slug_taken')) throw new ScheduleOverdueError();
}

async function publish(host: ScheduleHost, schedule: DueSchedule): Promise<void> {
  const { database } = host;
  const { recipeId, siteId, by, claimedAt } = schedule;
  const { publications } = forSite(database, siteId);
  try {
    await commit(
      database,
      publications.publishScheduled({ recipeId, claimedAt, by, now: host.now() }),
    );
  } catch (failure) {
    const error = brokenConstraint(failure) === 'taken-name' ? 'slug_taken' : 'internal_error';
    await commit(database, [dueScheduleRepository(database).fail(schedule, error)]);
    return;
  }
  await host.enqueue(siteId, 0);
}
