import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, type PlainRecipe, plainRecipes } from '#domain/testing/written-recipes.ts';

const told = (text: string, language = 'en') => toldRecipe(readText(text, language));
const links = Array.from({ length: 70 }, (_, at) => `More of kind ${'abcdefghij'[at % 10]}`);

const card = (recipe: PlainRecipe): string =>
  `Ingredients\n${linesOf(recipe).join('\n')}\nMethod\n${recipe.steps.join('\n')}\nNotes\nKeeps.`;

describe('The dish of a page', () => {
  const heads: Record<string, (title: string) => string> = {
    'with its site behind it': (title) => `${title} | The Bakery Blog`,
    'with its site before it': (title) => `The Bakery Blog - ${title}`,
    'in a longer name': (title) => `${title} Recipe - The Bakery Blog`,
    'in other letters': (title) => `${title} · THE BAKERY BLOG`,
  };

  it.each(Object.entries(heads))('is named by the name of the page %s', (_name, head) => {
    fc.assert(
      fc.property(plainRecipes, (recipe) => {
        const { title } = recipe;
        const text = [head(title), 'Skip to content', ...links, title, card(recipe)].join('\n');
        expect(told(text).title).toBe(title);
      }),
      { numRuns: 20 },
    );
  });

  it('is named by the card where the page has a longer name', () => {
    const recipe = 'Jam Buns\nAuthor: Nan\nPrep time: 20 minutes\nIngredients\n2 cups flour\n1 egg';
    const text = ['The Softest Jam Filled Buns - Nan', ...links, recipe, 'Method\nMix and bake.'];
    expect(told(text.join('\n')).title).toBe('Jam Buns');
  });

  it('keeps the letters of the page where the card has capitals alone', () => {
    const text = ['Rye Buns | Nan', ...links, 'RYE BUNS', 'Ingredients', '2 cups rye', '1 egg'];
    expect(told(text.join('\n')).title).toBe('Rye Buns');
  });

  it('is no greeting', () => {
    expect(told('Hi Ann,\n\nRye Buns\n\n2 cups rye\n1 egg\n\nMix and bake it.').title).toBe(
      'Rye Buns',
    );
  });
});

describe('A list that ends in plain food', () => {
  it.each([
    ['en', '2 eggs', ['Sesame seeds', 'Sliced chives'], 'Fry the eggs with the seeds and chives.'],
    ['de', '2 Eier', ['Kakaopulver', 'Zimt'], 'Eier schlagen, mit Kakaopulver und Zimt bestreuen.'],
    ['es', '2 huevos', ['Queso rallado'], 'Batir los huevos y cubrir con el queso rallado.'],
    ['it', '2 uova', ['prezzemolo', 'pepe'], 'Sbattete le uova con il prezzemolo e il pepe.'],
  ])('has it, in %s, and none of the buttons below', (...[language, egg, food, step]) => {
    const text = ['Dish', '100 g butter', egg, ...food, 'Get going', step].join('\n');
    const read = told(text, language);
    expect(read.lines).toEqual(expect.arrayContaining(['100 g butter', egg, ...food]));
    expect(read.steps).toEqual([step]);
  });

  it('has several of them in one line', () => {
    const row = 'Brown rice, green onions, sesame seeds, lime wedges';
    const text = `Dish\nIngredients\n1 cup stock\n2 eggs\n${row}\nMethod\nMix and eat it.`;
    expect(told(text).lines).toEqual(['1 cup stock', '2 eggs', row]);
  });
});
