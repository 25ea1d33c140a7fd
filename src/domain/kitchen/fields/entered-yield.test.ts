import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredYield, readYield, writtenYield } from './entered-yield.ts';

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
    ['6', 6, null],
    ['Serves 4', 4, null],
    ['Für 4 Personen', 4, 'Personen'],
    ['pour 6', 6, null],
    ['1 ½ litres', 1.5, 'litres'],
    ['1 loaf (23 cm)', 1, 'loaf (23 cm)'],
    ['8 slices of 100 g', 8, 'slices of 100 g'],
    ['2 x 12 cm', 2, 'x 12 cm'],
    ['2 x loaves', 2, 'loaves'],
  ])('is a number and a word in %j', (text, value, description) => {
    expect(readYield(text)).toEqual({ value, description, isInexact: false });
  });

  it.each([
    ['about 4', 4, null],
    ['makes about 20 biscuits', 20, 'biscuits'],
    ['4-6', 4, null],
    ['8–10', 8, null],
    ['4 to 6 people', 4, 'people'],
    ['Für 4 bis 6 Personen', 4, 'Personen'],
    ['pour 6 à 8 personnes', 6, 'personnes'],
    ['1½–2 litres', 1.5, 'litres'],
  ])('is the lower number of %j, and not all that is said', (text, value, description) => {
    expect(readYield(text)).toEqual({ value, description, isInexact: true });
  });

  it.each(['ein Blech', 'cake', '', '6-4', '4-', '-4', '1e9', '2x4'])(
    'is not told by %j',
    (text) => {
      expect(readYield(text)).toBeNull();
    },
  );

  it('is that of any range that rises, with its word', () => {
    const amount = fc.integer({ min: 1, max: 999 });
    const between = fc.constantFrom('-', ' - ', '–', ' to ', ' bis ', ' à ', ' a ', ' tot ');
    fc.assert(
      fc.property(amount, amount, between, (least, more, sign) => {
        const text = `${least}${sign}${least + more} rolls (2 cm)`;
        expect(readYield(text)).toEqual({
          value: least,
          description: 'rolls (2 cm)',
          isInexact: true,
        });
      }),
    );
  });

  it('comes back from its field as it was', () => {
    const all = Array.from({ length: 4000 }, (_, index) => (index + 1) / 8);
    expect(all.filter((value) => enteredYield(writtenYield(value)) !== value)).toEqual([]);
  });
});
