import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from './parse-ingredient-line.ts';

const sizes = fc.constantFrom(
  ...([
    ['oz.', 'ounce'],
    ['oz', 'ounce'],
    ['-ounce', 'ounce'],
    ['g', 'gram'],
    ['lb', 'pound'],
    ['ml', 'milliliter'],
  ] as const),
);
const containers = fc.constantFrom(
  ...([
    ['cans', 'can'],
    ['can', 'can'],
    ['tins', 'tin'],
    ['pkg', 'package'],
    ['packages', 'package'],
    ['jars', 'jar'],
    ['blocks', 'block'],
  ] as const),
);
const words = fc.record({
  dash: fc.constantFrom('-', '–', ' - ', '- ', ' – '),
  size: sizes,
  container: containers,
});
type Words = typeof words extends fc.Arbitrary<infer Value> ? Value : never;

const lineOf = ([first, second]: readonly number[], { dash, size, container }: Words) =>
  `${first}${dash}${second} ${size[0]} ${container[0]} beans`.replace(' -ounce', '-ounce');

describe('Two numbers before a package', () => {
  it('are a count and a size where the size is three times the count or more', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 3, max: 40 })),
        words,
        ([count, times], around) => {
          const size = count * times;
          expect(parseIngredientLine(lineOf([count, size], around))).toEqual({
            quantityMin: count,
            quantityMax: count,
            unit: around.container[1],
            packageSize: { quantityMin: size, quantityMax: size, unit: around.size[1] },
            name: 'beans',
            preparation: null,
            note: null,
          });
        },
      ),
    );
  });

  it('are never the range of the amount of a counted line', () => {
    const number = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.tuple(number, number), words, ([first, second], around) => {
        const parsed = parseIngredientLine(lineOf([first, second], around));
        const { unit, quantityMax, packageSize } = parsed;
        expect([null, around.container[1]]).toContain(unit);
        expect([null, first, 1]).toContain(quantityMax);
        expect([undefined, second]).toContain(packageSize?.quantityMax);
      }),
    );
  });

  it.each([
    ['2-14.5 ounce cans tomatoes', 2, 'can', 14.5, 14.5],
    ['3-5 oz cans tuna', 3, 'can', 5, 5],
    ['10-12 oz package spinach', 1, 'package', 10, 12],
    ['1 12-16 oz can tuna', 1, 'can', 12, 16],
    ['a 10-12 oz can tuna', 1, 'can', 10, 12],
    ['3-4 lb piece of beef', 1, 'piece', 3, 4],
    ['1-1/2 oz pkg yeast', 1, 'package', 1.5, 1.5],
  ] as const)('of %j are read as a cook means them', (line, ...[count, unit, low, high]) => {
    expect(parseIngredientLine(line)).toMatchObject({
      quantityMax: count,
      unit,
      packageSize: { quantityMin: low, quantityMax: high },
    });
  });

  it.each([
    '2-4 oz can tuna',
    '1-2 oz packet yeast',
    '2-8 oz cream cheese',
    '6-8 oz jars salsa',
    '3-400 g flour',
  ])('of %j can be meant in two ways and stay text', (line) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMin: null, unit: null, name: line });
  });

  it.each(['1-2 lb roast', '300-400 g flour', '1-4 tablespoons sugar'])(
    'of %j are a range without one',
    (line) => {
      const { quantityMin, quantityMax, packageSize } = parseIngredientLine(line);
      expect([quantityMax, packageSize]).not.toContain(quantityMin);
      expect(packageSize).toBeUndefined();
    },
  );
});
