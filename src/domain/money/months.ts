const monthLength = '2026-05'.length;

/** The month that a time lies in and those before it, in UTC, the oldest first: `2026-05`. */
export function lastMonths(now: number, count: number): string[] {
  const time = new Date(now);
  const [year, month] = [time.getUTCFullYear(), time.getUTCMonth()];
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - (count - 1 - place))).toISOString().slice(0, monthLength),
  );
}
