import type { HealthAnswer, JobHealth } from '#contract/platform/health.ts';
import type { Database } from '#functions/db/database.ts';
import { type JobRun, jobRunRepository } from '#functions/repositories/platform/job-run.ts';
import { optionalIsoTime } from '#functions/services/iso-time.ts';
import { isOverdue, type JobSchedule } from './schedule.ts';

type HealthSource = { database: Database; jobs: readonly JobSchedule[]; now: () => number };

/** Degraded while the last run of a job failed, or a job is overdue. */
export async function getHealth({ database, jobs, now }: HealthSource): Promise<HealthAnswer> {
  const runs = new Map((await jobRunRepository(database).list()).map((run) => [run.job, run]));
  const healths = jobs.map((job) => healthOf(job, runs.get(job.name), now()));
  const isOk = healths.every(({ status }) => status === 'ok' || status === 'pending');
  return { status: isOk ? 'ok' : 'degraded', jobs: healths };
}

const healthOf = (job: JobSchedule, run: JobRun | undefined, now: number): JobHealth => ({
  name: job.name,
  status: statusOf(job, run, now),
  lastRunAt: optionalIsoTime(run?.lastRunAt ?? null),
  lastSuccessAt: optionalIsoTime(run?.lastSuccessAt ?? null),
  lastError: run?.lastError ?? null,
});

/** A job that was never registered has a cron that does not fire. */
function statusOf(job: JobSchedule, run: JobRun | undefined, now: number): JobHealth['status'] {
  if (!run || isOverdue(job, run.lastRunAt ?? run.registeredAt, now)) return 'overdue';
  if (run.lastRunAt === null) return 'pending';
  return run.lastError === null ? 'ok' : 'failed';
}
