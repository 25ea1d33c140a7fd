type Started = { startedAt: string };

export type BuildDay<Build> = { day: string; builds: Build[] };

/** Builds in the order they come, under the days of a time zone on which they began, as YYYY-MM-DD. */
export function buildDays<Build extends Started>(
  builds: readonly Build[],
  timeZone: string,
): BuildDay<Build>[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days: BuildDay<Build>[] = [];
  for (const build of builds) {
    const day = format.format(new Date(build.startedAt));
    const last = days.at(-1);
    if (last?.day === day) last.builds.push(build);
    else days.push({ day, builds: [build] });
  }
  return days;
}

/** How a day relates to a moment, where there is a word for it. */
export function dayWord(day: string, now: number, timeZone: string): 'today' | 'yesterday' | null {
  const [today, yesterday] = [now, now - 24 * 60 * 60 * 1000].map(
    (at) => buildDays([{ startedAt: new Date(at).toISOString() }], timeZone)[0]?.day,
  );
  if (day === today) return 'today';
  return day === yesterday ? 'yesterday' : null;
}
