import { dateOfDay, dayOfDate, type OverviewPeriod } from '#domain/kitchen/overview/period.ts';

/** How many days a bar or a row stands for. */
export const binSizes: Record<OverviewPeriod, number> = { 30: 1, 90: 3, 365: 7 };

const shortDay = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day of the period by its place, as a calendar on the wall names it. */
export const dayAt = (firstDay: string, place: number): string =>
  shortDay.format(new Date(dateOfDay(dayOfDate(firstDay) + place)));
