import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waiting } from './attention.ts';
import {
  beginningOf,
  dateOfDay,
  dayOfDate,
  daysBefore,
  everyDay,
  lastDays,
  overviewPeriods,
  periodQuery,
  readPeriod,
} from './period.ts';
import { areaPath, heights, linePath, plotHeight } from './plot.ts';
import { binned, highestOf, runningTotals, sumOf } from './series.ts';

const period = fc.constantFrom(...overviewPeriods);
const counts = fc.array(fc.nat(1000), { minLength: 1, maxLength: 400 });
const clock = fc.record({
  now: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
  ahead: fc.integer({ min: -840, max: 840 }),
});

describe('The days that Overview looks back', () => {
  it('end with the day that the clock shows', () => {
    fc.assert(
      fc.property(period, clock, (days, at) => {
        const these = lastDays(days, at);
        const shown = new Date(at.now + at.ahead * 60_000).toISOString().slice(0, 10);
        expect(dateOfDay(these.firstDay + days - 1)).toBe(shown);
        expect(dayOfDate(shown)).toBe(these.firstDay + days - 1);
        expect(at.now - beginningOf(these)).toBeLessThan(days * 86_400_000);
        expect(beginningOf(these) - beginningOf(daysBefore(these))).toBe(days * 86_400_000);
      }),
    );
  });

  it('have a number each, whatever was counted', () => {
    const days = lastDays(30, { now: Date.UTC(2026, 4, 17), ahead: 0 });
    const numbers = everyDay(days, [
      { day: days.firstDay, count: 2 },
      { day: days.firstDay + 29, count: 3 },
      { day: days.firstDay + 30, count: 9 },
    ]);
    expect([numbers.length, numbers[0], numbers[29], sumOf(numbers)]).toEqual([30, 2, 3, 5]);
  });

  it.each(overviewPeriods)('are kept in the address: %i', (days) => {
    expect(readPeriod(new URLSearchParams(periodQuery(days)))).toBe(days);
  });

  it.each(['', 'days=', 'days=31', 'days=365d'])('are thirty where it says “%s”', (query) => {
    expect(readPeriod(new URLSearchParams(query))).toBe(30);
  });
});

describe('Numbers over days', () => {
  it('end with how many there are, and rise by who came', () => {
    fc.assert(
      fc.property(fc.nat(1000), counts, (before, came) => {
        const total = before + sumOf(came);
        const totals = runningTotals(total, { came, left: came.map(() => 0) });
        expect(totals.at(-1)).toBe(total);
        expect(totals).toEqual(came.map((_, place) => before + sumOf(came.slice(0, place + 1))));
      }),
    );
  });

  it('never fall below nobody', () => {
    fc.assert(
      fc.property(fc.nat(10), counts, (total, came) => {
        expect(Math.min(...runningTotals(total, { came, left: [] }))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are told back exactly', () => {
    expect(runningTotals(10, { came: [1, 0, 4], left: [0, 2, 0] })).toEqual([8, 6, 10]);
    expect(runningTotals(0, { came: [5], left: [0] })).toEqual([0]);
  });

  it('are put together in whole bins that end with the last day', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 40 }), (days, size) => {
        fc.pre(days.length >= size);
        const bins = binned(days, size);
        expect(bins).toHaveLength(Math.floor(days.length / size));
        expect(bins.every(({ from, to }) => to - from === size - 1)).toBe(true);
        expect(bins.at(-1)?.to).toBe(days.length - 1);
        expect(sumOf(bins.map(({ sum }) => sum))).toBe(
          sumOf(days.slice(days.length - bins.length * size)),
        );
        const most = Math.max(...bins.map(({ sum }) => sum));
        fc.pre(most > 0);
        expect(highestOf(bins)?.sum).toBe(most);
      }),
    );
  });
});

describe('A plot', () => {
  it('stays within its field, the highest value above', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const placed = heights(values);
        const [top, bottom] = [Math.min(...placed), Math.max(...placed)];
        expect([top < 0, bottom > plotHeight]).toEqual([false, false]);
        expect(placed[values.indexOf(Math.max(...values))]).toBe(top);
        expect(linePath(values)).toMatch(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+)*$/);
        expect(areaPath(values)).toMatch(/Z$/);
      }),
    );
  });
});

describe('What waits for a cook', () => {
  it('is named in the order of its weight, and nothing else is', () => {
    const kinds = waiting({ drafts: 3, newComments: 2, overdue: 1, changed: 0 });
    expect(kinds).toEqual([
      { kind: 'overdue', count: 1 },
      { kind: 'newComments', count: 2 },
      { kind: 'drafts', count: 3 },
    ]);
  });
});
