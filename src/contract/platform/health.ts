import { z } from 'zod';

const jobHealth = z.strictObject({
  name: z.string(),
  /** Pending: registered, and its first time has not come yet. */
  status: z.enum(['ok', 'pending', 'failed', 'overdue']),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  /** Name of the error that ended the last run; null after a success. */
  lastError: z.string().nullable(),
});
export type JobHealth = z.output<typeof jobHealth>;

/** GET `health` of the platform's own host, without a session. */
export const healthAnswer = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  jobs: z.array(jobHealth),
});
export type HealthAnswer = z.output<typeof healthAnswer>;
