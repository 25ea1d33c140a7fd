/** The cron fires every minute; an hourly job runs in one minute of each hour, in UTC. */
export type Schedule = { every: 'minute' } | { every: 'hour'; atMinute: number };

export type JobSchedule = { name: string; schedule: Schedule };

const minuteMs = 60_000;
const intervalsMs = { minute: minuteMs, hour: 60 * minuteMs };
/** Runs in a row that may be missing; one lost firing of the cron is no alarm. */
const intervalsMax = 3;

export const isDue = ({ schedule }: JobSchedule, time: number): boolean =>
  schedule.every === 'minute' || new Date(time).getUTCMinutes() === schedule.atMinute;

/** Whether a job did not run for too long; `since` is its last run, or when it was registered. */
export const isOverdue = ({ schedule }: JobSchedule, since: number, now: number): boolean =>
  now - since > intervalsMax * intervalsMs[schedule.every];
