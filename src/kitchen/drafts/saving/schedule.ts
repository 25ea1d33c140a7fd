/** When the next save is due, by a clock that nobody sets. */
export type Schedule = {
  /** Of the first and the last change that was not sent; null where nothing is. */
  firstChangeAt: number | null;
  lastChangeAt: number | null;
  /** Until when a lost save rests. */
  retryAt: number | null;
  failures: number;
};

export const restingSchedule: Schedule = {
  firstChangeAt: null,
  lastChangeAt: null,
  retryAt: null,
  failures: 0,
};

/** How long a change rests before it is sent, and at most while somebody goes on. */
export type Pace = { afterChangeMs: number; whileTypingMs: number };

const usualPace: Pace = { afterChangeMs: 1000, whileTypingMs: 5000 };
const retryMs = [1000, 2000, 5000, 15_000, 30_000];

export const changedAt = (schedule: Schedule, now: number): Schedule => ({
  ...schedule,
  firstChangeAt: schedule.firstChangeAt ?? now,
  lastChangeAt: now,
});

/** Each failure rests longer, and at least as long as the server asked for. */
export const lostAt = (schedule: Schedule, now: number, waitMs: number): Schedule => ({
  ...schedule,
  failures: schedule.failures + 1,
  retryAt: now + Math.max(waitMs, retryMs[schedule.failures] ?? retryMs.at(-1) ?? 0),
});

export const isRetrying = ({ failures }: Schedule): boolean => failures > 0;

export function waitMsOf(schedule: Schedule, now: number, pace: Pace = usualPace): number {
  const { firstChangeAt, lastChangeAt, retryAt } = schedule;
  if (retryAt !== null) return Math.max(0, retryAt - now);
  if (firstChangeAt === null || lastChangeAt === null) return 0;
  const dueAt = Math.min(lastChangeAt + pace.afterChangeMs, firstChangeAt + pace.whileTypingMs);
  return Math.max(0, dueAt - now);
}
