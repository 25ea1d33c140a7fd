import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowanceAfter, dailyAllowances, dayOf, nextDayAt } from './warm-up.ts';

/** Days that a list of so many takes, where each day everything is sent that may be. */
function daysFor(letters: number): number {
  let best = 0;
  let left = letters;
  let days = 0;
  while (left > 0) {
    const today = Math.min(left, allowanceAfter(best) ?? left);
    best = Math.max(best, today);
    left -= today;
    days += 1;
  }
  return days;
}

describe('How many letters a new sender sends in a day', () => {
  it.each([
    [0, 200],
    [199, 200],
    [200, 500],
    [499, 500],
    [130_000, 200_000],
    [200_000, null],
    [1_000_000, null],
  ])('is told by the most it sent well before: %i lets it send %s', (most, allowance) => {
    expect(allowanceAfter(most)).toBe(allowance);
  });

  it.each([
    [200, 1],
    [700, 2],
    [10_000, 6],
    [100_000, 10],
  ])('lets a list of %i be reached in %i days', (letters, days) => {
    expect(daysFor(letters)).toBe(days);
  });

  it('never shrinks by what was sent well, and grows by no more than two and a half times', () => {
    const steps = dailyAllowances.slice(1).map((each, at) => each / dailyAllowances[at]!);
    expect(Math.min(...steps)).toBeGreaterThan(1);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2.5);
    assert(
      property(nat(300_000), nat(300_000), (one, other) => {
        const [less = 0, more = 0] = [one, other].toSorted((a, b) => a - b).map(unlimited);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });

  it('begins anew with the day in UTC', () => {
    assert(
      property(integer({ min: 0, max: 4_000_000_000_000 }), (time) => {
        const next = nextDayAt(time);
        expect([dayOf(next - 1), dayOf(next)]).toEqual([dayOf(time), dayOf(time) + 1]);
        expect(next).toBeGreaterThan(time);
      }),
    );
  });
});

const unlimited = (most: number): number => allowanceAfter(most) ?? Infinity;
