import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextAmounts } from './text-amounts.ts';

const measured = { isCounted: false, isPacked: false };
const counted = { isCounted: true, isPacked: false };
const packed = { isCounted: true, isPacked: true };

/** The text with its amounts in brackets, and a question mark where one is doubtful. */
function marked(text: string, line = measured): string {
  const { parts, isDoubtful } = readTextAmounts(text, line);
  const words = parts.map((part) => {
    if (typeof part === 'string') return part;
    const { quantityMin, quantityMax, unit } = part;
    const range = quantityMax === quantityMin ? '' : `-${quantityMax}`;
    return `[${quantityMin}${range} ${unit ?? ''}]`;
  });
  return words.join('') + (isDoubtful ? ' ?' : '');
}

describe('Amounts in the remarks of an ingredient line', () => {
  it.each([
    ['beaten with 1 tablespoon water', 'beaten with [1 tablespoon] water'],
    ['about 2 cups', 'about [2 cup]'],
    ['2 to 3 tbsp. reserved', '[2-3 tablespoon] reserved'],
    ['from about 4 lemons', 'from about [4 ] lemons'],
    ['plus .5 tsp for the pan', 'plus [0.5 teaspoon] for the pan'],
    ['dissolved in 1/4 cup water', 'dissolved in [0.25 cup] water'],
    ['divided into 1 1/2 cups and 1/2 cup', 'divided into [1.5 cup] and [0.5 cup]'],
    ['half a cup', '[0.5 cup]'],
    ['1 cup (250 ml)', '[1 cup] ([250 milliliter])'],
  ])('scale: %j', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    'cut into 1/2-inch dice',
    'cut into 8 wedges',
    'cut into 4 oz pieces',
    'at 350°F',
    'soaked for 10 minutes',
    'at least 70%',
    '50-70% cocoa',
    'see note (page 3)',
    'about 6 ounces each',
    'each about 6 ounces',
    'one at a time',
    'a 28-ounce can',
    '2 cm thick',
    'cut into 1 1/2-inch strips',
    'at 180C/350F',
    'with 5-spice powder',
    'and 7up',
    '00 flour',
    'folded 3 times',
    '',
  ])('stay as they are where they tell no amount: %j', (text) => {
    expect(marked(text)).toBe(text);
  });

  it.each(['2 heaped', '1/2/3', 'serves 4', 'the other 2', '1.000 g'])(
    'are doubtful where nobody knows: %j',
    (text) => {
      expect(marked(text)).toBe(`${text} ?`);
    },
  );

  it('are doubtful as a weight beside several things, and the size of a package', () => {
    expect(marked('about 6 ounces', counted)).toBe('about 6 ounces ?');
    expect(marked('1 pound in total', counted)).toBe('[1 pound] in total');
    expect(marked('mixed with 2 tbsp water', counted)).toBe('mixed with [2 tablespoon] water');
    expect(marked('14 oz', packed)).toBe('14 oz');
  });

  it('leave every other character as it is', () => {
    const words = fc.constantFrom(
      '1',
      '.5',
      ' ',
      'cup',
      '½',
      '-',
      '2',
      'to',
      'oz.',
      ',',
      '(',
      'ß',
      'one',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        const read = readTextAmounts(text, measured);
        const kept = read.parts.filter((part) => typeof part === 'string');
        let from = 0;
        for (const part of kept) {
          const at = text.indexOf(part, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + part.length;
        }
      }),
    );
  });
});
