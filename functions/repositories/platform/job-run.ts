import {
  commit,
  type Database,
  read,
  readEach,
  type Read,
  writing,
} from '#functions/db/database.ts';
import { jobRuns } from '#functions/db/schema/platform/job-runs.ts';
import { rows, selection } from '#functions/db/selection.ts';

export type JobRun = {
  job: string;
  registeredAt: number;
  lastRunAt: number | null;
  lastSuccessAt: number | null;
  lastError: string | null;
};

/** How a run ended; the error is named by its class alone. */
type Outcome = { job: string; startedAt: number; error: string | null };

const jobRun = selection({
  job: jobRuns.job,
  registeredAt: jobRuns.registeredAt,
  lastRunAt: jobRuns.lastRunAt,
  lastSuccessAt: jobRuns.lastSuccessAt,
  lastError: jobRuns.lastError,
});

export const jobRunRepository = (db: Database) => {
  const all: Read<JobRun[]> = rows(jobRun, db.select(jobRun.fields).from(jobRuns));
  return {
    list: (): Promise<JobRun[]> => read(db, all),
    /** Adds the jobs that are new, and lists all, in one round trip. */
    async register(jobs: readonly string[], now: number): Promise<JobRun[]> {
      const added = db
        .insert(jobRuns)
        .values(jobs.map((job) => ({ job, registeredAt: now })))
        .onConflictDoNothing();
      const [, known] = await readEach(db, writing(added), all);
      return known;
    },
    /** Records the end of a run; a failure leaves the time of the last success. */
    async record({ job, startedAt, error }: Outcome): Promise<void> {
      const succeeded = error === null;
      const run = {
        lastRunAt: startedAt,
        lastError: error,
        ...(succeeded && { lastSuccessAt: startedAt }),
      };
      await commit(db, [
        db
          .insert(jobRuns)
          .values({ job, registeredAt: startedAt, ...run })
          .onConflictDoUpdate({ target: jobRuns.job, set: run }),
      ]);
    },
  };
};
