const monthLength = '2026-05'.length;

/** The month that a time lies in and those before it, in UTC, the oldest first: `2026-05`. */
export function lastMonths(now: number, count: number): string[] {
  const time = new Date(now);
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - (count - 1 - place))).toISOString().slice(0, monthLength),
  );
}

/** The same day so many months later in UTC; the last of a month that is shorter. In ms since the epoch. */
export function addMonths(from: number, months: number): number {
  const time = new Date(from);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  const last = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, last));
  return time.getTime();
}
