import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../columns.ts';

/** The last run of each scheduled job. */
export const jobRuns = sqliteTable('job_runs', {
  job: text('job').primaryKey(),
  /** When the cron first fired with this job in its table. */
  registeredAt: timestamp('registered_at').notNull(),
  lastRunAt: timestamp('last_run_at'),
  lastSuccessAt: timestamp('last_success_at'),
  /** Name of the error that ended the last run; null after a success. */
  lastError: text('last_error'),
});
