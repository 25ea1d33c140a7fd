import { describe, expect, it } from 'vitest';
import { builtInUnits } from '../../measures/built-in-units.ts';
import { formatAmount } from '../../measures/fractions.ts';
import { namedUnitSlugs } from '../ingredient-line/unit-words.ts';
import { languagesWithWords, languageWords } from './language-words.ts';
import { parseLineIn } from './parse-line.ts';
import { formsOf, vocabularyOf } from './phrases.ts';
import { thingOf } from './testing/thing-of.ts';

type Expected = [language: string, line: string, amount: string, unit: string | null, name: string];

const read = (language: string, line: string) => {
  const words = vocabularyOf(language);
  if (!words) throw new Error(language);
  return parseLineIn(words, line);
};

const amountOf = (language: string, line: string): string => {
  const { quantityMin, quantityMax } = read(language, line);
  return [...new Set([quantityMin, quantityMax])].map(String).join('–');
};

const lines: Expected[] = [
  ['de', '2 EL Zucker', '2', 'tablespoon', 'Zucker'],
  ['de', '0,5 TL Salz', '0.5', 'teaspoon', 'Salz'],
  ['de', '500g Mehl', '500', 'gram', 'Mehl'],
  ['de', '1.000 g Mehl', '1000', 'gram', 'Mehl'],
  ['de', '1,500 kg Mehl', '1.5', 'kilogram', 'Mehl'],
  ['de', 'eine Prise Salz', '1', 'pinch', 'Salz'],
  ['de', '1 Prise(n) Salz', '1', 'pinch', 'Salz'],
  ['de', 'ein halbes Bund Petersilie', '0.5', 'bunch', 'Petersilie'],
  ['de', 'eineinhalb TL Salz', '1.5', 'teaspoon', 'Salz'],
  ['de', '2 bis 3 Knoblauchzehen', '2–3', null, 'Knoblauchzehen'],
  ['de', '1 Msp. Natron', '1', 'pinch', 'Natron'],
  ['de', '2 Dutzend Austern', '24', null, 'Austern'],
  ['de', 'Zucker 100 g', '100', 'gram', 'Zucker'],
  ['fr', '2 cuillères à soupe d’huile', '2', 'tablespoon', 'huile'],
  ['fr', '1 c. à c. de sel', '1', 'teaspoon', 'sel'],
  ['fr', '1 càs de miel', '1', 'tablespoon', 'miel'],
  ['fr', '2 à 3 carottes', '2–3', null, 'carottes'],
  ['fr', 'une douzaine d’œufs', '12', null, 'œufs'],
  ['fr', 'une douzaine et demie d’œufs', '18', null, 'œufs'],
  ['fr', '2 douzaines et demie d’huîtres', '30', null, 'huîtres'],
  ['de', '1 EL, gehäuft Mehl', '1', 'tablespoon', 'Mehl'],
  ['de', '1 TL, gestrichen Salz', '1', 'teaspoon', 'Salz'],
  ['fr', '50 g de sucre + 10 g pour le moule', '50', 'gram', 'sucre'],
  ['fr', '50 g de sucre plus 10 g pour le moule', '50', 'gram', 'sucre'],
  ['de', '200 g Mehl + 2 EL für die Form', '200', 'gram', 'Mehl'],
  ['it', '100 g di burro + 10 g per la teglia', '100', 'gram', 'burro'],
  ['de', '6 kl. Zwiebeln', '6', null, 'kl. Zwiebeln'],
  ['de', '10 gr. Kartoffeln', '10', null, 'gr. Kartoffeln'],
  ['fr', '1 et 1/2 tasse de lait', '1.5', 'cup', 'lait'],
  ['fr', "2 gousses d'ail, hachées", '2', 'clove', 'ail'],
  ['es', '1 y 1/2 tazas de harina', '1.5', 'cup', 'harina'],
  ['es', 'una pizca de sal', '1', 'pinch', 'sal'],
  ['es', 'medio limón', '0.5', null, 'limón'],
  ['es', 'un par de huevos', '2', null, 'huevos'],
  ['es', '2 o 3 tomates', '2–3', null, 'tomates'],
  ['it', "un cucchiaio d'olio", '1', 'tablespoon', 'olio'],
  ['it', "2 spicchi d'aglio", '2', 'clove', 'aglio'],
  ['it', 'mezza cipolla', '0.5', null, 'cipolla'],
  ['it', 'Tuorli 3', '3', null, 'Tuorli'],
  ['it', 'Farina 00 250 g', '250', 'gram', 'Farina 00'],
  ['nl', '2 el olijfolie', '2', 'tablespoon', 'olijfolie'],
  ['nl', 'anderhalve liter water', '1.5', 'liter', 'water'],
  ['nl', '2 à 3 teentjes knoflook', '2–3', 'clove', 'knoflook'],
  ['de', 'von 80 bis 100 g Parmesan', '80–100', 'gram', 'Parmesan'],
  ['it', 'da 80 a 100 g di parmigiano', '80–100', 'gram', 'parmigiano'],
  ['de', '100 g Schokolade 70 %', '100', 'gram', 'Schokolade 70 %'],
  ['fr', '150 g de chocolat noir à 70 %', '150', 'gram', 'chocolat noir à 70 %'],
  ['es', '200 g de chocolate al 70 %', '200', 'gram', 'chocolate al 70 %'],
  ['it', '100 g di cioccolato al 70 %', '100', 'gram', 'cioccolato al 70 %'],
  ['es', 'taza y media de arroz', '1.5', 'cup', 'arroz'],
  ['fr', 'tasse et demie de riz', '1.5', 'cup', 'riz'],
  ['it', 'tazza e mezza di riso', '1.5', 'mug', 'riso'],
  ['de', 'Saft von 2 Zitronen', '2', null, 'Zitronen'],
  ['de', 'Saft und Abrieb einer Zitrone', '1', null, 'Zitrone'],
  ['de', 'abgeriebene Schale einer halben Zitrone', '0.5', null, 'Zitrone'],
  ['fr', "le jus d'un citron", '1', null, 'citron'],
  ['fr', "le jus d'1/2 citron", '0.5', null, 'citron'],
  ['fr', 'zeste râpé de 2 oranges', '2', null, 'oranges'],
  ['es', 'el zumo de medio limón', '0.5', null, 'limón'],
  ['es', 'ralladura de 1 naranja', '1', null, 'naranja'],
  ['it', 'il succo di mezzo limone', '0.5', null, 'limone'],
  ['it', 'scorza grattugiata di 2 limoni', '2', null, 'limoni'],
  ['nl', 'sap van een halve citroen', '0.5', null, 'citroen'],
  ['nl', 'rasp en sap van 2 limoenen', '2', null, 'limoenen'],
];

describe('Lines in a language whose words are known', () => {
  it.each(lines)(
    'of %s: %j tells its amount',
    (...[language, line, amount, unit, name]: Expected) => {
      expect(amountOf(language, line)).toBe(amount);
      expect(read(language, line)).toMatchObject({ unit, name });
    },
  );

  it.each([
    ['de', '150 g Butter und 2 EL Öl'],
    ['de', '2 EL bis 3 EL Öl'],
    ['de', '2x 200 g Schmand'],
    ['de', '100 g oder 2 EL Mehl'],
    ['de', '200 g (1 Cup) Mehl plus 2 EL'],
    ['fr', '1 kg 500 de veau'],
    ['de', '10 % Sahne'],
    ['de', 'Mehl Type 405'],
    ['de', '1. Mehl'],
    ['de', 'etwas Salz'],
    ['de', '1,000 g Mehl'],
    ['fr', '100 g de beurre + 20 g de margarine'],
    ['fr', "Le jus d'1/2 citron et 2 c. à soupe d'huile"],
    ['fr', '1 000 g de farine'],
    ['es', '1.500 kg de carne'],
    ['it', '20 g + q.b. burro'],
    ['nl', '2 x 400 g tomaten'],
  ])('of %s: %j stays whole, for it can be read in two ways or not at all', (language, line) => {
    expect(read(language, line)).toMatchObject({ quantityMin: null, unit: null, name: line });
  });

  it('keep the cook’s spelling of a unit and what links it to the name', () => {
    expect(read('fr', "2 cuillères à soupe d'huile d’olive")).toMatchObject({
      unitWord: 'cuillères à soupe',
      linkedName: "d'huile d’olive",
    });
  });

  it('keep what tells more of the measure or the name as a remark', () => {
    expect(read('de', '1 gestrichener TL Natron (frisch)').note).toBe('gestrichener, frisch');
    expect(read('it', 'sale q.b.').note).toBe('q.b.');
    expect(read('de', '2 Zehen Knoblauch, gepresst').preparation).toBe('gepresst');
  });
});

const spellings = languagesWithWords.flatMap((language) =>
  Object.entries(languageWords(language)?.units ?? {}).flatMap(([slug, words]) =>
    formsOf(words).flatMap(({ one, many }) =>
      [one, many].map((word): [string, string, string] => [language, slug, word]),
    ),
  ),
);

describe('Every spelling of a unit', () => {
  it.each([...new Set(spellings.map(([language, slug]) => `${language} ${slug}`))])(
    'belongs to a unit of the platform: %s',
    (named) => {
      const [, slug = ''] = named.split(' ');
      expect(builtInUnits.map((unit) => unit.slug)).toContain(slug);
      expect(namedUnitSlugs).toContain(slug);
    },
  );

  it.each(languagesWithWords)('of %s means one unit', (language) => {
    const own = spellings.filter(([of]) => of === language);
    const meanings = Map.groupBy(own, ([, , word]) => word.toLowerCase());
    const unclear = [...meanings].filter(
      ([, rows]) => new Set(rows.map(([, slug]) => slug)).size > 1,
    );
    expect(unclear.map(([word]) => word)).toEqual([]);
  });

  const amounts = [1 / 4, 1 / 2, 1, 1.5, 2, 3, 12, 250];

  it.each(spellings)(
    'of %s, %s as %j, is read with every amount or left alone',
    (language, slug, word) => {
      const name = thingOf(language, word);
      for (const amount of amounts) {
        const written = [formatAmount(amount, 'fraction'), String(amount).replace('.', ',')];
        for (const number of written) {
          expect(read(language, `${number} ${word} ${name}`)).toMatchObject({
            quantityMin: amount,
            quantityMax: amount,
            unit: slug,
            name,
          });
        }
      }
    },
  );

  const ofThings = languagesWithWords.flatMap((language) =>
    (languageWords(language)?.unitsOf ?? []).flatMap(({ words, things }) =>
      formsOf(words).map(({ many }): [string, string, string[]] => [
        language,
        many,
        things.split('; '),
      ]),
    ),
  );

  it.each(ofThings)('of two meanings is one of each of its things alone: %s, %s', (...word) => {
    const [language, many, things] = word;
    const units = things.map((thing) => read(language, `2 ${many} ${thing}`).unit);
    expect(units).not.toContain(null);
    expect(read(language, `2 ${many} Xyz`)).toMatchObject({ unit: null, name: `${many} Xyz` });
  });
});

describe('Words without their accents', () => {
  it.each([
    ['fr', '2 cuilleres a soupe de sucre', '2', 'tablespoon', 'sucre'],
    ['fr', '1 boite de thon', '1', 'can', 'thon'],
    ['fr', 'une pincee de sel', '1', 'pinch', 'sel'],
    ['es', '1 punado de nueces', '1', 'handful', 'nueces'],
    ['nl', 'één el suiker', '1', 'tablespoon', 'suiker'],
    ['de', '2 STRÄUSSCHEN Dill', '2', 'bunch', 'Dill'],
    ['it', '1 cucchiaino da te di sale', '1', 'teaspoon', 'sale'],
  ] satisfies Expected[])('of %s: %j are read', (...[language, line, amount, unit, name]) => {
    expect(amountOf(language, line)).toBe(amount);
    expect(read(language, line)).toMatchObject({ unit, name });
  });
});
