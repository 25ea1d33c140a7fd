import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, lastMonths } from './months.ts';

const time = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

describe('The last months', () => {
  it('end with this one and go through the turn of a year', () => {
    const months = lastMonths(Date.parse('2026-02-28T23:59:59.999Z'), 4);
    expect(months).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('are each another one, in order', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 40 }), (now, count) => {
        const months = lastMonths(now.getTime(), count);
        expect(new Set(months).size).toBe(count);
        expect(months.toSorted()).toEqual(months);
        expect(months.at(-1)).toBe(now.toISOString().slice(0, 7));
      }),
    );
  });
});

describe('Months later', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', 3, '2027-02-28T23:59:59.999Z'],
    ['2026-05-17T09:30:00.000Z', 12, '2027-05-17T09:30:00.000Z'],
  ])('%s and %d is %s', (from, months, then) => {
    expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(then);
  });

  it('lie in the month that is meant, at the same time of day', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 0, max: 60 }), (from, months) => {
        const then = new Date(addMonths(from.getTime(), months));
        const distance =
          (then.getUTCFullYear() - from.getUTCFullYear()) * 12 +
          then.getUTCMonth() -
          from.getUTCMonth();
        expect(distance).toBe(months);
        expect(then.toISOString().slice(10)).toBe(from.toISOString().slice(10));
        expect(then.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
      }),
    );
  });
});
