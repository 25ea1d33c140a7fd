import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutGift } from './gift-time.ts';
import { aLife, type Deed, live, standOf } from './testing/given-life.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const now = day('2026-05-17');
const left = (endsAt: string, gifts: string[], at = now) =>
  withoutGift({ endsAt: day(endsAt), gifts }, 'this', at);
const goesOn = (endsAt: string, grantedAs: 'gift' | 'complimentary') => ({
  kind: 'goes-on',
  endsAt: day(endsAt),
  grantedAs,
});

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ act: fc.constant('give' as const), days: fc.integer({ min: 1, max: 500 }) }),
  fc.constant({ act: 'take' as const }),
  fc.record({ act: fc.constant('refund' as const), pick: fc.nat(20) }),
);

describe('A gift that is given back', () => {
  it('takes its own year, and leaves that of somebody else', () => {
    expect(left('2028-05-17', ['this', 'other'])).toEqual(goesOn('2027-05-17', 'gift'));
    expect(left('2028-05-17', ['other', 'this'])).toEqual(goesOn('2027-05-17', 'gift'));
  });

  it('takes what is left of its year, so that the whole next one begins', () => {
    const half = day('2026-11-17');
    expect(left('2028-05-17', ['other', 'this'], half)).toEqual(goesOn('2027-11-17', 'gift'));
  });

  it('leaves what the cook gave before it', () => {
    expect(left('2027-08-01', ['this'])).toEqual(goesOn('2026-08-01', 'complimentary'));
  });

  it('ends the plan where nothing else is left of it', () => {
    expect(left('2027-05-17', ['this'])).toEqual({ kind: 'over' });
  });

  it('takes nothing that it did not give: its year is over, or in no plan', () => {
    const late = day('2027-06-01');
    expect(left('2028-05-17', ['other', 'this'], late)).toEqual({ kind: 'same' });
    expect(left('2028-05-17', ['other'])).toEqual({ kind: 'same' });
  });

  it('leaves a day of February to who may have had it', () => {
    expect(left('2029-02-28', ['this'])).toEqual(goesOn('2028-02-29', 'complimentary'));
  });

  it('leaves in any life what it would be had it never been taken, but for a day of February', () => {
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 30 }), (life) => {
        const { daysOff, grantedAs, meant } = standOf(life.reduce(live, aLife(now)));
        expect(Math.abs(daysOff)).toBeLessThanOrEqual(1);
        expect(grantedAs).toBe(meant);
      }),
      { numRuns: 2_000 },
    );
  });
});
