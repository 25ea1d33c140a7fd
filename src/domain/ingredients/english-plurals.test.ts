import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pluralTitle, pluralWord, singularTitle, singularWord } from './english-plurals.ts';
import { longTextOf } from '#domain/testing/long-text.ts';

const regularPairs = [
  ['egg', 'eggs'],
  ['onion', 'onions'],
  ['carrot', 'carrots'],
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['mango', 'mangoes'],
  ['avocado', 'avocados'],
  ['jalapeño', 'jalapeños'],
  ['zucchini', 'zucchinis'],
  ['kiwi', 'kiwis'],
  ['chili', 'chilies'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['clove', 'cloves'],
  ['olive', 'olives'],
  ['berry', 'berries'],
  ['cherry', 'cherries'],
  ['anchovy', 'anchovies'],
  ['patty', 'patties'],
  ['turkey', 'turkeys'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['peach', 'peaches'],
  ['radish', 'radishes'],
  ['squash', 'squashes'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['quiche', 'quiches'],
  ['lettuce', 'lettuces'],
  ['orange', 'oranges'],
  ['sausage', 'sausages'],
  ['cactus', 'cactuses'],
  ['seed', 'seeds'],
  ['foot', 'feet'],
  ['bell', 'bells'],
] as const;

const unchangingWords = [
  'rice',
  'flour',
  'milk',
  'butter',
  'garlic',
  'salt',
  'asparagus',
  'hummus',
  'couscous',
  'molasses',
  'oats',
  'grits',
  'broccoli',
  'bass',
  'swiss',
  'shrimp',
  'chives',
  'coulis',
  'Zwiebelkränze',
  'Brötchen',
  'œuf',
  'ml',
  '',
  '7up',
  'sliced',
  'chopped',
];

describe('Singular and plural words, §5', () => {
  it.each(regularPairs)('one %s, two %s', (singular, plural) => {
    expect(pluralWord(singular)).toBe(plural);
    expect(singularWord(plural)).toBe(singular);
  });

  it.each(regularPairs)('%s and %s stay where they already fit', (singular, plural) => {
    expect(singularWord(singular)).toBe(singular);
    expect(pluralWord(plural)).toBe(plural);
  });

  it.each(unchangingWords)('%j has one form', (word) => {
    expect(pluralWord(word)).toBe(word);
    expect(singularWord(word)).toBe(word);
  });

  it.each([
    ['Egg', 'Eggs'],
    ['EGG', 'EGGS'],
    ['Berry', 'Berries'],
    ['Leaf', 'Leaves'],
    ['constructor', 'constructors'],
  ])('%s keeps its letters’ case in %s', (singular, plural) => {
    expect(pluralWord(singular)).toBe(plural);
    expect(singularWord(plural)).toBe(singular);
  });
});

describe('Singular and plural titles, §5', () => {
  it.each([
    ['Roma tomato', 'Roma tomatoes'],
    ['bay leaf', 'bay leaves'],
    ['clove of garlic', 'cloves of garlic'],
    ['can of tomatoes', 'cans of tomatoes'],
    ['egg, beaten', 'eggs, beaten'],
    ['egg (at room temperature)', 'eggs (at room temperature)'],
    ['chicken thigh with skin', 'chicken thighs with skin'],
    ['T-bone steak', 'T-bone steaks'],
    ['lemon – juiced', 'lemons – juiced'],
    ['red bell pepper', 'red bell peppers'],
    ['pork chop for grilling', 'pork chops for grilling'],
  ])('one %s, two %s', (singular, plural) => {
    expect(pluralTitle(singular)).toBe(plural);
    expect(singularTitle(plural)).toBe(singular);
  });

  it.each([
    'brown rice',
    'olive oil',
    'salt and pepper',
    'lemons or limes',
    'mac & cheese',
    'garlic minced',
    '(optional)',
    ' of ',
    '',
  ])('%j has one form', (title) => {
    expect(pluralTitle(title)).toBe(title);
    expect(singularTitle(title)).toBe(title);
  });

  it('done twice is the same as done once', () => {
    const words = fc.constantFrom(...regularPairs.flat());
    fc.assert(
      fc.property(words, words, (first, second) => {
        const title = `${first} ${second}`;
        expect(pluralTitle(pluralTitle(title))).toBe(pluralTitle(title));
        expect(singularTitle(pluralTitle(title))).toBe(singularTitle(title));
      }),
    );
  });

  it('never grows by more than two letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(pluralTitle(title).length).toBeLessThanOrEqual(title.length + 2);
      }),
    );
  });

  it.each([' ', 'a', 's', ' of', '(', 'a ', ' - ', 'ies'])(
    'come to the end of %j repeated',
    (part) => {
      const title = longTextOf(part);
      expect(() => [pluralTitle(title), singularTitle(title)]).not.toThrow();
    },
  );
});
