import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointsOf, rangeWithout } from './unicode-range.ts';

describe('Ranges of characters as style sheets write them', () => {
  it('reads single characters and runs', () => {
    expect(codePointsOf('U+41-43,U+A9')).toEqual([0x41, 0x42, 0x43, 0xa9]);
  });

  it('leaves out what another file has', () => {
    expect(rangeWithout('U+41-46,U+2013-2014', 'U+43-44,U+2014')).toBe('U+41-42,U+45-46,U+2013');
  });

  it('has each character in one of the two', () => {
    const code = fc.integer({ min: 0, max: 300 });
    const range = fc
      .uniqueArray(code, { minLength: 1 })
      .map((codes) => codes.map((each) => `U+${each.toString(16)}`).join(','));
    fc.assert(
      fc.property(range, range, (all, without) => {
        const left = rangeWithout(all, without);
        const kept = new Set(codePointsOf(left));
        const excluded = new Set(codePointsOf(without));
        const wanted = codePointsOf(all).filter((each) => !excluded.has(each));
        expect(kept).toEqual(new Set(wanted));
      }),
    );
  });
});
