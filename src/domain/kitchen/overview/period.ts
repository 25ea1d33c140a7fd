/** How many days Overview can look back. */
export const overviewPeriods = [30, 90, 365] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** What the address of the screen asks for; a month where it says nothing. */
export const readPeriod = (parameters: URLSearchParams): OverviewPeriod =>
  overviewPeriods.find((days) => String(days) === parameters.get('days')) ?? overviewPeriods[0];

/** The query of an address, without what is as it was first; empty for that. */
export const periodQuery = (days: OverviewPeriod): string =>
  days === overviewPeriods[0] ? '' : new URLSearchParams({ days: String(days) }).toString();

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The last days up to and with today, as a clock counts them that is minutes ahead of UTC. */
export type DaysOf = {
  /** The number of the first day since 1970. */
  firstDay: number;
  days: OverviewPeriod;
  /** Milliseconds that the clock is ahead of UTC. */
  aheadMs: number;
};

export function lastDays(days: OverviewPeriod, clock: { now: number; ahead: number }): DaysOf {
  const aheadMs = clock.ahead * minuteMs;
  const today = Math.floor((clock.now + aheadMs) / dayMs);
  return { firstDay: today - days + 1, days, aheadMs };
}

/** The moment at which a day begins. */
export const beginningOf = ({ firstDay, aheadMs }: DaysOf): number => firstDay * dayMs - aheadMs;

/** The same number of days right before. */
export const daysBefore = (these: DaysOf): DaysOf => ({
  ...these,
  firstDay: these.firstDay - these.days,
});

/** A day by its number, as YYYY-MM-DD. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day by its number of a date written as YYYY-MM-DD. */
export const dayOfDate = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** A number for each day, 0 where nothing was counted. */
export function everyDay(
  { firstDay, days }: DaysOf,
  counted: readonly { day: number; count: number }[],
): number[] {
  const byDay = new Map(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, place) => byDay.get(firstDay + place) ?? 0);
}
