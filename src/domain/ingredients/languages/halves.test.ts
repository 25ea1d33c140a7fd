import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '../ingredient-line/parse-ingredient-line.ts';
import { parseLineIn } from './parse-line.ts';
import type { LineInLanguage } from './parse-line.ts';
import { vocabularyOf } from './phrases.ts';

const read = (language: string, line: string): LineInLanguage => {
  const words = vocabularyOf(language);
  if (!words) throw new Error(language);
  return parseLineIn(words, line);
};

const numbers = {
  de: ['1', '2', '7', 'zwei', 'drei'],
  fr: ['1', '2', '7', 'un', 'une', 'deux', 'trois'],
  es: ['1', '2', '7', 'un', 'una', 'dos', 'tres'],
  it: ['1', '2', '7', 'un', 'una', 'due', 'tre'],
  nl: ['1', '2', '7', 'een', 'twee', 'drie'],
};
const values: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['1', 'un', 'une', 'una', 'een'],
    ['2', 'zwei', 'deux', 'dos', 'due', 'twee'],
    ['3', 'drei', 'trois', 'tres', 'tre', 'drie'],
    ['7'],
  ].flatMap((row) => row.map((word): [string, number] => [word, Number(row[0])])),
);
const halves = [
  ['de', 'und eine halbe'],
  ['de', 'und ein halbes'],
  ['fr', 'et demi'],
  ['fr', 'et demie'],
  ['es', 'y medio'],
  ['es', 'y media'],
  ['it', 'e mezzo'],
  ['it', 'e mezza'],
  ['nl', 'en een half'],
] as const;
const units = {
  de: ['Liter', 'EL', 'Bund', 'Dose'],
  fr: ['litre', 'cuillères à soupe', 'kilo', 'bouteille'],
  es: ['litro', 'cucharadas', 'kilos', 'latas'],
  it: ['litro', 'cucchiai', 'chili', 'scatole'],
  nl: ['liter', 'eetlepels', 'kilo', 'blikken'],
};
const written = fc.constantFrom(...halves).chain(([language, half]) =>
  fc.record({
    language: fc.constant(language),
    half: fc.constant(half),
    number: fc.constantFrom(...numbers[language]),
    unit: fc.constantFrom(...units[language]),
  }),
);

describe('A half behind what it is a half of', () => {
  it('is more of the amount behind a unit', () => {
    fc.assert(
      fc.property(written, ({ language, half, number, unit }) => {
        const value = Number(values[number]) + 0.5;
        expect(read(language, `${number} ${unit} ${half} Xyz`)).toMatchObject({
          quantityMin: value,
          quantityMax: value,
          unitWord: unit,
          name: 'Xyz',
        });
      }),
    );
  });

  it('is more of the amount behind a name', () => {
    fc.assert(
      fc.property(written, ({ language, half, number }) => {
        const value = Number(values[number]) + 0.5;
        expect(read(language, `${number} Xyz ${half}`)).toMatchObject({
          quantityMin: value,
          quantityMax: value,
          name: 'Xyz',
        });
      }),
    );
  });

  it('leaves the line whole anywhere else', () => {
    fc.assert(
      fc.property(written, ({ language, half, number }) => {
        const line = `${number} Xyz ${half} Abc`;
        expect(read(language, line)).toMatchObject({ quantityMin: null, name: line });
      }),
    );
  });

  it.each([
    ['a cup and a half of milk', 1.5, 'cup', 'milk'],
    ['a cup of milk and a half', 1.5, 'cup', 'milk'],
    ['2 onions and a half, sliced', 2.5, null, 'onions'],
    ['one and three-quarter cups flour', 1.75, 'cup', 'flour'],
    ['three-quarter cup flour', 0.75, 'cup', 'flour'],
    ['1·5 kg flour', 1.5, 'kilogram', 'flour'],
  ])('is read in %j', (line, ...[quantityMax, unit, name]) => {
    expect(parseIngredientLine(line)).toMatchObject({ quantityMax, unit, name });
  });

  it.each(['1 l/2 cups flour', '1 I/2 cups flour', '1l/4 cups water'])(
    'that was typed with a letter leaves %j whole',
    (line) => {
      expect(parseIngredientLine(line)).toMatchObject({ quantityMin: null, name: line });
    },
  );
});

describe('Spoons', () => {
  it.each([
    ['it', '2 cucchiai da tè di zucchero', 'teaspoon', 'zucchero'],
    ['it', '1 cucchiaio da caffè di sale', 'teaspoon', 'sale'],
    ['it', '2 cucchiai da minestra di olio', 'tablespoon', 'olio'],
    ['fr', '2 cuillerées à thé de sucre', 'teaspoon', 'sucre'],
    ['fr', '1 petite cuillère de sel', 'teaspoon', 'sel'],
    ['es', '1 cucharada pequeña de sal', 'teaspoon', 'sal'],
    ['es', '2 cucharadas de café molido', 'tablespoon', 'café molido'],
  ])('of %s, %j, are of their size', (language, line, ...[unit, name]) => {
    expect(read(language, line)).toMatchObject({ unit, name });
  });

  it.each([
    ['es', '2 cucharadas de té de azúcar'],
    ['es', '1 cuchara de café de sal'],
    ['it', '2 cucchiai da moka di zucchero'],
  ])('of %s that no table has leave %j whole', (language, line) => {
    expect(read(language, line)).toMatchObject({ quantityMin: null, name: line });
  });
});

describe('Numbers that are words', () => {
  it.each([
    ['fr', 'quatre-vingts grammes de beurre', 80],
    ['fr', 'deux cent cinquante g de farine', 250],
    ['de', 'hundert Gramm Butter', 100],
    ['it', 'centocinquanta grammi di burro', 150],
  ])('of %s are their value in %j', (language, line, value) => {
    expect(read(language, line).quantityMin).toBe(value);
  });

  it.each([
    ['fr', 'cent vingt g de beurre'],
    ['fr', 'quatre vingt douze g de beurre'],
    ['it', 'cento venti grammi di burro'],
    ['fr', 'un peu de sel'],
    ['de', '3-400 g Mehl'],
    ['fr', '3 œufs + 1 jaune'],
    ['de', '3 Eier = 150 g'],
  ])('of %s leave %j whole where they go on', (language, line) => {
    expect(read(language, line)).toMatchObject({ quantityMin: null, name: line });
  });
});
