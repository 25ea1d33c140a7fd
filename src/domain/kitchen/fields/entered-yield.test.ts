import { describe, expect, it } from 'vitest';
import { enteredYield, writtenYield } from './entered-yield.ts';

describe('How much a recipe makes', () => {
  it.each([
    ['6', 6],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['2½', 2.5],
    ['2 ½', 2.5],
    ['½', 0.5],
    ['1000000', 1_000_000],
  ])('%j is %d', (text, value) => {
    expect(enteredYield(text)).toBe(value);
  });

  it.each(['', '0', '-1', 'six', '1-2', '1000001', '1.2.3', '1e3', '½½'])(
    'is none in %j',
    (text) => {
      expect(enteredYield(text)).toBeNull();
    },
  );

  it('comes back from its field as it was', () => {
    const all = Array.from({ length: 4000 }, (_, index) => (index + 1) / 8);
    expect(all.filter((value) => enteredYield(writtenYield(value)) !== value)).toEqual([]);
  });
});
