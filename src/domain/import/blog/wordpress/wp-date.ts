const sql = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Milliseconds of "2021-03-11 16:00:00"; null where it is none, as "0000-00-00 00:00:00". */
function millisecondsOf(written: string): number | null {
  const [, year, month, day, hour, minute, second = '0'] = sql.exec(written) ?? [];
  if (year === undefined || Number(year) === 0) return null;
  const at = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const isReal = new Date(at).getUTCDate() === Number(day);
  return isReal ? at : null;
}

export type WpDates = { date: string; dateGmt: string };

/** By how much the clock of the blog is ahead of UTC; null where an item does not tell. */
export function clockOffset({ date, dateGmt }: WpDates): number | null {
  const [own, utc] = [millisecondsOf(date), millisecondsOf(dateGmt)];
  return own === null || utc === null ? null : own - utc;
}

/** ISO 8601 in UTC: drafts have only the time of the blog's own clock. */
export function wpDate({ date, dateGmt }: WpDates, offset: number): string | null {
  const utc = millisecondsOf(dateGmt);
  if (utc !== null) return new Date(utc).toISOString();
  const own = millisecondsOf(date);
  return own === null ? null : new Date(own - offset).toISOString();
}
