import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsedRecipe } from './parsed-recipe.ts';
import { readSource } from './read-source.ts';

const written: Record<string, { lines: string[]; heads: [string, string] }> = {
  de: {
    lines: ['2 EL Öl', '1 Prise Salz', '3 Zehen Knoblauch', '200 g gehackte Nüsse', '1 TL Zucker'],
    heads: ['Zutaten', 'Zubereitung'],
  },
  fr: {
    lines: [
      '2 c. à soupe de calvados',
      '1 pincée de sel',
      '3 cuillères à café de miel',
      '1 gousse d’ail',
    ],
    heads: ['Ingrédients', 'Préparation'],
  },
  es: {
    lines: [
      '2 cucharadas de aceite',
      '1 pizca de sal',
      '3 dientes de ajo',
      '1 cucharadita de miel',
    ],
    heads: ['Ingredientes', 'Elaboración'],
  },
  it: {
    lines: [
      '2 cucchiai di olio',
      '1 pizzico di sale',
      '3 spicchi di aglio',
      '1 cucchiaino di miele',
    ],
    heads: ['Ingredienti', 'Preparazione'],
  },
  nl: {
    lines: ['2 eetlepels olie', '1 snufje zout', '3 teentjes knoflook', '1 theelepel honing'],
    heads: ['Ingrediënten', 'Bereiding'],
  },
  en: {
    lines: ['2 tablespoons oil', '1 pinch of salt', '3 cloves garlic', '1 teaspoon honey'],
    heads: ['Ingredients', 'Method'],
  },
};
const languages = Object.keys(written);
const step = 'Xyz abc def ghi jkl mno pqr stu vwx.';
const textIn = (language: string): string => {
  const { lines = [], heads = ['', ''] } = written[language] ?? {};
  return ['Abc', '', heads[0], ...lines, '', heads[1], step].join('\n');
};
const readings = (text: string, language: string) =>
  readSource({ text, address: null, language }).recipes.map((recipe) => {
    const { language: told, ingredientGroups } = parsedRecipe(recipe, language);
    return {
      told: told?.value ?? language,
      lines: ingredientGroups.value.flatMap(({ lines }) => lines.map(({ reading }) => reading)),
    };
  });

const any = fc.constantFrom(...languages);

describe('A text that says no language', () => {
  it('is read in that of its list, whoever reads it', () => {
    fc.assert(
      fc.property(any, any, (own, reader) => {
        expect(readings(textIn(own), reader)).toEqual(readings(textIn(own), own));
      }),
    );
  });

  it('has the amounts of its language', () => {
    const [recipe] = readings(textIn('fr'), 'en-GB');
    expect(recipe?.lines[0]).toMatchObject({ quantityMin: 2, unitSlug: 'tablespoon' });
  });

  it('is that of the reader where its list tells nothing', () => {
    const text = `Buns\n\nIngredients\n2 egg\n3 banana\n200 g halva\n\nMethod\n${step}`;
    fc.assert(fc.property(any, (reader) => readings(text, reader)[0]?.told === reader));
  });
});

describe('A page', () => {
  const pageIn = (own: string, lang: string): string =>
    `<html${lang}><body>${textIn(own).replaceAll(/.+/g, '<p>$&</p>')}</body></html>`;

  it('is read in the language it names, else in that of its list', () => {
    fc.assert(
      fc.property(any, any, any, (own, named, reader) => {
        expect(readings(pageIn(own, ` lang="${named}"`), reader)[0]?.told).toBe(named);
        expect(readings(pageIn(own, ''), reader)[0]?.told).toBe(own);
      }),
    );
  });

  it('is read in the language of its list where only its markup has one', () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Abc',
      recipeIngredient: written['fr']?.lines,
      recipeInstructions: [step],
    };
    const html = `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`;
    expect(readings(html, 'en')[0]).toMatchObject({ told: 'fr' });
  });
});
