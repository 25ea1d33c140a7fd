import { dateOfDay, dayOfDate, type OverviewPeriod } from '#domain/kitchen/overview/period.ts';
import { calendarDay } from '../../clock/day-words.ts';

/** How many days a bar or a row stands for. */
export const binSizes: Record<OverviewPeriod, number> = { 30: 1, 90: 3, 365: 7 };

/** A day of the period by its place, as a calendar on the wall names it. */
export const dayAt = (firstDay: string, place: number): string =>
  calendarDay(dateOfDay(dayOfDate(firstDay) + place));
