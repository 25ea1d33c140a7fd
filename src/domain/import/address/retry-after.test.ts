import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsToWait } from './retry-after.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);

describe('What a server asks to wait', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sun, 17 May 2026 09:31:00 GMT', 60],
    ['Sun, 17 May 2020 09:31:00 GMT', 0],
    ['99999999999', 86_400],
    ['soon', null],
    ['-5 minutes', null],
    ['', null],
    [null, null],
  ])('is of %j %j seconds', (header, seconds) => {
    expect(secondsToWait(header, now)).toBe(seconds);
  });

  it('is a number of seconds up to a day, or nothing, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(Number(secondsToWait(header, now))).toBeGreaterThanOrEqual(0);
        expect(Number(secondsToWait(header, now))).toBeLessThanOrEqual(86_400);
      }),
    );
  });
});
