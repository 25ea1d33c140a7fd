import type { Price } from './resources.ts';

const daySeconds = 86_400;

/** The moment one period of a price later; the last day of a month stays the last. */
export function periodEnd(start: number, anchor: number, price: Price): number {
  const { interval, interval_count: count } = price.recurring ?? {
    interval: 'month',
    interval_count: 1,
  };
  if (interval === 'day') return start + count * daySeconds;
  if (interval === 'week') return start + 7 * count * daySeconds;
  return addMonths(start, interval === 'year' ? 12 * count : count, anchor);
}

function addMonths(start: number, months: number, anchor: number): number {
  const from = new Date(start * 1_000);
  const day = new Date(anchor * 1_000).getUTCDate();
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(day, lastDay));
  return Math.round(moved.getTime() / 1_000);
}

/** What is left of a paid period, in cents. */
export function unused(cents: number, period: { start: number; end: number }, now: number): number {
  const { start, end } = period;
  if (now >= end) return 0;
  return Math.round((cents * (end - Math.max(now, start))) / (end - start));
}
