import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, plainRecipes } from '#domain/testing/written-recipes.ts';

const told = (text: string, language = 'en') => toldRecipe(readText(text, language));
const withoutStop = (step: string): string => step.replace(/\.$/, '');

describe('Steps', () => {
  it('need no stops below a heading', () => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const steps = recipe.steps.map(withoutStop);
        const text = [recipe.title, 'Ingredients', ...linesOf(recipe), 'Method', ...steps];
        expect(told([...text, 'Notes', 'Keeps.'].join('\n')).steps).toEqual(steps);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['fr', 'Préparation', ['Éplucher les pommes', 'Cuire 1 heure à 180 °C']],
    ['de', 'Zubereitung', ['Die Äpfel schälen.', 'Mit Butter vermengen', 'Sofort servieren']],
    ['sv', 'Gör så här', ['Rör ihop allt', 'Grädda i 15 minuter']],
  ])('in %s end with the notes', (...[language, heading, steps]) => {
    const list = ['200 g butter', '2 dl mjölk'];
    const text = ['Tarte', 'Ingredients', ...list, heading, ...steps, 'Tips', 'Keeps.'];
    expect(told(text.join('\n'), language).steps).toEqual(steps);
  });

  it('that bake for a time are no times of the recipe', () => {
    const steps = ['Mix the flour with the eggs.', 'Bake 30 to 35 minutes.', 'Cool 10 minutes.'];
    const text = ['Buns', 'Ingredients', '1 cup flour', '2 eggs', 'Method', ...steps];
    expect(told(text.join('\n')).steps).toEqual(steps);
  });

  it('are those that use the ingredients, where two parts of a page are called so', () => {
    const steps = ['Whip the cream with the sugar.', 'Fold in the cocoa and chill it.'];
    const others = Array.from({ length: 5 }, (_, at) => `Press key ${at} to go on with this tour.`);
    const list = ['200 ml cream', '50 g sugar', '2 tbsp cocoa'];
    const text = ['Mousse', 'Ingredients', ...list, 'Steps', ...others, 'Method', ...steps];
    expect(told(text.join('\n')).steps).toEqual(steps);
  });

  it('end where a page goes on about something else', () => {
    const text =
      'Buns\nIngredients\n1 cup flour\n2 eggs\nMethod\nMix flour and eggs.\nDownload\nShare it\nClick on the stars to tell us what you think of this page.';
    expect(told(text).steps).toEqual(['Mix flour and eggs.']);
  });
});

describe('A list of ingredients', () => {
  const lines = ['75 g butter', '2 Eggs', '1 dl milk'];

  it.each([
    ['in a row', '75 g butter, 2 Eggs, 1 dl milk'],
    ['with amounts in lines of their own', '75 g\nbutter\n2\nEggs\n1 dl\nmilk'],
    ['with units in lines of their own', '75 g\nbutter\n2\nEggs\n1\ndl\nmilk'],
  ])('is read %s', (_name, written) => {
    const text = `Buns\n\nIngredients\n${written}\n\nMethod\nMix the butter with the eggs.`;
    expect(told(text).lines).toEqual(lines);
  });

  it.each([
    ['Für den Teig', 'Für den Belag', 'de'],
    ['Sauce', 'Topping', 'en'],
    ['Pour la pâte', 'Garniture', 'fr'],
    ['Per il ripieno', 'Glassa', 'it'],
  ])('is parted by %s and %s', (one, other, language) => {
    const text = `Dish\nIngredients\n${one}\n200 g butter\n2 g salt\n${other}\n3 g sugar\n1 kg milk\nMethod\nMix.`;
    expect(told(text, language).titles).toEqual([one, other]);
  });
});

it('No table of nutrients is a list of ingredients', () => {
  const table = [
    'Carboidratos 4 g 10 g',
    'Proteinas 9 g 23 g',
    'Fibra 5 g 12 g',
    '154 kcal 385 kcal',
  ];
  const text = ['Bolo', ...table, 'Ingredientes', '2 g de sal', 'açúcar', 'Preparo', 'Misture.'];
  expect(told(text.join('\n'), 'pt').lines).toEqual(['2 g de sal', 'açúcar']);
});
