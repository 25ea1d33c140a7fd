import type { Database } from '#functions/db/database.ts';
import { type LogLine, reasonOf } from '#functions/http/log.ts';
import { type JobRun, jobRunRepository } from '#functions/repositories/platform/job-run.ts';
import { isDue, isOverdue, type JobSchedule } from './schedule.ts';

export type ScheduledJob<Host> = JobSchedule & { run: (host: Host) => Promise<unknown> };

/** What the runner itself needs, whatever the jobs need. */
export type JobRunner = {
  database: Database;
  /** When the cron was to fire, which chooses the jobs. */
  scheduledTime: number;
  now: () => number;
  log: (line: LogLine) => void;
};

/** Runs the jobs that are due side by side, so that one that fails or hangs stops no other. */
export async function runDueJobs<Host>(
  jobs: readonly ScheduledJob<Host>[],
  host: Host,
  runner: JobRunner,
): Promise<void> {
  const due = jobs.filter((job) => isDue(job, runner.scheduledTime));
  logOverdue(due, await register(jobs, runner), runner);
  await Promise.all(due.map((job) => run(job, host, runner)));
}

/** Without their records the jobs run all the same. */
async function register(jobs: readonly JobSchedule[], runner: JobRunner): Promise<JobRun[]> {
  try {
    const names = jobs.map(({ name }) => name);
    return await jobRunRepository(runner.database).register(names, runner.now());
  } catch (error) {
    logRecordFailure(runner, error);
    return [];
  }
}

function logOverdue(due: readonly JobSchedule[], runs: JobRun[], { now, log }: JobRunner): void {
  for (const job of due) {
    const known = runs.find((each) => each.job === job.name);
    const since = known && (known.lastRunAt ?? known.registeredAt);
    if (since === undefined || !isOverdue(job, since, now())) continue;
    const lastRunAt = known?.lastRunAt ?? null;
    log({ level: 'error', event: 'job_overdue', site: null, job: job.name, lastRunAt });
  }
}

async function run<Host>(job: ScheduledJob<Host>, host: Host, runner: JobRunner): Promise<void> {
  const startedAt = runner.now();
  const error = await failureOf(job, host, runner);
  try {
    await jobRunRepository(runner.database).record({ job: job.name, startedAt, error });
  } catch (failure) {
    logRecordFailure(runner, failure);
  }
}

/** The class of the error that ends the job; null where it succeeds. */
async function failureOf<Host>(
  { name: job, run: start }: ScheduledJob<Host>,
  host: Host,
  { log }: JobRunner,
): Promise<string | null> {
  try {
    await start(host);
    return null;
  } catch (error) {
    const errorClass = error instanceof Error ? error.name : 'unknown';
    const reason = reasonOf(error);
    log({ level: 'error', event: 'job_failed', site: null, job, errorClass, reason });
    return errorClass;
  }
}

function logRecordFailure({ log }: JobRunner, error: unknown): void {
  log({ level: 'error', event: 'job_record_failed', site: null, reason: reasonOf(error) });
}
