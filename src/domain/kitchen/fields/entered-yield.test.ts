import { describe, expect, it } from 'vitest';
import { enteredWholeYield, enteredYield, writtenYield } from './entered-yield.ts';

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

  it.each([
    ['1 cake', 1, 'cake'],
    ['12 muffins', 12, 'muffins'],
    ['Serves 4', 4, null],
    ['makes about 20 biscuits', 20, 'biscuits'],
    ['Für 4 Personen', 4, 'Personen'],
    ['pour 6', 6, null],
    ['1 ½ litres', 1.5, 'litres'],
  ])('is a number and a word in %j', (text, value, description) => {
    expect(enteredWholeYield(text)).toEqual({ value, description });
  });

  it.each(['4-6', '4 to 6 servings', 'ein Blech', 'cake', '', '2 x 12 cm'])(
    'is not told by %j without losing a word',
    (text) => {
      expect(enteredWholeYield(text)).toBeNull();
    },
  );

  it('comes back from its field as it was', () => {
    const all = Array.from({ length: 4000 }, (_, index) => (index + 1) / 8);
    expect(all.filter((value) => enteredYield(writtenYield(value)) !== value)).toEqual([]);
  });
});
